import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.server'
import { type Cursor, findsWords } from '../../platform/database/page-cursor.server'
import type { ContactType } from './contact-types'

/** One address, from the first of these that has it: accounts, inbox, newsletter. */
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
  /** Leaves out what stands elsewhere in the list. */
  readonly isFirst: SQL
}

const members: Source = {
  from: sql`members as own`,
  email: sql`own.email`,
  columns: sql`own.name, own.company`,
  text: sql`search_words(own.words)`,
  at: sql`own.created_at`,
  where: sql`own.role = 'member'`,
  isFirst: sql`true`,
}

/** A column of the subscriber's latest message. */
const lastSent = (column: SQL) =>
  sql`(select ${column} from inbox_items where lower(inbox_items.email) = own.email and box <> 'quarantine'
    order by received_at desc, id desc limit 1)`

const subscribers: Source = {
  from: sql`newsletter_subscribers as own`,
  email: sql`own.email`,
  columns: sql`${lastSent(sql`name`)} as name, ${lastSent(sql`company`)} as company`,
  text: sql`own.email`,
  at: sql`own.created_at`,
  where: sql`own.state in ('pending', 'subscribed')`,
  isFirst: sql`true`,
}

/** Senders, each by the newest item. @param kinds of the inbox */
const senders = (kinds: SQL): Source => ({
  from: sql`inbox_items as own`,
  email: sql`lower(own.email)`,
  columns: sql`own.name, own.company`,
  text: sql`search_words(own.name || ' ' || coalesce(own.company, '') || ' ' || own.email)`,
  at: sql`own.received_at`,
  where: sql`own.box <> 'quarantine' and own.kind in ${kinds}`,
  isFirst: sql`not ${findsOne(sql`inbox_items as newer where lower(newer.email) = lower(own.email)
    and newer.box <> 'quarantine' and newer.kind in ${kinds} and (newer.received_at, newer.id) > (own.received_at, own.id)`)}`,
})

/** Looked up for each row until the page is full: without `offset`, PostgreSQL would compare whole tables first. */
function findsOne(rows: SQL): SQL {
  return sql`exists (select from ${rows} offset 0)`
}

const isMember = (email: SQL) => findsOne(sql`members where role = 'member' and members.email = ${email}`)
const isSender = (email: SQL) =>
  findsOne(sql`inbox_items as known where known.box <> 'quarantine' and lower(known.email) = ${email}`)

const everybody: readonly Source[] = [
  members,
  without(isMember, senders(sql`('offer', 'inquiry', 'request', 'message')`)),
  without(isMember, without(isSender, subscribers)),
]

const sourcesOf: Readonly<Record<ContactType, readonly Source[]>> = {
  member: [members],
  subscriber: [subscribers],
  seller: [senders(sql`('offer')`)],
  buyer: [senders(sql`('inquiry', 'request')`)],
}

function without(isKnown: (email: SQL) => SQL, source: Source): Source {
  return { ...source, isFirst: sql`${source.isFirst} and not ${isKnown(source.email)}` }
}

export async function findContacts(
  db: Database,
  { q, type }: { readonly q: string; readonly type: ContactType | undefined },
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<Contact[]> {
  const written = await db.execute<{ words: string }>(sql`select search_words(${q}) as words`)
  const words = written.rows[0]?.words ?? ''
  let found: Contact[] = []
  for (const source of type ? sourcesOf[type] : everybody) {
    // What is older than a full page is not on it.
    const floor = found.length === limit ? found.at(-1) : undefined
    const own = await findIn(db, source, { words, after, floor, limit })
    found = [...found, ...own].toSorted(byNewest).slice(0, limit)
  }
  return found
}

function byNewest(one: Contact, other: Contact): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1)
}

async function findIn(
  db: Database,
  { from, email, columns, text, at, where, isFirst }: Source,
  page: { words: string; after: Cursor | null; floor: Contact | undefined; limit: number },
): Promise<Contact[]> {
  const { words, after, floor, limit } = page
  const moment = ({ createdAt }: Cursor) => sql`${createdAt.toISOString()}::timestamptz`
  const matches = [
    where,
    after ? sql`(${at}, own.id) < (${moment(after)}, ${after.id}::uuid)` : sql`true`,
    floor ? sql`${at} >= ${moment(floor)}` : sql`true`,
    ...findsWords(text, words),
  ]
  const { rows } = await db.execute<{
    id: string
    email: string
    name: string | null
    company: string | null
    at: string
  }>(sql`select own.id, ${email} as email, ${columns}, to_json(${at}) #>> '{}' as at
    from ${from} where ${sql.join([...matches, isFirst], sql` and `)} order by ${at} desc, own.id desc limit ${limit}`)
  return rows.map(({ at: received, ...contact }) => ({ ...contact, createdAt: new Date(received) }))
}

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
