import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { allOf, lotFilters } from '../engines/lot-filters.server'
import { setSearchLimits } from '../search-words/query-plans.server'
import { expandSearchWords } from '../search-words/search-words.server'
import { asksForSold } from '../understanding/understand'
import type { CatalogueQuery } from './catalogue-query'
import { literalWords, type MeantQuery, meantBy, readMeaning } from './meant-query'
import type { ListReader } from './search-lots.server'

export interface TimeSpan {
  readonly since: Date
  readonly until: Date
}

export interface LotNewsEntry {
  readonly id: string
  /** `new`: newly listed; `cheaper`, `back`: listed before, price cut or available again. */
  readonly news: 'new' | 'cheaper' | 'back'
  readonly at: Date
}

interface Source {
  readonly rows: SQL
  readonly news: SQL
  readonly at: SQL
  readonly isOf: (span: TimeSpan) => SQL
}

const arrivals: Source = {
  rows: sql`lot_search`,
  news: sql`'new'`,
  at: sql`listed_at`,
  isOf: (span) => within(sql`listed_at`, span),
}

const changes: Source = {
  rows: sql`lot_news join lot_search using (lot_id)`,
  news: sql`news`,
  at: sql`news_at`,
  // A change of a lot listed within the same span is not news.
  isOf: (span) => sql`${within(sql`news_at`, span)} and listed_at <= ${moment(span.since)}`,
}

/**
 * Lots of a query listed in a span, newest first, at most `most`. Restricted data is neither searched nor compared;
 * demonstration lots are excluded. With an empty span no words are looked up.
 * @throws {Error} when a statement takes longer than five seconds
 */
export function findNewLots(...asked: Asked): Promise<LotNewsEntry[]> {
  return findNews(arrivals, ...asked)
}

/** Like {@link findNewLots}, for lots listed before the span that got cheaper or became available again in it. */
export function findChangedLots(...asked: Asked): Promise<LotNewsEntry[]> {
  return findNews(changes, ...asked)
}

/** Whether a lot matches a query. Data that the reader may not see is neither searched nor compared. */
export async function matchesQuery(
  services: Asked[0],
  query: CatalogueQuery,
  reader: ListReader,
  lotId: string,
): Promise<boolean> {
  const thisOne: Source = { ...arrivals, isOf: () => sql`lot_id = ${lotId}` }
  const now = services.now()
  return (await findNews(thisOne, services, query, reader, { since: now, until: now }, 1)).length > 0
}

/** Cheap check whether a span has any news: most hourly spans are empty. */
export async function hasNews({ db }: Pick<Services, 'db'>, span: TimeSpan): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from lot_search where ${within(sql`listed_at`, span)}
    union all select from lot_news where ${within(sql`news_at`, span)}
    limit 1`)
  return rows.length > 0
}

type Asked = [
  services: Pick<Services, 'db' | 'config' | 'now'>,
  query: CatalogueQuery,
  reader: ListReader,
  span: TimeSpan,
  most: number,
]

async function findNews(
  source: Source,
  ...[services, typed, { audience, language }, span, most]: Asked
): Promise<LotNewsEntry[]> {
  const meaning = readMeaning(typed, language)
  if (meaning.parts.some(asksForSold)) return []
  const isNews = sql`${source.isOf(span)} and not exists (select from lots where id = lot_id and demo)`
  return services.db.transaction(
    async (tx) => {
      await setSearchLimits(tx)
      const { rows: came } = await tx.execute(sql`select from ${source.rows} where ${isNews} limit 1`)
      if (came.length === 0) return []
      const found = new Map<string, LotNewsEntry>()
      // As in the catalogue, `75cl` also means `750ml`.
      for (const query of [meantBy(meaning), ...meaning.inOtherUnits])
        for (const entry of await findIn(tx, query)) found.set(entry.id, entry)
      return [...found.values()]
        .sort((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1))
        .slice(0, most)
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )

  async function findIn(tx: Transaction, query: MeantQuery): Promise<LotNewsEntry[]> {
    const today = todayOf(services)
    const member = audience !== 'everyone'
    const words =
      query.q === '' ? null : await expandSearchWords(tx, query.q, { language, member }, 'none', literalWords(meaning))
    if (query.q !== '' && words === null) return []
    const filters = lotFilters({ query, words, member, today })
    const { rows } = await tx.execute<{ id: string; news: LotNewsEntry['news']; at: string }>(sql`
      select lot_id as id, ${source.news} as news, (extract(epoch from ${source.at}) * 1000)::bigint as at
      from ${source.rows} ${sql.raw(words ? 'join lot_words using (lot_id)' : '')} where ${allOf(filters)} and ${isNews}
      order by ${source.at} desc, lot_id desc limit ${most}`)
    return rows.map((row) => ({ id: row.id, news: row.news, at: new Date(Number(row.at)) }))
  }
}

function within(at: SQL, { since, until }: TimeSpan): SQL {
  return sql`${at} > ${moment(since)} and ${at} <= ${moment(until)}`
}

function moment(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`
}
