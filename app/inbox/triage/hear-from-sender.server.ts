import { eq, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Item } from './find-items.server'
import { type ItemFacts, inboxEvents, inboxItems, type SenderKind } from './inbox.table.server'

/** What the sender of something has done about it. */
export interface Heard {
  /** Of the intent, made where it was formed: the same one is heard once. */
  readonly id: string
  readonly kind: SenderKind
  readonly was: ItemFacts
  readonly became: ItemFacts
}

/**
 * Whether something was heard before.
 * @param item locked, so that the same intent takes its turn after itself
 * @throws {Refusal} 409 another sender has said something under that id
 */
export async function wasHeard(tx: Transaction, item: Pick<Item, 'id'>, id: string): Promise<boolean> {
  const [event] = await tx.select({ itemId: inboxEvents.itemId }).from(inboxEvents).where(eq(inboxEvents.id, id))
  if (event && event.itemId !== item.id) throw new Refusal('errors.refused', 409)
  return event !== undefined
}

/**
 * Brings an item back to the team: unread, open, and our turn, whatever was decided about it before. What has happened stands in
 * its history, under the sender's name.
 * @param item locked by the transaction, and not in quarantine
 */
export async function hearFromSender(
  tx: Transaction,
  item: Pick<Item, 'id' | 'name'>,
  { id, kind, was, became }: Heard,
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
