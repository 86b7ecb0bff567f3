import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { consents, events, forwards, subscribers } from './newsletter.table.server'

/** A local subscriber, or a request queued for the external service. */
type ListedSubscriber = Awaited<ReturnType<typeof findSubscribers>>[number]

/** Subscribers and requests, newest first. @param page.email only this address, in lower case */
export async function findSubscribers(
  { db }: Pick<Services, 'db'>,
  { after, limit, email }: { after: Cursor | null; limit: number; email?: string },
) {
  const sentWith = (column: PgColumn) => (email === undefined ? undefined : eq(sql`lower(${column})`, email))
  const own = await db
    .select()
    .from(subscribers)
    .where(and(sentWith(subscribers.email), following(subscribers, after)))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit)
  const forwarded = await db
    .select()
    .from(forwards)
    .where(and(sentWith(forwards.email), following(forwards, after)))
    .orderBy(desc(forwards.createdAt), desc(forwards.id))
    .limit(limit)
  return [
    ...own.map((row) => ({ kind: 'own' as const, ...row })),
    ...forwarded.map((row) => ({ kind: 'forwarded' as const, ...row })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/** Presents subscribers for the company's systems, with their history, oldest first. */
export async function presentSubscribers({ db }: Pick<Services, 'db'>, listed: readonly ListedSubscriber[]) {
  const ids = listed.map(({ id }) => id)
  const history = await db
    .select({ event: events, consent: consents.text })
    .from(events)
    .leftJoin(consents, eq(consents.version, events.consentVersion))
    .where(inArray(events.subscriberId, ids))
    .orderBy(events.createdAt, events.id)
  return listed.map((row) => {
    const { id, email, language, createdAt } = row
    const isOwn = row.kind === 'own'
    return {
      id,
      email,
      language,
      createdAt: createdAt.toISOString(),
      state: isOwn ? row.state : (`forward_${row.state}` as const),
      categories: isOwn ? row.categories : ([] as string[]),
      kinds: isOwn ? row.kinds : ([] as string[]),
      attempts: isOwn ? 0 : row.attempts,
      lastError: isOwn ? null : row.lastError,
      history: history
        .filter(({ event }) => event.subscriberId === id)
        .map(({ event, consent }) => ({
          kind: event.kind,
          network: event.network,
          language: event.language,
          consent,
          data: event.data,
          createdAt: event.createdAt.toISOString(),
        })),
    }
  })
}
