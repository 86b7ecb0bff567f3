import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { Colleague } from './change-item.server'
import type { Item } from './find-items.server'
import { inboxEvents } from './inbox.table.server'
import type { EventKind } from './item-events'

const MAX_EVENTS = 200

export type ItemEvent = typeof inboxEvents.$inferSelect

/** The latest events of an item, newest first; only those of some kinds, if `kinds` is given. */
export function findHistory(
  { db }: Pick<Services, 'db'>,
  itemId: string,
  kinds?: readonly EventKind[],
): Promise<ItemEvent[]> {
  return db
    .select()
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, itemId), kinds && inArray(inboxEvents.kind, [...kinds])))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(MAX_EVENTS)
}

/** Events of one action of a colleague; empty if it is another colleague's. */
export function findEventsOfAction(
  db: Database | Transaction,
  actionId: string,
  workerId: string,
): Promise<ItemEvent[]> {
  return db
    .select()
    .from(inboxEvents)
    .where(and(eq(inboxEvents.actionId, actionId), eq(inboxEvents.whoId, workerId)))
}

export async function findCallBack(tx: Transaction, itemId: string, actionId: string): Promise<string | null> {
  const [event] = await tx
    .select({ actionId: inboxEvents.actionId })
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, itemId), sql`${inboxEvents.became} ->> 'calledBack' = ${actionId}`))
  return event?.actionId ?? null
}

export async function findItemOfEvent(tx: Transaction, eventId: string): Promise<string | null> {
  const [event] = await tx.select({ itemId: inboxEvents.itemId }).from(inboxEvents).where(eq(inboxEvents.id, eventId))
  return event?.itemId ?? null
}

/** Id of a colleague's latest event of a kind; empty if there is none. */
export async function findLatestEvent(
  tx: Transaction,
  { itemId, memberId }: { readonly itemId: string; readonly memberId: string },
  kind: EventKind,
): Promise<string> {
  const [event] = await tx
    .select({ id: inboxEvents.id })
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, itemId), eq(inboxEvents.whoId, memberId), eq(inboxEvents.kind, kind)))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(1)
  return event?.id ?? ''
}

/** Whether the sender or a colleague acted since the form was opened, or it was already sent. @param item locked by the transaction */
export async function hasConflictingChange(
  tx: Transaction,
  item: Pick<Item, 'id' | 'version'>,
  version: number,
  colleague: Colleague,
  form: EventKind,
): Promise<boolean> {
  if (item.version === version) return false
  const { id, itemId, whoId, kind } = inboxEvents
  const [news] = await tx
    .select({ id })
    .from(inboxEvents)
    .where(
      and(
        eq(itemId, item.id),
        gt(inboxEvents.version, version),
        or(isNull(whoId), ne(whoId, colleague.id), eq(kind, form)),
      ),
    )
    .limit(1)
  return news !== undefined
}
