import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../lots/facts/categories'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { subscribers } from './newsletter.table.server'
import { MAIL_KIND } from './newsletter-mail.server'
import type { Preferences } from './preferences'

/** The kind of a mail with lots to a subscriber. */
export const LOTS_MAIL = `${MAIL_KIND}lots`

/** Which subscribers a mail is for. */
export interface Wanted {
  /** Kinds of goods that it is about; none stands for all. */
  readonly interests: readonly Category[]
  readonly kind: Preferences['kinds'][number]
}

/** What is true of subscribers who get a mail: they have confirmed, and want such mails about such goods. */
export function wants({ interests, kind }: Wanted): SQL {
  const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(interests)}::jsonb))`
  const about = interests.length === 0 ? sql`true` : sql`(categories = '{}' or categories && ${list})`
  return sql`newsletter_subscribers.state = 'subscribed' and ${kind} = any (kinds) and ${about}`
}

/** How many want a mail, by their language; `stopped` of them are at addresses that mailings leave out. */
export async function countWanting(
  { db }: Pick<Services, 'db'>,
  wanted: Wanted,
): Promise<{ language: Language; count: number; stopped: number }[]> {
  const { rows } = await db.execute<{ language: Language; count: number; stopped: number }>(sql`
    select language, count(*)::int as count, count(stopped_addresses.email)::int as stopped
    from newsletter_subscribers left join stopped_addresses using (email)
    where ${wants(wanted)} group by language`)
  return rows
}

/**
 * Keeps those of some addresses who are subscribed as they are until the transaction ends: who unsubscribes meanwhile waits.
 * @returns their ids by their addresses
 */
export async function holdSubscribed(tx: Transaction, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(and(inArray(subscribers.email, [...emails]), eq(subscribers.state, 'subscribed')))
    .orderBy(subscribers.email)
    .for('share')
  return new Map(rows.map(({ id, email }) => [email, id]))
}
