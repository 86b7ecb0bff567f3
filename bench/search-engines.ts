import { globSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openTestSite, type TestSite } from '../tests/open-test-site.ts'
import { kinds, load, quantile } from './catalogue.ts'
import { openDice } from './generate-lots.ts'
import { fillPlain, findPlain } from './plain-search.ts'

const SIZES = (process.env.BENCH_LOTS ?? '10000 200000').split(' ').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const WARM_UP = 2
const KEPT = process.env.BENCH_DATA ?? '/tmp/stocklot-search-engines'

/**
 * The search that is built in beside a plain one (`plain-search.ts`) on the same lots, by turns, so that load falls on both. Both read
 * words, a page of 25 and all counts; ours also writes the page. CPU is that of PostgreSQL alone.
 */
export async function benchSearchEngines(): Promise<void> {
  for (const size of SIZES) {
    const kept = join(KEPT, String(size))
    await mkdir(kept, { recursive: true })
    const site = await openTestSite({ LOG_LEVEL: 'error', DATA_DIR: kept })
    try {
      await load(site, size)
      await compare(site, size)
    } finally {
      await site.stop()
    }
  }
}

async function compare(site: TestSite, size: number): Promise<void> {
  const lock = (await readFile(globSync(join(site.dataDir, '**/postmaster.pid'))[0] ?? '', 'utf8')).split('\n')
  const client = new pg.Client({ host: lock[4] ?? '', user: 'postgres', database: 'app' })
  await client.connect()
  await fillPlain(client, size)
  const spent = () => postgresTime(lock[0] ?? '')
  const all: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] }
  console.log(`${size} lots, load ${loadavg()[0]?.toFixed(1)}: p50 / p95 in ms (CPU of PostgreSQL)`)
  for (const [name, make] of Object.entries(kinds)) {
    const times: Record<'ours' | 'plain', number[]> = { ours: [], plain: [] }
    const cpu = { ours: 0, plain: 0 }
    const dice = openDice(300)
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const query = make(dice)
      for (const engine of ['ours', 'plain'] as const) {
        const before = await spent()
        const start = performance.now()
        if (engine === 'ours') await (await fetch(`${site.url}/api/lots?${query}`)).arrayBuffer()
        else await findPlain(client, new URLSearchParams(query))
        const took = performance.now() - start
        if (round < 0) continue
        times[engine].push(took)
        cpu[engine] += ((await spent()) - before) / ROUNDS
      }
    }
    all.ours.push(...times.ours)
    all.plain.push(...times.plain)
    const said = (engine: 'ours' | 'plain') =>
      `${engine} ${quantile(times[engine], 0.5)} / ${quantile(times[engine], 0.95)} (${cpu[engine].toFixed(1)})`
    console.log(`  ${name.padEnd(32)} ${said('ours')}; ${said('plain')}`)
  }
  const of = (engine: 'ours' | 'plain') => `${engine} ${quantile(all[engine], 0.5)} / ${quantile(all[engine], 0.95)}`
  const ratio = quantile(all.plain, 0.95) / quantile(all.ours, 0.95)
  console.log(`  all of them: ${of('ours')}; ${of('plain')}; plain over ours, p95: ${ratio.toFixed(2)}`)
  await client.end()
}

/** Milliseconds of processor of a PostgreSQL server's processes. */
async function postgresTime(postmaster: string): Promise<number> {
  const stats = await Promise.all(globSync('/proc/[0-9]*/stat').map((file) => readFile(file, 'utf8').catch(() => '')))
  return stats
    .map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
    .filter(([, parent]) => parent === postmaster)
    .reduce((sum, own) => sum + 10 * (Number(own[11]) + Number(own[12])), 0)
}
