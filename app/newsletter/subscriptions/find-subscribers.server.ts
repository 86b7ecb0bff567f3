import { and, arrayContains, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../lots/facts/categories'
import type { Transaction } from '../../platform/database/database.server'
import { type Cursor, findsWords, following, sentOn } from '../../platform/database/page-cursor.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { consents, events, forwards, type subscriberStates, subscribers } from './newsletter.table.server'
import { MAIL_KIND } from './newsletter-mail.server'
import type { Preferences } from './preferences'

type ListedSubscriber = Awaited<ReturnType<typeof findSubscribers>>[number]

/** Newest first. @param page.email only this address, in lower case */
export async function findSubscribers(
  { db }: Pick<Services, 'db'>,
  page: { after: Cursor | null; limit: number; email?: string },
) {
  const own = await db
    .select()
    .from(subscribers)
    .where(sentOn(subscribers, page))
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(page.limit)
  const forwarded = await db
    .select()
    .from(forwards)
    .where(sentOn(forwards, page))
    .orderBy(desc(forwards.createdAt), desc(forwards.id))
    .limit(page.limit)
  return [
    ...own.map((row) => ({ kind: 'own' as const, ...row })),
    ...forwarded.map((row) => ({ kind: 'forwarded' as const, ...row })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, page.limit)
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
const MAX_EXPORTED = 100_000

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
    .limit(MAX_EXPORTED)
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

export const LOTS_MAIL = `${MAIL_KIND}lots`

interface MailingCriteria {
  readonly interests: readonly Category[]
  readonly kind: Preferences['kinds'][number]
}

/** Condition: confirmed, and interested in this kind of mail and these categories. */
export function wantsMailing({ interests, kind }: MailingCriteria): SQL {
  const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(interests)}::jsonb))`
  const about = interests.length === 0 ? sql`true` : sql`(categories = '{}' or categories && ${list})`
  return sql`newsletter_subscribers.state = 'subscribed' and ${kind} = any (kinds) and ${about}`
}

/** Recipients by language; `stopped` of them are excluded by objection or bounce. */
export async function countMailingRecipients(
  { db }: Pick<Services, 'db'>,
  wanted: MailingCriteria,
): Promise<{ language: Language; count: number; stopped: number }[]> {
  const { rows } = await db.execute<{ language: Language; count: number; stopped: number }>(sql`
    select language, count(*)::int as count, count(stopped_addresses.email)::int as stopped
    from newsletter_subscribers left join stopped_addresses using (email)
    where ${wantsMailing(wanted)} group by language`)
  return rows
}

/** Locks subscribed addresses until the transaction ends, so that a concurrent unsubscribe waits. @returns ids by address */
export async function lockSubscribed(tx: Transaction, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(and(inArray(subscribers.email, [...emails]), eq(subscribers.state, 'subscribed')))
    .orderBy(subscribers.email)
    .for('share')
  return new Map(rows.map(({ id, email }) => [email, id]))
}
