import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../lots/facts/categories'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { subscribers } from './newsletter.table.server'
import { MAIL_KIND } from './newsletter-mail.server'
import type { Preferences } from './preferences'

export const LOTS_MAIL = `${MAIL_KIND}lots`

export interface MailingCriteria {
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
