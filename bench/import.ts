import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCsv, writeXlsx } from '../app/platform/database/write-table.server.ts'
import { openTestSite, type TestSite, teamToken } from '../tests/open-test-site.ts'
import { type Language, languages, makeLot, makeVocabulary, openRandom } from './generate-lots.ts'
import { timed } from './measures.ts'
import { readProcesses } from './own-database.ts'

const MANY = Number(process.env.BENCH_LOTS ?? 10_000)
const vocabulary = makeVocabulary(openRandom(1))
type Lot = ReturnType<typeof makeLot>

/** Lots of an import, their keys after a number that no other import has. */
function makeLots(series: number, inLanguages?: readonly Language[]): Lot[] {
  const random = openRandom(series + 10)
  return Array.from({ length: MANY }, (_, place) => makeLot(random, vocabulary, series * MANY + place, inLanguages))
}

/**
 * Imports of lots, as they come from outside: by HTTP and by the command, for the first time, again, and changed. Each lot has a
 * title of four words, a description of eleven and three lines of a manifest with GTIN, name and brand; those of a table have no lines
 * and one language.
 */
export async function benchImport(): Promise<void> {
  const site = await openTestSite({ LOG_LEVEL: 'error' })
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-bench-'))
  try {
    await importLots(site, makeLots(9).slice(0, 500))
    for (const [name, lots] of [
      ['NDJSON by HTTP, two languages', makeLots(0)],
      ['NDJSON by HTTP, eight languages', makeLots(1, languages)],
    ] as const) {
      await measure(site, name, MANY, () => importLots(site, lots))
      await measure(site, '  the same again', MANY, () => importLots(site, lots))
      const dearer = lots.map((lot) => ({ ...lot, price: { amount: lot.price.amount + 1 } }))
      await measure(site, '  with other prices', MANY, () => importLots(site, dearer))
    }
    const files: Readonly<Record<string, string | Buffer>> = {
      'lots.csv': writeCsv(tableOf(makeLots(2))),
      'lots.xlsx': await writeXlsx(tableOf(makeLots(3)), 'lots'),
      'lots.ndjson': makeLots(4)
        .map((lot) => JSON.stringify(lot))
        .join('\n'),
    }
    for (const [name, content] of Object.entries(files)) {
      const path = join(directory, name)
      await writeFile(path, content)
      await measure(site, `${name} by the command`, MANY, () => command(site, path))
      await measure(site, '  the same again', MANY, () => command(site, path))
    }
  } finally {
    await rm(directory, { recursive: true })
    await site.close()
  }
}

async function measure(site: TestSite, name: string, many: number, work: () => Promise<unknown>): Promise<void> {
  const before = await processorTime(site)
  const took = await timed(work)
  const after = await processorTime(site)
  const each = (what: keyof typeof after) => ((after[what] - before[what]) / many).toFixed(3)
  const rate = Math.round(many / (took / 1_000))
  console.log(
    `${name.padEnd(34)} ${String(rate).padStart(6)} lots/s; CPU of each: PostgreSQL ${each('database')} ms, program ${each('program')} ms; load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** Imports lots by HTTP. @returns the answer @throws {Error} not all of them were imported */
export async function importLots(site: Pick<TestSite, 'url'>, lots: readonly object[]): Promise<string> {
  const answer = await fetch(`${site.url}/api/team/lots`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teamToken}`, 'content-type': 'application/x-ndjson' },
    body: lots.map((lot) => JSON.stringify(lot)).join('\n'),
  })
  const text = await answer.text()
  if (answer.status !== 200 || /"(?:rejected|stopped)"/.test(text)) throw new Error(text.slice(0, 500))
  return text
}

async function command(site: TestSite, path: string): Promise<void> {
  const child = spawn(process.execPath, ['build/server/index.js', 'lots', 'import', path], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir, PUBLIC_URL: site.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
}

function tableOf(lots: readonly Lot[]): (string | number | null)[][] {
  return [
    'id,title,description,category,brand,condition,quantity,price,price visibility,incoterm,country,city,best before'.split(
      ',',
    ),
    ...lots.map(({ externalId, texts, categories, brands, condition, quantity, price, ...lot }) => [
      ...[externalId, texts.en?.title ?? '', texts.en?.description ?? '', categories[0] ?? '', brands[0] ?? ''],
      ...[condition, quantity, price.amount / 100, lot.priceVisibility, lot.incoterm, lot.stock.country],
      ...[lot.stock.city, lot.dates ? lot.dates.min : null],
    ]),
  ]
}

/** Milliseconds of processor that PostgreSQL and the program have used, commands that have ended among it. */
async function processorTime(site: TestSite): Promise<{ database: number; program: number }> {
  const { postmaster, processes } = await readProcesses(site)
  const used = { database: 0, program: 0 }
  for (const { pid, parent, own, ended } of processes) {
    if (pid === postmaster) used.database += own + ended
    else if (parent === postmaster) used.database += own
    else if (pid === String(site.pid())) used.program += own
    else if (pid === String(process.pid)) used.program += ended
  }
  return used
}
