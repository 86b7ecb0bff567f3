import { and, arrayContains, eq, getTableColumns, inArray, isNull, like, notInArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../platform/database/database.server'
import { findsWords, readPosition, writePosition } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { inboxItems, inboxTags } from './inbox.table.server'
import type { InboxQuery, InboxTab } from './inbox-query'
import type { ItemState } from './item-states'
import { MAX_FOUND, type SeenItem } from './seen-items'

export type Item = Omit<typeof inboxItems.$inferSelect, 'words'>

/** Box of an item and whose answer it awaits, to be restored when a reply is called back. */
export function placeOf({ box, snoozedUntil, awaits, waitingSince }: Item) {
  return {
    box,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    turn: { awaits, since: waitingSince.toISOString() },
  }
}

const PAGE = 50
const MAX_TAGS_SHOWN = 200

const { words: _words, ...columns } = getTableColumns(inboxItems)
const { box, kind, assigneeId, rank, waitingSince, snoozedUntil, receivedAt, answerBy, id } = inboxItems

/** Items without a promised day come last. Must match the index expression. */
const promised = sql`coalesce(${answerBy}, 'infinity')`

const open = eq(box, 'open')

/** Condition and order of each list: oldest first in the open lists, newest first in the others. */
const lists: Readonly<Record<InboxTab, { of: (memberId: string) => SQL | undefined; order: Order }>> = {
  open: { of: () => open, order: 'waiting' },
  mine: { of: (memberId) => and(eq(assigneeId, memberId), open), order: 'waiting' },
  offers: { of: () => and(open, eq(kind, 'offer')), order: 'waiting' },
  inquiries: { of: () => and(open, eq(kind, 'inquiry')), order: 'waiting' },
  requests: { of: () => and(open, eq(kind, 'request')), order: 'waiting' },
  messages: { of: () => and(open, eq(kind, 'message')), order: 'waiting' },
  snoozed: { of: () => eq(box, 'snoozed'), order: 'waking' },
  done: { of: () => eq(box, 'done'), order: 'newest' },
  quarantine: { of: () => eq(box, 'quarantine'), order: 'newest' },
}

type Order = keyof typeof orders

const orders = {
  waiting: {
    by: sql`${rank}, ${waitingSince}, ${id}`,
    after: (place: Place) => sql`(${rank}, ${waitingSince}, ${id}) > (${place.rank}, ${place.at}, ${place.id})`,
    place: (item: Item) => [item.rank, item.waitingSince.toISOString()],
  },
  waking: {
    by: sql`${snoozedUntil}, ${id}`,
    after: (place: Place) => sql`(${snoozedUntil}, ${id}) > (${place.at}, ${place.id})`,
    place: (item: Item) => [0, (item.snoozedUntil ?? item.receivedAt).toISOString()],
  },
  answer_by: {
    by: sql`${promised}, ${id}`,
    after: (place: Place) => sql`(${promised}, ${id}) > (${place.at}::date, ${place.id})`,
    place: (item: Item) => [0, item.answerBy ?? 'infinity'],
  },
  newest: {
    by: sql`${receivedAt} desc, ${id} desc`,
    after: (place: Place) => sql`(${receivedAt}, ${id}) < (${place.at}, ${place.id})`,
    place: (item: Item) => [0, item.receivedAt.toISOString()],
  },
} as const

type Place = z.output<typeof placeSchema>

const placeSchema = z
  .tuple([z.int().min(0).max(2), z.union([z.iso.datetime(), z.iso.date(), z.literal('infinity')]), z.uuid()])
  .transform(([rank, at, id]) => ({ rank, at, id }))

/** One page of an inbox list and the next cursor, null at the end. An invalid cursor returns the first page. */
export async function findItems(
  { db }: Pick<Services, 'db'>,
  query: InboxQuery,
  memberId: string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const list = lists[query.tab]
  const sort = list.order === 'waiting' ? query.sort : list.order
  const order = orders[sort]
  const place = readPlace(query.after, sort)
  const rows = await db
    .select(columns)
    .from(inboxItems)
    .where(and(await matching({ db }, query, memberId), place ? order.after(place) : undefined))
    .orderBy(order.by)
    .limit(PAGE + 1)
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > PAGE ? writePosition([...order.place(last), last.id]) : null }
}

/** Items on all pages of a list, up to `MAX_FOUND`, newest first. */
export async function findFound(
  { db }: Pick<Services, 'db'>,
  query: InboxQuery,
  memberId: string,
): Promise<SeenItem[]> {
  return db
    .select({ id, version: inboxItems.version })
    .from(inboxItems)
    .where(await matching({ db }, query, memberId))
    .orderBy(orders.newest.by)
    .limit(MAX_FOUND)
}

export async function countFound({ db }: Pick<Services, 'db'>, query: InboxQuery, memberId: string): Promise<number> {
  const found = db
    .select({ id })
    .from(inboxItems)
    .where(await matching({ db }, query, memberId))
    .limit(COUNTED)
  return db.$count(found.as('found'))
}

async function matching({ db }: Pick<Services, 'db'>, query: InboxQuery, memberId: string): Promise<SQL | undefined> {
  const { assignee, state, tag } = query
  return and(
    lists[query.tab].of(memberId),
    ...(await findsSpelled({ db }, query.q)),
    state ? eq(inboxItems.state, state) : undefined,
    assignee === 'nobody' ? isNull(assigneeId) : assignee ? eq(assigneeId, assignee) : undefined,
    tag ? arrayContains(inboxItems.tags, [tag]) : undefined,
  )
}

export async function findItemsFrom({ db }: Pick<Services, 'db'>, email: string, most: number): Promise<Item[]> {
  return db
    .select(columns)
    .from(inboxItems)
    .where(eq(sql`lower(${inboxItems.email})`, email.toLowerCase()))
    .orderBy(orders.newest.by)
    .limit(most)
}

/** Open and snoozed items of a sender, up to `MAX_FOUND`. @param sender an address in lower case, or `@` and a domain */
export async function findOpenItemsFrom(
  tx: Transaction,
  sender: string,
  except: readonly ItemState[],
): Promise<{ id: string }[]> {
  const { email, state } = inboxItems
  const pattern = sender.replaceAll(/[\\%_]/g, '\\$&')
  return tx
    .select({ id })
    .from(inboxItems)
    .where(
      and(
        inArray(box, ['open', 'snoozed']),
        notInArray(state, [...except]),
        sender.startsWith('@') ? like(sql`lower(${email})`, `%${pattern}`) : sql`lower(${email}) = ${sender}`,
      ),
    )
    .limit(MAX_FOUND)
}

export async function findItem({ db }: Pick<Services, 'db'>, itemId: string): Promise<Item | null> {
  const [item] = await db.select(columns).from(inboxItems).where(eq(id, itemId))
  return item ?? null
}

export const COUNTED = 1_000

/** Counts items per list, up to `COUNTED`; `unread` counts open ones. */
export async function countItems(
  { db }: Pick<Services, 'db'>,
  memberId: string,
): Promise<Record<InboxTab | 'unread', number>> {
  const count = (where: SQL | undefined) =>
    sql`(select count(*)::int from (select from ${inboxItems} where ${where} limit ${COUNTED}) as counted)`
  const wanted = Object.entries(lists).map(([tab, { of }]) => sql`${count(of(memberId))} as ${sql.identifier(tab)}`)
  const unread = sql`${count(and(open, eq(rank, 0)))} as unread`
  const { rows } = await db.execute<Record<InboxTab | 'unread', number>>(
    sql`select ${sql.join([...wanted, unread], sql`, `)}`,
  )
  const [counted] = rows
  if (!counted) throw new Error('A select without a table has one row.')
  return counted
}

export function countUnread(db: Database, most: number): Promise<number> {
  const unread = db
    .select({ id })
    .from(inboxItems)
    .where(and(open, eq(rank, 0)))
    .limit(most)
  // Older PostgreSQL versions require an alias.
  return db.$count(unread.as('unread'))
}

/** When the oldest unread item was received; null if all are read. */
export async function findLongestWaiting({ db }: Pick<Services, 'db'>): Promise<Date | null> {
  const [item] = await db
    .select({ waitingSince })
    .from(inboxItems)
    .where(and(open, eq(rank, 0)))
    .orderBy(orders.waiting.by)
    .limit(1)
  return item?.waitingSince ?? null
}

export async function findTags({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.select().from(inboxTags).orderBy(inboxTags.name).limit(MAX_TAGS_SHOWN)
  return rows.map(({ name }) => name)
}

/** Condition that matches all words of a search. The database normalizes them as it did the stored words. */
async function findsSpelled({ db }: Pick<Services, 'db'>, q: string): Promise<SQL[]> {
  if (q === '') return []
  const { rows } = await db.execute<{ plain: string }>(sql`select plain_words(${q}) as plain`)
  const plain = rows[0]?.plain.trim() ?? ''
  // A search without letters or digits must match nothing rather than everything.
  return plain === '' ? [sql`false`] : findsWords(sql`${inboxItems.words}`, plain)
}

function readPlace(cursor: string | null, sort: Order): Place | null {
  const place = readPosition(placeSchema, cursor)
  // A cursor of the date order is invalid in a timestamp order, and vice versa.
  return place?.at.includes('T') === (sort !== 'answer_by') ? place : null
}

/** The promised day of an item that waits for our reply. */
export function replyDueOf({ answerBy, awaits, box }: Item): string | null {
  return awaits === 'us' && (box === 'open' || box === 'snoozed') ? answerBy : null
}
