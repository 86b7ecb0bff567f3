import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { Outcome, Worker } from './act-on-items.server'
import { callBackLeft } from './call-back.server'
import { type EventKind, inboxEvents, inboxItems } from './inbox.table.server'
import { deleteItemDraft } from './item-drafts.server'

export const LONGEST_NOTE = 5_000
const MOST_EVENTS = 200

export type ItemEvent = typeof inboxEvents.$inferSelect

export function findHistory({ db }: Pick<Services, 'db'>, itemId: string): Promise<ItemEvent[]> {
  return db
    .select()
    .from(inboxEvents)
    .where(eq(inboxEvents.itemId, itemId))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(MOST_EVENTS)
}

/** Events the sender may read. Notes and decisions are internal. */
const saidKinds = [
  'reply',
  'counter_offer',
  'wrote',
  'accepted',
  'declined',
  'withdrew',
] as const satisfies readonly EventKind[]

/**
 * What the sender of an item and the team have said to each other, oldest first, the latest ones of it. A reply belongs to it once
 * it can no longer be called back.
 */
export async function findConversation({ db, now }: Pick<Services, 'db' | 'now'>, itemId: string) {
  const events = await db
    .select()
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, itemId), inArray(inboxEvents.kind, [...saidKinds, 'called_back'])))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(MOST_EVENTS)
  const calledBack = new Set(events.map(({ became }) => became.calledBack))
  return events.toReversed().flatMap((event) => {
    const kind = saidKinds.find((each) => each === event.kind)
    if (!kind || calledBack.has(event.actionId) || callBackLeft(event, now()) > 0) return []
    const { id, who, became, createdAt } = event
    return [{ id, kind, who, became, createdAt }]
  })
}

/** Adds an internal note. It never conflicts, because it changes nothing. @throws {Refusal} 404 no such item */
export async function addNote(
  { db, now }: Pick<Services, 'db' | 'now'>,
  itemId: string,
  text: string,
  worker: Worker,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  const [item] = await db.select({ version: inboxItems.version }).from(inboxItems).where(eq(inboxItems.id, itemId))
  if (!item) throw new Refusal('errors.not_found', 404)
  await db.transaction(async (tx) => {
    await deleteItemDraft(tx, { itemId, memberId: worker.id }, 'note')
    await tx.insert(inboxEvents).values({
      id: randomUUIDv7(),
      itemId,
      actionId,
      kind: 'note',
      whoId: worker.id,
      who: worker.name,
      was: {},
      became: { text },
      version: item.version,
      createdAt: now(),
    })
  })
  return { actionId, done: 1, missed: 0 }
}
