import { randomUUIDv7 } from 'node:crypto'
import { unblockSender } from '../../company/senders/blocked-senders.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import type { Transaction } from '../../platform/database/database.server'
import { type Colleague, lockItems, type Outcome } from '../items/change-item.server'
import { findCallBack, findEventsOfAction, type ItemEvent } from '../items/find-events.server'
import type { ItemFacts } from '../items/item-events'
import { isSold } from '../items/item-states'
import { callBackMail } from '../replies/call-back.server'
import { type ActServices, applyChange } from '../triage/act-on-items.server'
import type { Change } from '../triage/item-changes.server'
import { undoable } from './find-action.server'

/**
 * Undoes the colleague's action on one or many items. Items changed since stay as they are.
 * @throws {Refusal} 404 `inbox.nothing_to_undo`: another colleague's action, or one that cannot be undone; 409 `inbox.already_sent`: its
 *   mail has been sent; 409 `sales.sell_again`: it ended the sale of an enquiry
 */
export async function undoAction(services: ActServices, actionId: string, colleague: Colleague): Promise<Outcome> {
  if (!isId(actionId)) throw new Refusal('inbox.nothing_to_undo', 404)
  return services.db.transaction(async (tx) => {
    const events = await findEventsOfAction(tx, actionId, colleague.id)
    const [written] = events.filter(({ kind }) => kind === 'reply' || kind === 'counter_offer')
    if (written) return callBack(tx, services, written, colleague)
    const done = events.filter(({ kind }) => undoable.includes(kind))
    if (done.length === 0) throw new Refusal('inbox.nothing_to_undo', 404)
    const items = await lockItems(
      tx,
      done.map(({ itemId }) => ({ id: itemId })),
    )
    if (
      items.some(({ kind, id }) => done.some(({ itemId, was }) => itemId === id && isSold({ kind, state: was.state })))
    )
      throw new Refusal('sales.sell_again', 409)
    const undoing = { actionId: randomUUIDv7(), colleague }
    let missed = 0
    for (const item of items) {
      const event = done.find(({ itemId }) => itemId === item.id)
      if (event?.version === item.version)
        await applyChange(tx, services, item, backTo(stillTrue(event.was), event.became), undoing)
      else missed += 1
    }
    const blocked = new Set(done.flatMap(({ became }) => became.blocked ?? []))
    for (const sender of blocked) await unblockSender(tx, sender, { network: null, ...colleague }, services.now())
    return { actionId: undoing.actionId, done: items.length - missed, missed }
  })
}

/** Calls back a reply or counter-offer, once, and restores the item unless it has changed since. */
async function callBack(
  tx: Transaction,
  services: ActServices,
  event: ItemEvent,
  colleague: Colleague,
): Promise<Outcome> {
  const [item] = await lockItems(tx, [{ id: event.itemId }])
  if (!item) throw new Refusal('inbox.nothing_to_undo', 404)
  const before = await findCallBack(tx, item.id, event.actionId)
  if (before) return { actionId: before, done: 1, missed: 0 }
  // The seller has already answered it on the offer page.
  if (event.kind === 'counter_offer' && item.state !== 'counter_offered') throw new Refusal('inbox.already_sent', 409)
  await callBackMail(tx, event, services.now())
  const undoing = { actionId: randomUUIDv7(), colleague }
  const was = stillTrue(event.was)
  const { box, turn } = item.version === event.version ? was : {}
  // The goods sold with the enquiry are on sale again.
  const isGivenBack = isSold({ kind: item.kind, state: was.state })
  const state = event.became.state === item.state && !isGivenBack ? was.state : undefined
  await applyChange(
    tx,
    services,
    item,
    {
      kind: 'called_back',
      ...(state && state !== item.state && { move: { state, reason: was.reason ?? null } }),
      set: {
        ...(box && { box, snoozedUntil: was.snoozedUntil ? new Date(was.snoozedUntil) : null }),
        ...(turn && { awaits: turn.awaits, waitingSince: new Date(turn.since) }),
      },
      was: { state: item.state },
      became: { calledBack: event.actionId, ...(state && state !== item.state && { state }) },
    },
    undoing,
  )
  return { actionId: undoing.actionId, done: 1, missed: 0 }
}

/** Previous values that can be restored: a replaced counter-offer is over, so the offer returns to review. */
function stillTrue(was: ItemFacts): ItemFacts {
  return was.state === 'counter_offered' ? { ...was, state: 'in_review' } : was
}

/** Change that restores the previous values. The state comes first because it also determines the box. */
function backTo(became: ItemFacts, was: ItemFacts): Change {
  const { state, reason = null, box, unread, snoozedUntil, assignee, tags, answerBy } = became
  return {
    was,
    became,
    kind: 'undone',
    ...(state && { move: { state, reason } }),
    set: {
      ...(box && { box, snoozedUntil: snoozedUntil ? new Date(snoozedUntil) : null }),
      ...(unread && { unread }),
      ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
      ...(tags && { tags: [...tags] }),
      ...(answerBy !== undefined && { answerBy }),
    },
  }
}
