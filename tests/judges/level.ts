import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { joinOffice } from '../join-office.ts'
import { openTestSite, type TestSite, teamToken } from '../open-test-site.ts'
import { databaseOf } from '../run-program.ts'
import { untilAnswered } from './seller.ts'
import { openTraffic, type Verdict } from './traffic.ts'

const MINUTE = 60_000
const CONTROL = { samples: 9, every: 2_000 }

/** Of the program's process, its TMPDIR and its database, at one moment. */
interface Sample {
  readonly memoryMb: number
  readonly descriptors: number
  readonly temporaryFiles: number
  readonly tablesMb: number
  /** Bytes per row of each table above a megabyte: rows are kept, what updates leave behind is not. */
  readonly bytesPerRow: Readonly<Record<string, number>>
}

export interface LevelResult extends Verdict {
  /** What still grew in the last third. */
  readonly growing: readonly string[]
  /** The same of a program that leaks memory, descriptors and files, beside a table that is never vacuumed. */
  readonly control: readonly string[]
}

/** Looks and tells every minute what mixed traffic takes up: offers with files, notes, pages, searches, the office, and lots that change their prices. */
export async function judgeLevel(minutes: number): Promise<LevelResult> {
  const leak = `import { openSync, writeFileSync } from 'node:fs'
    const kept = []
    process.on('SIGUSR2', () => {
      for (let leak = 0; leak < 80; leak++) {
        kept.push(Buffer.alloc(1e6, 1), openSync('/dev/null'))
        writeFileSync(process.env.TMPDIR + '/leak-' + kept.length, '')
      }
    })`
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(leak)}` }
  const control = await watch(CONTROL.samples, CONTROL.every, env, async (database, site) => {
    process.kill(site.pid(), 'SIGUSR2')
    await leakTable(database)
  })
  const { samples, verdict } = await watch(minutes, MINUTE)
  return { ...verdict, growing: findGrowing(samples), control: findGrowing(control.samples) }
}

async function watch(
  count: number,
  every: number,
  env: Record<string, string> = {},
  disturb: (database: pg.Client, site: TestSite) => Promise<unknown> = async () => undefined,
): Promise<{ samples: Sample[]; verdict: Verdict }> {
  const temporary = await mkdtemp(join(tmpdir(), 'stocklot-level-'))
  const site = await openTestSite({ TMPDIR: temporary, ...env })
  const database = new pg.Client(await databaseOf(site.dataDir))
  await database.connect()
  const { cookies } = await joinOffice(site)
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const traffic = await openTraffic(site.url)
  const done = new AbortController()
  const changing = keepChanging(site.url, session, done.signal)
  const samples: Sample[] = []
  for (let sample = 0; sample < count; sample++) {
    await delay(every)
    await disturb(database, site)
    const found = await look(site, database, temporary)
    samples.push(found)
    console.log(JSON.stringify(found))
  }
  done.abort()
  await changing
  await traffic.stop()
  const verdict = await traffic.judge()
  await database.end()
  await site.close()
  await rm(temporary, { recursive: true })
  return { samples, verdict }
}

async function keepChanging(origin: string, session: string, done: AbortSignal): Promise<void> {
  const ask = (path: string, init: RequestInit = {}) =>
    untilAnswered(done, () => fetch(origin + path, { ...init, signal: done }))
  try {
    for (let round = 1; ; round++) {
      const lots = Array.from({ length: 100 }, (_, number) => ({
        externalId: `level-${number}`,
        categories: ['toys'],
        texts: { en: { title: `Wooden train ${number}` } },
        condition: 'new_a',
        quantity: 100,
        unit: 'H87',
        price: { amount: round },
        stock: { country: 'NL' },
      }))
      await ask('/api/team/lots', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${teamToken}` },
        body: JSON.stringify(lots),
      })
      await ask(`/en/products?q=train+${round % 100}`)
      await ask('/de/products?q=wooden&sort=price')
      await ask('/en/products/feed.xml')
      for (const page of ['inbox', 'lots?q=train', 'outbox', 'audit'])
        await ask(`/en/team/${page}`, { headers: { cookie: session } })
    }
  } catch (fault) {
    if (!done.aborted) throw fault
  }
}

async function look(site: TestSite, database: pg.Client, temporary: string): Promise<Sample> {
  const status = await readFile(`/proc/${site.pid()}/status`, 'utf8')
  const tables = await database.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const bytesPerRow: Record<string, number> = {}
  for (const { name, bytes } of tables.rows) {
    if (Number(bytes) < 1_048_576) continue
    const { rows } = await database.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`)
    bytesPerRow[name] = Math.round(Number(bytes) / Math.max(1, Number(rows[0]?.count)))
  }
  return {
    memoryMb: Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024),
    descriptors: (await readdir(`/proc/${site.pid()}/fd`)).length,
    temporaryFiles: (await readdir(temporary, { recursive: true })).length,
    tablesMb: Math.round(tables.rows.reduce((sum, { bytes }) => sum + Number(bytes), 0) / 1_048_576),
    bytesPerRow,
  }
}

/** The highest of the last third is compared with that of the third before; the first one is for warming up. */
function findGrowing(samples: readonly Sample[]): string[] {
  const third = Math.floor(samples.length / 3)
  const [middle, last] = [samples.slice(-2 * third, -third), samples.slice(-third)]
  const grows = (formatQuantity: (sample: Sample) => number, ratio: number, slack: number) => {
    const [before, after] = [middle, last].map((part) => Math.max(...part.map(formatQuantity)))
    return (after ?? 0) > (before ?? 0) * ratio + slack
  }
  const tables = Object.keys(samples.at(-1)?.bytesPerRow ?? {})
  return [
    ...(grows(({ memoryMb }) => memoryMb, 1.1, 20) ? ['memory'] : []),
    ...(grows(({ descriptors }) => descriptors, 1.1, 20) ? ['descriptors'] : []),
    ...(grows(({ temporaryFiles }) => temporaryFiles, 1.1, 10) ? ['temporary files'] : []),
    // One that has only now reached a megabyte can be compared with nothing.
    ...tables
      .filter((name) => middle.some(({ bytesPerRow }) => name in bytesPerRow))
      .filter((name) => grows(({ bytesPerRow }) => bytesPerRow[name] ?? 0, 1.25, 0))
      .map((name) => `table ${name}`),
  ]
}

async function leakTable(database: pg.Client): Promise<void> {
  await database.query('create table if not exists leaking (id int, filler text) with (autovacuum_enabled = off)')
  await database.query(`insert into leaking select n, repeat(md5(n::text), 30) from generate_series(1, 3000) n
    where not exists (select from leaking)`)
  await database.query('update leaking set id = id + 1')
}
