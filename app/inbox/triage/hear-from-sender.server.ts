import { eq, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Item } from './find-items.server'
import { type ItemFacts, inboxEvents, inboxItems, type SenderKind } from './inbox.table.server'

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
  await tx.insert(inboxEvents).values({
    id,
    itemId: item.id,
    actionId: id,
    kind,
    whoId: null,
    who: item.name,
    was,
    became,
    version: changed.version,
    createdAt: now,
  })
}
