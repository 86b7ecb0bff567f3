import { type SQL, sql } from 'drizzle-orm'
import type { Services } from '../platform/services.server'
import { calendarDay } from '../platform/working-days'
import type { CatalogueQuery } from './catalogue-query'
import type { ListReader } from './find-lots.server'
import { lotFilters } from './lot-filters.server'
import { limitSearch, planFor } from './query-plans.server'
import { understandWords } from './search-words.server'

/** When lots came into the catalogue: after one moment, and not after another one. */
export interface Span {
  readonly since: Date
  readonly until: Date
}

/** A lot that came into the catalogue. */
export interface Arrival {
  readonly id: string
  readonly listedAt: Date
}

/** So many lots are looked at one by one; among more of them, those with rare words are found by the words. */
const FEW = 1_000

/**
 * The lots of a span that a query finds, newest first, at most `most`. Nothing that its reader may not know is searched or
 * compared. Where nothing came in, no words are looked up.
 * @throws {Error} when one step takes longer than five seconds
 */
export async function findArrivals(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  query: CatalogueQuery,
  { audience, language }: ListReader,
  span: Span,
  most: number,
): Promise<Arrival[]> {
  const today = calendarDay(services.now(), services.config.site.company.timeZone)
  const member = audience !== 'everyone'
  return services.db.transaction(
    async (tx) => {
      await limitSearch(tx)
      const { rows: came } = await tx.execute<{ number: number }>(sql`
        select count(*)::int as number from (select from lot_search where ${within(span)} limit ${FEW + 1}) as came`)
      const number = came[0]?.number ?? 0
      if (number === 0) return []
      const words = query.q === '' ? null : await understandWords(tx, query.q, { language, member })
      if (query.q !== '' && words === null) return []
      const filters = lotFilters(query, words, { member, today })
      await planFor(tx, number <= FEW ? 'walk' : filters.searched ? 'gather' : 'free')
      const { rows } = await tx.execute<{ id: string; listed: string }>(sql`
        select lot_id as id, (extract(epoch from listed_at) * 1000)::bigint as listed
        from lot_search where ${filters.where()} and ${within(span)}
        order by listed_at desc, lot_id desc limit ${most}`)
      return rows.map(({ id, listed }) => ({ id, listedAt: new Date(Number(listed)) }))
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}

/** Whether anything came in at all: most spans of an hour are empty, and then nothing has to be searched. */
export async function cameAny({ db }: Pick<Services, 'db'>, span: Span): Promise<boolean> {
  const { rows } = await db.execute(sql`select from lot_search where ${within(span)} limit 1`)
  return rows.length > 0
}

function within({ since, until }: Span): SQL {
  return sql`listed_at > ${since.toISOString()}::timestamptz and listed_at <= ${until.toISOString()}::timestamptz`
}
