import { sql } from 'drizzle-orm'
import { findsWords } from '../../platform/database/find-words.server'
import type { Services } from '../../platform/services/services.server'
import { type Found, type SearchKind, type Source, searchKinds, sources } from './search-sources.server'

/** Counting stops here. */
export const COUNTED = 1_000

export interface FoundOfKind {
  readonly kind: SearchKind
  /** Up to `COUNTED`. */
  readonly count: number
  /** Newest first. */
  readonly rows: readonly Found[]
}

/**
 * Searches everything the team has for rows in which all words occur, in any spelling of case and accents.
 * @param most rows of each kind
 */
export async function findEverything(
  { db }: Pick<Services, 'db'>,
  q: string,
  most: number,
  kinds: readonly SearchKind[] = searchKinds,
): Promise<FoundOfKind[]> {
  const { rows } = await db.execute<{ plain: string; words: string }>(
    sql`select btrim(latin_letters(plain_words(${q}))) as plain, search_words(${q}) as words`,
  )
  const [written = { plain: '', words: '' }] = rows
  // Without letters or digits nothing is meant.
  if (written.plain === '') return kinds.map((kind) => ({ kind, count: 0, rows: [] }))
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
): Promise<FoundInSource> {
  const { from, where = sql`true`, joins = sql``, columns, newest } = source
  const words = findsWords(source.text, source.isPlain ? written.plain : written.words)
  const matches = sql.join([where, ...words], sql` and `)
  const { rows } = await db.execute<Row>(sql`
    with few as materialized (select found.* from ${from} as found where ${matches} limit ${COUNTED})
    select (select count(*)::int from few) as count, ${columns} from few as found ${joins} order by ${newest} limit ${most}`)
  const count = rows[0]?.count ?? 0
  if (count < COUNTED) return { count, rows }
  // Of many, the newest are soon met when reading by date.
  const latest = await db.execute<Row>(
    sql`select ${columns} from ${from} as found ${joins} where ${matches} order by ${newest} limit ${most}`,
  )
  return { count, rows: latest.rows }
}

type Row = { readonly [Name in keyof Found]: Found[Name] } & { readonly count: number }

interface FoundInSource {
  readonly count: number
  readonly rows: readonly Found[]
}

/** Rows of all sources of a kind, each thing once. */
function joined(kind: SearchKind, found: readonly FoundInSource[], most: number): FoundOfKind {
  const things = new Map<string, Found>()
  for (const row of found.flatMap(({ rows }) => rows)) {
    const thing = kind === 'contacts' || kind === 'lots' ? (row.reference ?? '').toLowerCase() : JSON.stringify(row)
    if (!things.has(thing)) things.set(thing, row)
  }
  const sum = found.reduce((all, { count }) => all + count, 0)
  const isWhole = found.every(({ count, rows }) => count === rows.length)
  return {
    kind,
    count: Math.min(isWhole ? things.size : sum, COUNTED),
    rows: [...things.values()].slice(0, most),
  }
}
