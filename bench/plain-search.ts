import type pg from 'pg'

const CAP = 1_001
const PAGE = 25
/** Batches of 1,000 lots that are indexed as an import does. */
const MEASURED = 5

/**
 * Search with what PostgreSQL has: a row per lot with a weighted `tsvector`, GIN, and trigrams over a table of words. The words and
 * facts are those of the search that is built in, so that both find the same.
 */
export async function fillPlain(client: pg.Client, size: number): Promise<void> {
  // As the built-in search sets them.
  await client.query(`set jit = off; set max_parallel_workers_per_gather = 0`)
  await client.query('drop table if exists plain_search')
  await client.query(`create table plain_search (
    lot_id uuid primary key, listed_at timestamptz not null, public_price bigint, quantity bigint not null, date_min date,
    availability text not null, condition text not null, incoterm text not null, country text not null, categories text[] not null,
    brands text[] not null, words tsvector not null)`)
  for (const index of [
    'gin (words)',
    'gin (categories, condition, country, incoterm)',
    '(listed_at desc, lot_id desc)',
    '(public_price, lot_id)',
    '(country, public_price)',
    '(quantity)',
    '(date_min) where date_min is not null',
    '(condition)',
  ])
    await client.query(`create index on plain_search using ${index.startsWith('gin') ? index : `btree ${index}`}`)
  const start = performance.now()
  const ids = `select lot_id, row_number() over (order by lot_id) / 1000 as batch from lot_search`
  const { rows: batches } = await client.query(
    `select array_agg(lot_id) as ids from (${ids}) as numbered group by batch order by batch`,
  )
  // The first batches as an import would write them, cutting the words; the rest is copied.
  for (const { ids: batch } of batches.slice(0, MEASURED)) await client.query(insertOf('words_of_lots($1)'), [batch])
  const plain = performance.now() - start
  const begin = performance.now()
  for (const { ids: batch } of batches.slice(0, MEASURED)) {
    await client.query('begin')
    await client.query('delete from lot_search where lot_id = any ($1)', [batch])
    await client.query('select bring_into_catalogue($1)', [batch])
    await client.query('commit')
  }
  const ours = performance.now() - begin
  const rate = (took: number) => Math.round((Math.min(MEASURED * 1_000, size) / took) * 1_000)
  console.log(`indexed on one connection, words cut: ours ${rate(ours)} lots/s, plain ${rate(plain)} lots/s`)
  for (const { ids: batch } of batches.slice(MEASURED))
    await client.query(insertOf('(select lot_id, words from lot_search where lot_id = any ($1))'), [batch])
  await client.query('vacuum (analyze) plain_search')
}

function insertOf(words: string): string {
  return `insert into plain_search
    select found.lot_id, listed_at, public_unit_price, trunc(base_quantity), date_min, status, condition, incoterm, country,
      categories || food_categories, brand_keys(found.words), found.words
    from ${words} as found (lot_id, words) join lots on id = found.lot_id`
}

/** A page and all counts of a query, by one statement. */
export async function findPlain(client: pg.Client, query: URLSearchParams): Promise<void> {
  const q = query.get('q')
  const value = (name: string) => client.escapeLiteral(query.get(name) ?? '')
  const filters = new Map<string, string>()
  if (query.has('category')) filters.set('category', `categories && array[${value('category')}]`)
  if (query.has('country')) filters.set('country', `country = ${value('country')}`)
  if (query.has('condition')) filters.set('condition', `condition = ${value('condition')}`)
  if (query.has('minPrice'))
    filters.set(
      'price',
      `public_price between ${Number(query.get('minPrice')) * 100} and ${Number(query.get('maxPrice')) * 100}`,
    )
  const order = query.get('sort') === 'price' ? 'public_price, lot_id' : 'listed_at desc, lot_id desc'
  const ids =
    q === null ? await findByFilters(client, filters, order) : await findByWords(client, q, filters, query.has('sort'))
  await client.query(`select * from lots join lot_texts on lot_id = id where id = any ($1)`, [ids])
}

const facets: readonly (readonly [name: string, expression: string])[] = [
  ['condition', 'condition'],
  ['country', 'country'],
  ['incoterm', 'incoterm'],
  ['availability', 'availability'],
  ['price', 'width_bucket(public_price, array[100, 500, 1000, 2500, 10000]::bigint[])::text'],
  ['quantity', 'width_bucket(quantity, array[500, 1000, 5000, 20000]::bigint[])::text'],
  ['listed', `(listed_at > now() - interval '7 days')::text`],
  ['shelfLife', `width_bucket(date_min - current_date, array[30, 90, 180, 365])::text`],
]

/** Words are looked up, mistyped ones corrected, all matches gathered and counted; the page is the best of the 500 newest. */
async function findByWords(client: pg.Client, q: string, filters: ReadonlyMap<string, string>, isNewest: boolean) {
  const passes = [...filters].map(([name, condition]) => `${condition} as by_${name}`)
  const passing = (without: string) =>
    [...filters.keys()]
      .filter((name) => name !== without)
      .map((name) => `by_${name}`)
      .join(' and ') || 'true'
  const counts = [
    `select 'total', '', count(*) from matches where ${passing('')}`,
    `select 'category', category, count(*) from matches, unnest(categories) as category where ${passing('category')} group by 2`,
    `select 'brand', brand, count(*) from matches, unnest(brands) as brand where ${passing('brand')} and brand not like '+%' group by 2`,
    ...facets.map(
      ([name, expression]) =>
        `select '${name}', ${expression}, count(*) from matches where ${passing(name)} group by 2`,
    ),
  ]
  const { rows } = await client.query(
    `with typed as (
      select word, place, (select true from catalogue_words as own where own.word = typed.word and public) as known
      from string_to_table(btrim(plain_words($1)), ' ') with ordinality as typed (word, place)
    ), forms as (
      select place, word as form from typed
      union select place, unnest(ts_lexize(dictionary::regdictionary, word)) from typed,
        unnest(array['english_stem', 'german_stem', 'french_stem', 'spanish_stem', 'italian_stem', 'greek_stem', 'arabic_stem']) as dictionary
      union select place, polish_stems(word) from typed
      union select place, near.word from typed cross join lateral (
        select own.word from catalogue_words as own
        where latin_letters(own.word) % latin_letters(typed.word) and public
        order by similarity(latin_letters(own.word), latin_letters(typed.word)) desc limit 6
      ) as near where known is null
      union select place, longer.word from typed cross join lateral (
        select own.word from catalogue_words as own
        where own.word >= typed.word and own.word < typed.word || chr(1114109) and public limit 40
      ) as longer where place = (select max(place) from typed) and length(typed.word) >= 3
      union select place, ltrim(word, '0') from typed where word ~ '^[0-9]+$'
    ), asked as materialized (
      select string_agg(form, ' & ')::tsquery as query
      from (select '(' || string_agg(quote_literal(form), ' | ') || ')' as form from forms group by place) as each
    ), matches as materialized (
      select plain_search.*${passes.map((pass) => `, ${pass}`).join('')} from asked, plain_search where words @@ query
    ), counted as (${counts.join(' union all ')})
    select 'count' as kind, null as id from counted
    union all
    select 'lot', lot_id from (
      select lot_id from (select * from matches where ${passing('')} order by listed_at desc, lot_id desc limit 500) as newest, asked
      order by ${isNewest ? 'listed_at' : `ts_rank('{0.05, 0.2, 0.6, 1}', words, query)`} desc, lot_id desc limit ${PAGE}
    ) as page`,
    [q],
  )
  return rows.filter(({ kind }) => kind === 'lot').map(({ id }) => id)
}

const values: Readonly<Record<string, readonly string[]>> = {
  category: 'toys leisure garden jewelry shoes sport beauty electronics food'
    .split(' ')
    .map((one) => `categories && '{${one}}'`),
  condition:
    'new_a new_b like_new shelf_pull return_customer return_untested return_tested refurbished used_good used_fair salvage mixed'
      .split(' ')
      .map((one) => `condition = '${one}'`),
  country: 'NL PL DE GR CZ IT BE FR PT ES AT HU RO SE LT TR AE MT'.split(' ').map((one) => `country = '${one}'`),
  incoterm: 'EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF'.split(' ').map((one) => `incoterm = '${one}'`),
  price: [
    [0, 99],
    [100, 499],
    [500, 999],
    [1_000, 2_499],
    [2_500, 9_999],
    [10_000, 1e12],
  ].map(([from, to]) => `public_price between ${from} and ${to}`),
  quantity: [
    [0, 499],
    [500, 999],
    [1_000, 4_999],
    [5_000, 19_999],
    [20_000, 1e12],
  ].map(([from, to]) => `quantity between ${from} and ${to}`),
  availability: ['published', 'on_option', 'unconfirmed'].map((one) => `availability = '${one}'`),
  listed: [`listed_at > now() - interval '7 days'`],
  shelfLife: [30, 90, 180, 365].map((days) => `date_min >= current_date + ${days}`),
}

/** Each value is counted up to the cap, by whatever index finds it. */
async function findByFilters(client: pg.Client, filters: ReadonlyMap<string, string>, order: string) {
  const others = (without: string) =>
    [...filters]
      .filter(([name]) => name !== without)
      .map(([, condition]) => ` and ${condition}`)
      .join('')
  const counts = Object.entries(values).flatMap(([name, conditions]) =>
    conditions.map(
      (condition) =>
        `select 'count' as kind, count(*)::text as id from (select from plain_search where ${condition}${others(name)} limit ${CAP}) as capped`,
    ),
  )
  const total = `select 'count', count(*)::text from (select from plain_search where true${others('')} limit ${CAP}) as capped`
  const page = `(select 'lot', lot_id::text from plain_search where true${others('')} order by ${order} limit ${PAGE})`
  const { rows } = await client.query([...counts, total, page].join(' union all '))
  return rows.filter(({ kind }) => kind === 'lot').map(({ id }) => id)
}
