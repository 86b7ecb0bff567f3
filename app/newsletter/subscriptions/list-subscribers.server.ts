import { and, arrayContains, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../lots/facts/categories'
import { type Cursor, findsWords, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { events, type subscriberStates, subscribers } from './newsletter.table.server'

export interface SubscriberFilter {
  readonly q: string
  readonly state: (typeof subscriberStates)[number] | undefined
  readonly language: string | undefined
  readonly interest: Category | undefined
}

export async function listSubscribers(
  { db }: Pick<Services, 'db'>,
  filter: SubscriberFilter,
  page: { after: Cursor | null; limit: number },
) {
  return db
    .select()
    .from(subscribers)
    .where(fits(filter, following(subscribers, page.after)))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(page.limit)
}

/** Rows that spreadsheet programs handle well. */
const MOST_EXPORTED = 100_000

export async function exportSubscribers({ db }: Pick<Services, 'db'>, filter: SubscriberFilter) {
  const { email, state, language, categories, kinds, createdAt, id } = subscribers
  const confirmedAt = sql<Date | null>`(select max(${events.createdAt}) from ${events}
    where ${events.subscriberId} = ${subscribers.id} and ${events.kind} in ('confirmed', 'resubscribed'))`
  return db
    .select({
      email,
      state,
      language,
      categories,
      kinds,
      createdAt,
      confirmedAt: confirmedAt.mapWith(events.createdAt),
    })
    .from(subscribers)
    .where(fits(filter))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_EXPORTED)
}

function fits({ q, state, language, interest }: SubscriberFilter, place?: SQL): SQL | undefined {
  return and(
    ...findsWords(sql`newsletter_subscribers.email`, q),
    state ? eq(subscribers.state, state) : undefined,
    language ? sql`${subscribers.language} = ${language}` : undefined,
    interest ? or(eq(subscribers.categories, []), arrayContains(subscribers.categories, [interest])) : undefined,
    place,
  )
}
