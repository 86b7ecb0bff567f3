import { eq, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Item } from './find-items.server'
import { type EventKind, type ItemFacts, inboxEvents, inboxItems, type SenderKind } from './inbox.table.server'

export interface SenderAction {
  /** Id of the intent, made with the form; processed once. */
  readonly id: string
  readonly kind: SenderKind
  readonly was: ItemFacts
  readonly became: ItemFacts
}

/** Whether an intent was processed before. @param item locked @throws {Refusal} 409 the id belongs to another item */
export async function wasProcessed(tx: Transaction, item: Pick<Item, 'id'>, id: string): Promise<boolean> {
  const [event] = await tx.select({ itemId: inboxEvents.itemId }).from(inboxEvents).where(eq(inboxEvents.id, id))
  if (event && event.itemId !== item.id) throw new Refusal('errors.refused', 409)
  return event !== undefined
}

/** Reopens an item, unread, whatever was decided before. @param item locked by the transaction, and not in quarantine */
export async function recordSenderAction(
  tx: Transaction,
  item: Pick<Item, 'id' | 'name'>,
  { id, kind, was, became }: SenderAction,
  now: Date,
): Promise<void> {
  const [changed] = await tx
    .update(inboxItems)
    .set({
      unread: true,
      awaits: 'us',
      waitingSince: now,
      box: 'open',
      snoozedUntil: null,
      version: sql`${inboxItems.version} + 1`,
    })
    .where(eq(inboxItems.id, item.id))
    .returning({ version: inboxItems.version })
  if (!changed) throw new Error('An item that is locked has gone.')
  await recordSilently(tx, { ...item, version: changed.version }, { id, kind, was, became }, now)
}

/** Adds an event of the sender to the history alone: the item stays where it is. @param item locked by the transaction */
export async function recordSilently(
  tx: Transaction,
  { id: itemId, name: who, version }: Pick<Item, 'id' | 'name' | 'version'>,
  { id, ...event }: Omit<SenderAction, 'kind'> & { readonly kind: EventKind },
  now: Date,
): Promise<void> {
  await tx.insert(inboxEvents).values({ ...event, id, itemId, actionId: id, whoId: null, who, version, createdAt: now })
}
