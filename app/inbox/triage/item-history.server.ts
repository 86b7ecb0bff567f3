import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { Outcome, Worker } from './act-on-items.server'
import { callBackLeft } from './call-back.server'
import { type EventKind, inboxEvents, inboxItems } from './inbox.table.server'
import { dropItemDraft } from './item-drafts.server'

/** Longest note, in characters. */
export const LONGEST_NOTE = 5_000
/** Events of an item that are shown. */
const MOST_EVENTS = 200

export type ItemEvent = typeof inboxEvents.$inferSelect

/** What was done to an item, newest first. */
export function findHistory({ db }: Pick<Services, 'db'>, itemId: string): Promise<ItemEvent[]> {
  return db
    .select()
    .from(inboxEvents)
    .where(eq(inboxEvents.itemId, itemId))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(MOST_EVENTS)
}

/** What its sender may read of a history: what was said between them and the team. Notes and decisions are the team's own. */
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

/**
 * Writes something down about an item, for the team only. It decides nothing, so it never comes too late.
 * @throws {Refusal} 404 there is no such item
 */
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
    await dropItemDraft(tx, { itemId, memberId: worker.id }, 'note')
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
