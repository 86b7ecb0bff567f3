import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openTestSite, type TestSite } from '../tests/open-test-site.ts'
import { gtinOf, makeLot, makeVocabulary, openRandom, type SeededRandom } from './generate-lots.ts'
import { importLots } from './import.ts'
import { quantile } from './measures.ts'
import { connectToDatabase, readProcesses } from './own-database.ts'

/** Lots that are imported as they would be; larger catalogues repeat their texts, with other places, prices and quantities. */
const MAX_IMPORTED = 5_000
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 2)
const WARM_UP = 3
const ROUNDS = 30
/** Milliseconds that 95 in 100 requests should take at most. */
const GOAL = 100
const SIZES = (process.env.BENCH_LOTS ?? '10000 1000000').split(' ').map(Number)

type MakeQuery = (random: SeededRandom) => string
const vocabulary = makeVocabulary(openRandom(1))
const nouns =
  'shoes boots chairs lamps headphones dolls olives coffee Laufschuhe Kopfhörer chaussures zapatos scarpe buty παπούτσια أحذية'.split(
    ' ',
  )
const asList = (list: readonly string[]): [string, ...string[]] => [list[0] ?? '', ...list.slice(1)]
const nounList = asList(nouns)
const category: MakeQuery = (random) =>
  `category=${random.pick(asList(['garden', 'electronics', 'shoes', 'toys', 'food', 'beauty']))}`
const country: MakeQuery = (random) => `country=${random.pick(asList(['DE', 'PL', 'NL', 'GR', 'PT', 'MT']))}`
const word: MakeQuery = (random) => encodeURIComponent(random.pick(nounList))
const price: MakeQuery = (random) => {
  const from = random.between(1, 50)
  return `minPrice=${from}&maxPrice=${from * 4}`
}

/** What buyers do, each with other words and values every time. */
const kinds: Readonly<Record<string, MakeQuery>> = {
  'all lots': () => '',
  'a category': category,
  'category, country': (random) => `${category(random)}&${country(random)}`,
  'category, price, condition': (random) =>
    `${category(random)}&${price(random)}&condition=${random.pick(asList(['new_a', 'mixed', 'salvage']))}`,
  'lowest price first': (random) => `${country(random)}&sort=price`,
  'a frequent word': (random) => `q=${word(random)}`,
  'a frequent word, newest first': (random) => `q=${word(random)}&sort=newest`,
  'a brand': (random) => `q=${random.pick(vocabulary.brands, 3)}`,
  'two words': (random) => `q=${word(random)}+${random.pick(vocabulary.brands, 3)}`,
  'word, category, price': (random) => `q=${word(random)}&${category(random)}&${price(random)}`,
  'a rare word': (random) => `q=${random.pick(vocabulary.rare)}`,
  'as it is typed': (random) => `q=${encodeURIComponent(random.pick(nounList).slice(0, 4))}`,
  'a typing error': (random) => {
    const typed = random.pick(vocabulary.rare)
    return `q=${typed.slice(0, 3)}${typed.slice(4)}`
  },
  'a GTIN': (random) => `q=${gtinOf(random.between(0, 14_999))}`,
}

/** A directory to keep what was loaded in: the next run measures without loading again. */
const KEPT = process.env.BENCH_DATA

/** The list over HTTP: search, filters, counts and page, with ten thousand and a million lots, or as many as `BENCH_LOTS` says. */
export async function benchCatalogue(): Promise<void> {
  const overall: { p95: number; cpu: number }[] = []
  for (const size of SIZES) overall.push(await benchSize(size))
  const [small, large] = overall
  if (!small || !large) return
  const growth = [large.p95 / small.p95, large.cpu / small.cpu].map((ratio) => ratio.toFixed(1))
  console.log(`${SIZES[1]} over ${SIZES[0]} lots: p95 ${growth[0]}, CPU ${growth[1]}`)
}

async function benchSize(size: number): Promise<{ p95: number; cpu: number }> {
  const kept = KEPT === undefined ? null : join(KEPT, String(size))
  if (kept) await mkdir(kept, { recursive: true })
  const site = await openTestSite({ LOG_LEVEL: 'error', ...(kept && { DATA_DIR: kept }) })
  try {
    await load(site, size)
    const all: number[] = []
    const spent: number[] = []
    console.log(`${size} lots, ${CLIENTS} clients; load ${loadavg()[0]?.toFixed(1)}`)
    for (const [name, make] of Object.entries(kinds)) {
      const before = await processorTime(site)
      const times = await measure(site, make)
      const cpu = ((await processorTime(site)) - before) / (times.length + WARM_UP * CLIENTS)
      all.push(...times)
      spent.push(cpu)
      console.log(
        `  ${name.padEnd(32)} p50 ${latency(times, 0.5)} ms, p95 ${latency(times, 0.95)} ms, CPU ${cpu.toFixed(1)} ms each`,
      )
    }
    const above = all.filter((time) => time > GOAL).length
    const cpu = spent.reduce((sum, one) => sum + one, 0) / spent.length
    console.log(
      `  ${'all of them'.padEnd(32)} p50 ${latency(all, 0.5)} ms, p95 ${latency(all, 0.95)} ms, CPU ${cpu.toFixed(1)} ms each; ${all.length} requests, ${above} of them above ${GOAL} ms; load ${loadavg()[0]?.toFixed(1)}`,
    )
    return { p95: latency(all, 0.95), cpu }
  } finally {
    await (kept ? site.stop() : site.close())
  }
}

async function measure(site: TestSite, make: MakeQuery): Promise<number[]> {
  const times: number[] = []
  const client = async (seed: number) => {
    const random = openRandom(seed)
    for (let round = -WARM_UP; round < ROUNDS / CLIENTS; round++) {
      const query = make(random)
      const start = performance.now()
      const answer = await fetch(`${site.url}/api/lots?${query}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${query} was answered with ${answer.status}.`)
      if (round >= 0) times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, seed) => client(seed + 100)))
  return times
}

async function load(site: TestSite, size: number): Promise<void> {
  const client = await connectToDatabase(site)
  const start = performance.now()
  const { rows: known } = await client.query('select from lots limit 1')
  if (known.length === 0) await fill(site, client, size)
  await client.query('vacuum (analyze) lot_search')
  await client.query('vacuum (analyze) lot_words')
  await client.query('vacuum (analyze) lots')
  await client.query('vacuum (analyze) catalogue_words')
  const { rows } = await client.query(`select (select count(*) from lot_search) as lots,
    (select count(*) from lot_lines) as lines, (select count(*) from catalogue_words) as words,
    pg_size_pretty(pg_database_size('app')) as size`)
  console.log(
    `loaded in ${Math.round((performance.now() - start) / 1_000)} s: ${rows[0].lots} lots, ${rows[0].lines} manifest lines, ${rows[0].words} words, ${rows[0].size}`,
  )
  await client.end()
}

async function fill(site: TestSite, client: pg.Client, size: number): Promise<void> {
  const imported = Math.min(size, MAX_IMPORTED)
  const start = performance.now()
  const random = openRandom(2)
  for (let at = 0; at < imported; at += 1_000) {
    const lots = Array.from({ length: Math.min(1_000, imported - at) }, (_, place) =>
      makeLot(random, vocabulary, at + place),
    )
    await importLots(site, lots)
  }
  const rate = Math.round(imported / ((performance.now() - start) / 1_000))
  console.log(`${imported} lots came in by import, ${rate} lots/s`)
  if (size > imported) await repeat(client, size / imported)
}

/** Repeats what was imported: the same words, with places, conditions, prices and quantities of others, and codes of their own. */
async function repeat(client: pg.Client, times: number): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set synchronous_commit = off`,
  )
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename in ('lot_search', 'lot_words') and indexname not like '%_pkey'`,
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  await client.query(`
    create table copied as
    select uuidv7() as id, own.id as from_id, other.id as other_id, 'L-2612-' || lpad((row_number() over ())::text, 7, '0') as reference
    from (select id, row_number() over (order by id) as place, count(*) over () as many from lots) as own
    cross join generate_series(1, ${times - 1}) as n
    join (select id, row_number() over (order by id) as place from lots) as other
      on other.place = (own.place + n * 7919) % own.many + 1`)
  const { rows: columns } = await client.query(`select column_name as name from information_schema.columns
    where table_name = 'lots' and is_generated = 'NEVER' order by ordinal_position`)
  const names: string[] = columns.map(({ name }) => name)
  const other = [
    'condition',
    'incoterm',
    'country',
    'quantity',
    'unit',
    'base_quantity',
    'moq',
    'step',
    'splittable',
    'listed_at',
    'price_amount',
    'unit_price',
  ]
  const value = (name: string) =>
    name === 'id' || name === 'reference'
      ? `copied.${name}`
      : name === 'external_id'
        ? 'null'
        : name === 'price_visibility' ||
            name === 'price_basis' ||
            name === 'tiers' ||
            name === 'currency' ||
            other.includes(name)
          ? `other.${name}`
          : `own.${name}`
  await client.query(`insert into lots (${names.join(', ')}) select ${names.map(value).join(', ')}
    from copied join lots as own on own.id = from_id join lots as other on other.id = other_id`)
  await client.query(`insert into lot_texts select copied.id, language, title, description, origin
    from copied join lot_texts on lot_id = from_id`)
  await client.query(`insert into lot_lines (lot_id, no, gtin, sku, name, brand, quantity, unit, unit_price, retail_price, best_before, extra)
    select copied.id, no, null, sku, name, brand, quantity, unit, unit_price, retail_price, best_before, extra
    from copied join lot_lines on lot_id = from_id`)
  await client.query(`insert into lot_search (lot_id, listed_at, public_price, member_price, quantity, date_min,
      use_by, reserved_until, availability, condition, incoterm, country, categories, brands)
    select copied.id, date_trunc('milliseconds', l.listed_at) + random() * interval '1 day', l.public_unit_price, l.member_unit_price, trunc(l.base_quantity), l.date_min,
      null, null, l.status, l.condition, l.incoterm, l.country, l.categories, own.brands
    from copied join lots as l on l.id = copied.id join lot_search as own on own.lot_id = from_id`)
  await client.query(`insert into lot_words (lot_id, words)
    select copied.id, to_tsvector('simple', replace(lower(copied.reference), '-', '')) || own.words
    from copied join lot_words as own on own.lot_id = from_id`)
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('drop table copied')
}

/** Milliseconds of processor that the program and its database have used: says more than times where others use the machine. */
async function processorTime(site: TestSite): Promise<number> {
  const { postmaster, processes } = await readProcesses(site)
  return processes
    .filter(({ pid, parent }) => pid === String(site.pid()) || parent === postmaster)
    .reduce((sum, { own }) => sum + own, 0)
}

/** In milliseconds, to one decimal. */
function latency(times: readonly number[], share: number): number {
  return Math.round(quantile(times, share) * 10) / 10
}
