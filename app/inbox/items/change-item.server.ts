import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { Item } from './find-items.server'
import { inboxEvents, inboxItems, inboxTags } from './inbox.table.server'
import type { EventKind, ItemFacts } from './item-events'

export interface Colleague {
  readonly id: string
  readonly name: string
  /** Network address, for the audit trail. */
  readonly network?: string | null
}

export interface Outcome {
  readonly actionId: string
  readonly done: number
  /** Number of items skipped because of a concurrent change. */
  readonly missed: number
}

/** Columns that belong to the inbox itself; the state belongs to the record behind the item. */
export type ItemColumns = Partial<
  Pick<
    typeof inboxItems.$inferInsert,
    'box' | 'snoozedUntil' | 'unread' | 'assigneeId' | 'tags' | 'answerBy' | 'awaits' | 'waitingSince'
  >
>

interface NewEvent {
  /** Id that came with the sender's form; otherwise a new one. */
  readonly id?: string
  readonly actionId: string
  readonly kind: EventKind
  /** Without an id the action cannot be undone. */
  readonly by: { readonly id: string | null; readonly name: string }
  readonly was: ItemFacts
  readonly became: ItemFacts
  readonly at: Date
}

/** Locks items until the transaction ends, in a fixed order to prevent deadlocks. */
export async function lockItems(tx: Transaction, seen: readonly { readonly id: string }[]) {
  const ids = seen.map(({ id }) => id)
  return tx.select().from(inboxItems).where(inArray(inboxItems.id, ids)).orderBy(inboxItems.id).for('update')
}

export async function changeItem(
  tx: Transaction,
  itemId: string,
  columns: ItemColumns,
  event: NewEvent,
): Promise<void> {
  const [changed] = await tx
    .update(inboxItems)
    .set({ ...columns, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, itemId))
    .returning({ version: inboxItems.version })
  if (!changed) throw new Error('An item that is locked has gone.')
  await recordEvent(tx, { id: itemId, version: changed.version }, event)
}

/** Adds an event to an item's history without changing the item. */
export async function recordEvent(
  tx: Transaction,
  { id: itemId, version }: Pick<Item, 'id' | 'version'>,
  { id = randomUUIDv7(), by, at, ...event }: NewEvent,
): Promise<void> {
  await tx.insert(inboxEvents).values({ ...event, id, itemId, whoId: by.id, who: by.name, version, createdAt: at })
}

/** Marks an item as read. Does not raise its version, so it conflicts with no action. */
export async function markRead({ db }: Pick<Services, 'db'>, itemId: string): Promise<void> {
  await db
    .update(inboxItems)
    .set({ unread: false })
    .where(and(eq(inboxItems.id, itemId), eq(inboxItems.unread, true)))
}

export async function addTag(tx: Transaction, name: string): Promise<void> {
  await tx.insert(inboxTags).values({ name }).onConflictDoNothing()
}
