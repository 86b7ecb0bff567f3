import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { type Colleague, lockItems, type Outcome, recordEvent } from '../items/change-item.server'
import { findEventsOfAction, findHistory } from '../items/find-events.server'
import { senderKinds } from '../items/item-events'
import { callBackLeft } from '../replies/call-back.server'
import { deleteItemDraft } from '../replies/item-drafts.server'

/** Events the sender may read. Notes and decisions are internal. */
const saidKinds = ['reply', 'counter_offer', ...senderKinds] as const

/** The latest messages between an item's sender and the team, oldest first, with replies that can no longer be called back. */
export async function findConversation({ db, now }: Pick<Services, 'db' | 'now'>, itemId: string) {
  const events = await findHistory({ db }, itemId, [...saidKinds, 'called_back'])
  const calledBack = new Set(events.map(({ became }) => became.calledBack))
  return events.toReversed().flatMap((event) => {
    const kind = saidKinds.find((each) => each === event.kind)
    if (!kind || calledBack.has(event.actionId) || callBackLeft(event, now()) > 0) return []
    const { id, who, became, createdAt } = event
    return [{ id, kind, who, became, createdAt }]
  })
}

/** Adds an internal note, once per `submission`. @param submission null: no colleague typed the note @throws {Refusal} 404 no such item */
export async function addNote(
  { db, now }: Pick<Services, 'db' | 'now'>,
  itemId: string,
  text: string,
  colleague: Colleague,
  submission: string | null = null,
): Promise<Outcome> {
  const actionId = submission ?? randomUUIDv7()
  await db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: itemId }])
    if (!item) throw new Refusal('errors.not_found', 404)
    if ((await findEventsOfAction(tx, actionId, colleague.id)).length > 0) return
    if (submission !== null) await deleteItemDraft(tx, { itemId, memberId: colleague.id }, 'note')
    await recordEvent(tx, item, { actionId, kind: 'note', by: colleague, was: {}, became: { text }, at: now() })
  })
  return { actionId, done: 1, missed: 0 }
}
