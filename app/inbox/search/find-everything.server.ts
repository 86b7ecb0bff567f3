import { type SQL, sql } from 'drizzle-orm'
import { findsWords } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { type Found, type SearchKind, type Source, searchKinds, sources } from './search-sources.server'

export const COUNTED = 1_000

/** Minimum letters or digits of at least one word. */
export const MIN_LENGTH = 3

/** Finds rows with all words, ignoring case and accents. Rows where a word begins as typed come first, then the newest. */
export async function findEverything(
  { db }: Pick<Services, 'db'>,
  q: string,
  most: number,
  kinds: readonly SearchKind[] = searchKinds,
) {
  const { rows } = await db.execute<{ plain: string; words: string }>(
    sql`select btrim(latin_letters(plain_words(${q}))) as plain, search_words(${q}) as words`,
  )
  const [written = { plain: '', words: '' }] = rows
  // Shorter words have no index and only narrow down the others.
  if (!written.plain.split(' ').some((word) => word.length >= MIN_LENGTH))
    return kinds.map((kind) => ({ kind, count: 0, rows: [] }))
  return Promise.all(
    kinds.map(async (kind) => {
      const found = await Promise.all(sources[kind].map((source) => findIn({ db }, source, written, most)))
      return joined(kind, found, most)
    }),
  )
}

async function findIn(
  { db }: Pick<Services, 'db'>,
  source: Source,
  written: { readonly plain: string; readonly words: string },
  most: number,
) {
  const { from, where = sql`true`, joins = sql``, columns, newest } = source
  const typed = source.isPlain ? written.plain : written.words
  const words = findsWords(source.text, typed)
  const matches = sql.join([where, ...words], sql` and `)
  const counted = await db.execute<{ place: string }>(
    sql`select found.ctid::text as place from ${from} as found where ${matches} limit ${COUNTED}`,
  )
  const places = counted.rows.map(({ place }) => place)
  if (places.length === 0) return { count: 0, rows: [] }
  // Few matches are collected and sorted; with many, scanning by date soon finds the newest.
  const isFew = places.length < COUNTED
  const chosen = isFew
    ? sql`materialized (select * from ${from} as found where found.ctid = any(${sql.param(places)}::tid[]))`
    : sql`not materialized (select * from ${from} as found where ${matches})`
  const order = isFew ? sql`${beginsWords(source.text, typed)} desc, ${newest}` : newest
  const { rows } = await db.execute<Row>(
    sql`with found as ${chosen} select ${columns} from found ${joins} order by ${order} limit ${most}`,
  )
  return { count: places.length, rows }
}

/** "board" begins "board games", and is only a part of "keyboards". */
function beginsWords(text: SQL, typed: string): SQL {
  const patterns = typed.split(/\s+/).map((word) => `\\m${word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}`)
  return sql`${text} ~ all(${sql.param(patterns)}::text[])`
}

type Row = { readonly [Name in keyof Found]: Found[Name] }

/** Rows of all sources of a kind, without duplicates. */
function joined(kind: SearchKind, found: readonly Awaited<ReturnType<typeof findIn>>[], most: number) {
  const distinct = new Map<string, Found>()
  for (const row of found.flatMap(({ rows }) => rows)) {
    const key = kind === 'contacts' || kind === 'lots' ? (row.reference ?? '').toLowerCase() : JSON.stringify(row)
    if (!distinct.has(key)) distinct.set(key, row)
  }
  const sum = found.reduce((all, { count }) => all + count, 0)
  const isWhole = found.every(({ count, rows }) => count === rows.length)
  return {
    kind,
    count: Math.min(isWhole ? distinct.size : sum, COUNTED),
    rows: [...distinct.values()].slice(0, most),
  }
}
