import { type SQL, sql } from 'drizzle-orm'
import { calendarDay } from '../../platform/base/working-days'
import type { Services } from '../../platform/services/services.server'
import type { CatalogueQuery } from './catalogue-query'
import type { ListReader } from './find-lots.server'
import { lotFilters } from './lot-filters.server'
import { limitSearch, planFor } from './query-plans.server'
import { understandWords } from './search-words.server'

/** When something was new: after one moment, and not after another one. */
export interface Span {
  readonly since: Date
  readonly until: Date
}

/** A lot with something new about it. */
export interface Arrival {
  readonly id: string
  /** That it came into the catalogue; or that it was there before, and costs less now or can be had again. */
  readonly news: 'new' | 'cheaper' | 'back'
  readonly at: Date
}

/** So many lots are looked at one by one; among more of them, those with rare words are found by the words. */
const FEW = 1_000

/** Where news stand: as rows of lots, what is new about each and since when, and which of them are news of a span. */
interface Source {
  readonly rows: SQL
  readonly news: SQL
  readonly at: SQL
  readonly isOf: (span: Span) => SQL
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
  // Of a lot that came within the span it is no news that it has changed since.
  isOf: (span) => sql`${within(sql`news_at`, span)} and listed_at <= ${moment(span.since)}`,
}

/**
 * The lots that a query finds and that came into the catalogue in a span, newest first, at most `most`. Nothing that its reader may
 * not know is searched or compared; lots for demonstration are no news. Where nothing came in, no words are looked up.
 * @throws {Error} when one step takes longer than five seconds
 */
export function findArrivals(...asked: Asked): Promise<Arrival[]> {
  return findNews(arrivals, ...asked)
}

/** {@link findArrivals} for lots that were in the catalogue before the span, and cost less since, or can be had again. */
export function findChanges(...asked: Asked): Promise<Arrival[]> {
  return findNews(changes, ...asked)
}

/** Whether anything is new at all: most spans of an hour are empty, and then nothing has to be searched. */
export async function isAnythingNew({ db }: Pick<Services, 'db'>, span: Span): Promise<boolean> {
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
  span: Span,
  most: number,
]

async function findNews(
  source: Source,
  ...[services, query, { audience, language }, span, most]: Asked
): Promise<Arrival[]> {
  const today = calendarDay(services.now(), services.config.site.company.timeZone)
  const member = audience !== 'everyone'
  const isNews = sql`${source.isOf(span)} and not exists (select from lots where id = lot_id and demo)`
  return services.db.transaction(
    async (tx) => {
      await limitSearch(tx)
      const { rows: came } = await tx.execute<{ number: number }>(sql`
        select count(*)::int as number from (select from ${source.rows} where ${isNews} limit ${FEW + 1}) as came`)
      const number = came[0]?.number ?? 0
      if (number === 0) return []
      const words = query.q === '' ? null : await understandWords(tx, query.q, { language, member })
      if (query.q !== '' && words === null) return []
      const filters = lotFilters(query, words, { member, today })
      await planFor(tx, number <= FEW ? 'walk' : filters.searched ? 'gather' : 'free')
      const { rows } = await tx.execute<{ id: string; news: Arrival['news']; at: string }>(sql`
        select lot_id as id, ${source.news} as news, (extract(epoch from ${source.at}) * 1000)::bigint as at
        from ${source.rows} where ${filters.where()} and ${isNews}
        order by ${source.at} desc, lot_id desc limit ${most}`)
      return rows.map((row) => ({ id: row.id, news: row.news, at: new Date(Number(row.at)) }))
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

function within(at: SQL, { since, until }: Span): SQL {
  return sql`${at} > ${moment(since)} and ${at} <= ${moment(until)}`
}

function moment(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`
}
