import { and, arrayContains, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.server'
import { findsWords } from '../../platform/database/find-words.server'
import type { Services } from '../../platform/services/services.server'
import { inboxItems, inboxTags } from './inbox.table.server'
import type { InboxQuery, InboxTab } from './inbox-query'

/** Something on the desk. */
export type Item = Omit<typeof inboxItems.$inferSelect, 'words'>

/** Whose turn it is with an item, and where it lies, to restore it when a reply is called back. */
export function placeOf({ box, snoozedUntil, awaits, waitingSince }: Item) {
  return {
    box,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    turn: { awaits, since: waitingSince.toISOString() },
  }
}

/** Items of a page. */
const PAGE = 50
/** Tags to choose from. */
const MOST_TAGS_SHOWN = 200

const { words: _words, ...columns } = getTableColumns(inboxItems)
const { box, kind, assigneeId, rank, waitingSince, snoozedUntil, receivedAt, answerBy, id } = inboxItems

/** What was promised for no day comes last. As the index has it. */
const promised = sql`coalesce(${answerBy}, 'infinity')`

const open = eq(box, 'open')

/** What lies in each list, and how it is ordered: in the inbox what waits longest comes first, elsewhere what came last. */
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

/** The columns of each order, and what of an item stands for its place in it. */
const orders = {
  waiting: {
    by: sql`${rank}, ${waitingSince}, ${id}`,
    after: (place: Place) => sql`(${rank}, ${waitingSince}, ${id}) > (${place.rank}, ${place.at}, ${place.id})`,
    place: (item: Item) => ({ rank: item.rank, at: item.waitingSince.toISOString() }),
  },
  waking: {
    by: sql`${snoozedUntil}, ${id}`,
    after: (place: Place) => sql`(${snoozedUntil}, ${id}) > (${place.at}, ${place.id})`,
    place: (item: Item) => ({ rank: 0, at: (item.snoozedUntil ?? item.receivedAt).toISOString() }),
  },
  answer_by: {
    by: sql`${promised}, ${id}`,
    after: (place: Place) => sql`(${promised}, ${id}) > (${place.at}::date, ${place.id})`,
    place: (item: Item) => ({ rank: 0, at: item.answerBy ?? 'infinity' }),
  },
  newest: {
    by: sql`${receivedAt} desc, ${id} desc`,
    after: (place: Place) => sql`(${receivedAt}, ${id}) < (${place.at}, ${place.id})`,
    place: (item: Item) => ({ rank: 0, at: item.receivedAt.toISOString() }),
  },
} as const

/** The place in a list after which a page begins. */
type Place = z.output<typeof placeSchema>

const placeSchema = z
  .tuple([z.int().min(0).max(2), z.union([z.iso.datetime(), z.iso.date(), z.literal('infinity')]), z.uuid()])
  .transform(([rank, at, id]) => ({ rank, at, id }))

/**
 * One page of a list of the inbox, and the cursor of the next one, or null at the end. A cursor that is none of this list's
 * begins at its beginning.
 * @param memberId who asks
 */
export async function findItems(
  { db }: Pick<Services, 'db'>,
  query: InboxQuery,
  memberId: string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const list = lists[query.tab]
  const sort = list.order === 'waiting' ? query.sort : list.order
  const order = orders[sort]
  const place = readPlace(query.after, sort)
  const { assignee, state, tag } = query
  const rows = await db
    .select(columns)
    .from(inboxItems)
    .where(
      and(
        list.of(memberId),
        ...(await findsSpelled({ db }, query.q)),
        state ? eq(inboxItems.state, state) : undefined,
        assignee === 'nobody' ? isNull(assigneeId) : assignee ? eq(assigneeId, assignee) : undefined,
        tag ? arrayContains(inboxItems.tags, [tag]) : undefined,
        place ? order.after(place) : undefined,
      ),
    )
    .orderBy(order.by)
    .limit(PAGE + 1)
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  return { items, nextCursor: last && rows.length > PAGE ? writePlace({ ...order.place(last), id: last.id }) : null }
}

/** Everything that came from an address, newest first. */
export async function findItemsFrom({ db }: Pick<Services, 'db'>, email: string, most: number): Promise<Item[]> {
  return db
    .select(columns)
    .from(inboxItems)
    .where(eq(sql`lower(${inboxItems.email})`, email.toLowerCase()))
    .orderBy(orders.newest.by)
    .limit(most)
}

/** One item, or null. */
export async function findItem({ db }: Pick<Services, 'db'>, itemId: string): Promise<Item | null> {
  const [item] = await db.select(columns).from(inboxItems).where(eq(id, itemId))
  return item ?? null
}

/** Counting goes this far: beyond it nobody needs to know. */
export const COUNTED = 1_000

/** How much lies in each list, `COUNTED` standing for that many or more; `unread` counts what is open. */
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

/** How much of what is open nobody has read, `most` standing for that many or more. */
export function countUnread(db: Database, most: number): Promise<number> {
  const unread = db
    .select({ id })
    .from(inboxItems)
    .where(and(open, eq(rank, 0)))
    .limit(most)
  // Older servers ask for a name.
  return db.$count(unread.as('unread'))
}

/** When the one came that waits longest among what nobody has read; null: everything is read. */
export async function findLongestWaiting({ db }: Pick<Services, 'db'>): Promise<Date | null> {
  const [item] = await db
    .select({ waitingSince })
    .from(inboxItems)
    .where(and(open, eq(rank, 0)))
    .orderBy(orders.waiting.by)
    .limit(1)
  return item?.waitingSince ?? null
}

/** What the team has called things, from A to Z. */
export async function findTags({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const rows = await db.select().from(inboxTags).orderBy(inboxTags.name).limit(MOST_TAGS_SHOWN)
  return rows.map(({ name }) => name)
}

/** What has to be in the words of an item: every word of a search, somewhere. The database spells them as it has spelled those. */
async function findsSpelled({ db }: Pick<Services, 'db'>, q: string): Promise<SQL[]> {
  if (q === '') return []
  const { rows } = await db.execute<{ plain: string }>(sql`select plain_words(${q}) as plain`)
  const plain = rows[0]?.plain.trim() ?? ''
  // What has no letters and digits finds nothing, and not everything.
  return plain === '' ? [sql`false`] : findsWords(sql`${inboxItems.words}`, plain)
}

function readPlace(cursor: string | null, sort: Order): Place | null {
  try {
    if (cursor === null) return null
    const place = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    // A place among days is none among moments.
    return place.at.includes('T') === (sort !== 'answer_by') ? place : null
  } catch {
    return null
  }
}

function writePlace({ rank, at, id }: Place): string {
  return Buffer.from(JSON.stringify([rank, at, id])).toString('base64url')
}
