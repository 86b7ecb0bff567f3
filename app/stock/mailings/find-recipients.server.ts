import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { findsWords } from '../../platform/database/page-cursor.server'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { findObjections } from '../../platform/mail-queue/objections.server'
import type { SkipReason } from './mailing-states'

const MAX_FOUND = 20

export interface KnownPerson {
  readonly email: string
  readonly name: string | null
  readonly company: string | null
  /** Language chosen on the site or used last; null if unknown. */
  readonly language: Language | null
  readonly approved: boolean
  readonly skipped: SkipReason | null
}

type Row = Omit<KnownPerson, 'language' | 'skipped'> & {
  readonly language: string | null
  readonly subscription: string | null
  readonly stopped: 'bounced' | 'objected' | null
  readonly blocked: boolean
}

/** What is known of people, by address. @param people their addresses in lower case */
export async function findKnownPeople(
  db: Database | Transaction,
  people: readonly { readonly email: string }[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  if (people.length === 0) return new Map()
  const emails = people.map(({ email }) => email)
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`
  const found = await describe(db, asked)
  return new Map(found.map((person) => [person.email, person]))
}

/** Searches members and senders of inquiries and requests by name, company or address. */
export async function searchPeople(db: Database | Transaction, search: string): Promise<KnownPerson[]> {
  if (search.trim() === '') return []
  const named = (column: SQL) => sql.join(findsWords(column, search), sql` and `)
  return describe(
    db,
    sql`(select email from members where role = 'member' and ${named(sql`members.words`)} limit ${MAX_FOUND})
      union (
        select lower(email) from inbox_items
        where kind in ('inquiry', 'request') and box <> 'quarantine' and ${named(sql`inbox_items.words`)} limit ${MAX_FOUND}
      )
      limit ${MAX_FOUND}`,
  )
}

async function describe(db: Database | Transaction, addresses: SQL): Promise<KnownPerson[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select asked.email, coalesce(members.name, wrote.name) as name, coalesce(member_profiles.company, wrote.company) as company,
      coalesce(members.language, newsletter_subscribers.language, wrote.language) as language,
      coalesce(members.standing = 'approved', false) as approved, coalesce(members.standing = 'blocked', false) as blocked,
      newsletter_subscribers.state as subscription, stopped_addresses.why as stopped
    from (${addresses}) as asked (email)
    left join members on members.email = asked.email
    left join member_profiles on member_profiles.member_id = members.id
    left join newsletter_subscribers on newsletter_subscribers.email = asked.email
    left join stopped_addresses on stopped_addresses.email = asked.email
    left join lateral (
      select name, company, language from inbox_items where lower(inbox_items.email) = asked.email
      order by received_at desc, id desc limit 1
    ) as wrote on true
    order by asked.email`)
  const objections = await findObjections(
    db,
    rows.map(({ email }) => email),
  )
  return rows.map(({ subscription, stopped, blocked, language, ...person }) => {
    const objection = objections.get(person.email)
    const isUnsubscribed =
      subscription === 'unsubscribed' || (objection === 'unsubscribed' && subscription !== 'subscribed')
    const left = isUnsubscribed ? 'unsubscribed' : blocked ? 'blocked' : null
    return {
      ...person,
      language: isLanguage(language) ? language : null,
      skipped: objection === 'objected' ? objection : (stopped ?? left),
    }
  })
}
