import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.server'
import { findsWords } from '../../platform/database/find-words.server'
import type { Cursor } from '../../platform/database/page-cursor.server'
import type { ContactType } from './contact-types'

/** One address, from the first of these that has it: accounts, newsletter, inbox. */
export interface Contact extends Cursor {
  readonly email: string
  readonly name: string | null
  readonly company: string | null
}

interface Source {
  readonly from: SQL
  readonly email: SQL
  readonly columns: SQL
  readonly text: SQL
  readonly at: SQL
  readonly where: SQL
}

const members: Source = {
  from: sql`members as own`,
  email: sql`own.email`,
  columns: sql`own.name, own.company`,
  text: sql`search_words(own.words)`,
  at: sql`own.created_at`,
  where: sql`own.role = 'member'`,
}

const subscribers: Source = {
  from: sql`newsletter_subscribers as own`,
  email: sql`own.email`,
  columns: sql`null as name, null as company`,
  text: sql`own.email`,
  at: sql`own.created_at`,
  where: sql`own.state in ('pending', 'subscribed')`,
}

/** Senders, each by the newest item. @param kinds of the inbox */
const senders = (kinds: SQL): Source => ({
  from: sql`inbox_items as own`,
  email: sql`lower(own.email)`,
  columns: sql`own.name, own.company`,
  text: sql`search_words(own.name || ' ' || coalesce(own.company, '') || ' ' || own.email)`,
  at: sql`own.received_at`,
  where: sql`own.box <> 'quarantine' and own.kind in ${kinds} and not exists (
    select from inbox_items as newer where lower(newer.email) = lower(own.email) and newer.box <> 'quarantine'
      and newer.kind in ${kinds} and (newer.received_at, newer.id) > (own.received_at, own.id))`,
})

const isMember = (email: SQL) => sql`exists (select from members where role = 'member' and members.email = ${email})`
const isSubscriber = (email: SQL) =>
  sql`exists (select from newsletter_subscribers as known where known.state in ('pending', 'subscribed') and known.email = ${email})`

const everybody: readonly Source[] = [
  members,
  { ...subscribers, where: sql`${subscribers.where} and not ${isMember(sql`own.email`)}` },
  withoutKnown(senders(sql`('offer', 'inquiry', 'request', 'message')`)),
]

const sourcesOf: Readonly<Record<ContactType, readonly Source[]>> = {
  member: [members],
  subscriber: [subscribers],
  seller: [senders(sql`('offer')`)],
  buyer: [senders(sql`('inquiry', 'request')`)],
}

function withoutKnown(source: Source): Source {
  const { where, email } = source
  return { ...source, where: sql`${where} and not ${isMember(email)} and not ${isSubscriber(email)}` }
}

/** Contacts, newest first, each address once. */
export async function findContacts(
  db: Database,
  { q, type }: { readonly q: string; readonly type: ContactType | undefined },
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<Contact[]> {
  const written = await db.execute<{ words: string }>(sql`select search_words(${q}) as words`)
  const words = written.rows[0]?.words ?? ''
  const parts = (type ? sourcesOf[type] : everybody).map(({ from, email, columns, text, at, where }) => {
    const begin = after
      ? sql`(${at}, own.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : sql`true`
    const matches = sql.join([where, begin, ...findsWords(text, words)], sql` and `)
    return sql`(select own.id, ${email} as email, ${columns}, ${at} as at from ${from} where ${matches}
      order by ${at} desc, own.id desc limit ${limit})`
  })
  const { rows } = await db.execute<{
    id: string
    email: string
    name: string | null
    company: string | null
    at: string
  }>(sql`select id, email, name, company, to_json(at) #>> '{}' as at
    from (${sql.join(parts, sql` union all `)}) as found order by found.at desc, id desc limit ${limit}`)
  return rows.map(({ at, ...contact }) => ({ ...contact, createdAt: new Date(at) }))
}

/** What is known of addresses besides their names. */
export async function findContactFacts(db: Database, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, ContactFacts>()
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`
  const { rows } = await db.execute<{ email: string } & { [Name in keyof ContactFacts]: ContactFacts[Name] }>(sql`
    select email,
      (select standing from members where role = 'member' and members.email = asked.email) as standing,
      (select state from newsletter_subscribers where newsletter_subscribers.email = asked.email) as subscription,
      count(*) filter (where item.kind = 'offer')::int as offers,
      count(*) filter (where item.kind in ('inquiry', 'request'))::int as wishes,
      count(item.kind)::int as items
    from ${list} as asked (email)
    left join lateral (
      select kind from inbox_items where lower(inbox_items.email) = asked.email and box <> 'quarantine'
      order by received_at desc, id desc limit 1000
    ) as item on true
    group by email`)
  return new Map(rows.map(({ email, ...facts }) => [email, facts]))
}

interface ContactFacts {
  readonly standing: 'new' | 'approved' | 'refused' | 'blocked' | null
  readonly subscription: 'quarantined' | 'pending' | 'subscribed' | 'unsubscribed' | null
  readonly offers: number
  readonly wishes: number
  readonly items: number
}
