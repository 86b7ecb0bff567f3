import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { unblockSender } from '../../company/senders/blocked-senders.server'
import { cancelSalesOfItem } from '../../lots/sales/cancel-sale.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { callBackMail } from './call-back.server'
import { undoable } from './find-action.server'
import type { Item } from './find-items.server'
import { type ItemFacts, inboxEvents, inboxItems, inboxTags } from './inbox.table.server'
import { type Change, changeBy } from './item-changes.server'
import { releaseRecord, type StateChange, setPromisedDay, setRecordState } from './item-records.server'
import { isSold, type Reason } from './item-states'
import type { SeenItem, TriageAction } from './triage-action'

export interface Worker {
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

type ItemEvent = typeof inboxEvents.$inferSelect
type ActServices = Pick<Services, 'db' | 'config' | 'now'>

/**
 * Applies one action to items, skipping those that changed since the worker saw them. Every change is logged with its previous values.
 * @throws {InvalidInput} the action does not apply to an item; nothing is changed
 */
export async function actOnItems(
  services: ActServices,
  action: TriageAction,
  seen: readonly SeenItem[],
  worker: Worker,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const changeOf = await changeBy(services, tx, action)
    if (action.intent === 'tag') await tx.insert(inboxTags).values({ name: action.tag }).onConflictDoNothing()
    const items = await lockItems(tx, seen)
    let missed = 0
    for (const item of items) {
      if (seen.some(({ id, version }) => id === item.id && version !== item.version)) missed += 1
      else await applyChange(tx, services, item, changeOf(item), { actionId, worker })
    }
    return { actionId, done: items.length - missed, missed }
  })
}

/**
 * Takes back what the worker has done to items, one or many at once: each becomes what it was before, unless somebody has changed
 * it since.
 * @throws {Refusal} 404 `inbox.nothing_to_undo`: it was not theirs or cannot be undone; 409 `inbox.already_sent`: a mail of it has
 *   gone out; 409 `sales.sell_again`: it ended the sale of an enquiry
 */
export async function undoAction(services: ActServices, actionId: string, worker: Worker): Promise<Outcome> {
  return services.db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(inboxEvents)
      .where(and(eq(inboxEvents.actionId, actionId), eq(inboxEvents.whoId, worker.id)))
    const [written] = events.filter(({ kind }) => kind === 'reply' || kind === 'counter_offer')
    if (written) return callBack(tx, services, written, worker)
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
    const undoing = { actionId: randomUUIDv7(), worker }
    let missed = 0
    for (const item of items) {
      const event = done.find(({ itemId }) => itemId === item.id)
      if (event?.version === item.version)
        await applyChange(tx, services, item, backTo(stillTrue(event.was), event.became), undoing)
      else missed += 1
    }
    const blocked = new Set(done.flatMap(({ became }) => became.blocked ?? []))
    for (const sender of blocked) await unblockSender(tx, sender, { network: null, ...worker }, services.now())
    return { actionId: undoing.actionId, done: items.length - missed, missed }
  })
}

/** Calls a reply or a counter-offer back, once: the item is as before it was written, as far as nobody has changed it since. */
async function callBack(tx: Transaction, services: ActServices, event: ItemEvent, worker: Worker): Promise<Outcome> {
  const [item] = await lockItems(tx, [{ id: event.itemId }])
  if (!item) throw new Refusal('inbox.nothing_to_undo', 404)
  const [before] = await tx
    .select({ actionId: inboxEvents.actionId })
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, item.id), sql`${inboxEvents.became} ->> 'calledBack' = ${event.actionId}`))
  if (before) return { actionId: before.actionId, done: 1, missed: 0 }
  // The seller has answered it on their page.
  if (event.kind === 'counter_offer' && item.state !== 'counter_offered') throw new Refusal('inbox.already_sent', 409)
  await callBackMail(tx, event, services.now())
  const undoing = { actionId: randomUUIDv7(), worker }
  const was = stillTrue(event.was)
  const { box, turn } = item.version === event.version ? was : {}
  // What was sold then is on sale again.
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

/** Marks an item as read. Does not raise its version, so it conflicts with no action. */
export async function markRead({ db }: Pick<Services, 'db'>, itemId: string): Promise<void> {
  await db
    .update(inboxItems)
    .set({ unread: false })
    .where(and(eq(inboxItems.id, itemId), eq(inboxItems.unread, true)))
}

/** Locks in a fixed order to prevent deadlocks. */
export async function lockItems(tx: Transaction, seen: readonly { readonly id: string }[]) {
  const ids = seen.map(({ id }) => id)
  return tx.select().from(inboxItems).where(inArray(inboxItems.id, ids)).orderBy(inboxItems.id).for('update')
}

/** Sets the state of an item that is locked. An enquiry that is no longer won or reserved gives its goods back. */
export async function setItemState(
  tx: Transaction,
  services: ActServices,
  item: Item,
  move: StateChange,
  worker: Worker,
): Promise<Reason | null> {
  if (isSold(item)) await cancelSalesOfItem(tx, services, item.id, { network: null, ...worker })
  return setRecordState(tx, item, move, services.now())
}

/** Applies a change to an item that is locked. */
export async function applyChange(
  tx: Transaction,
  services: ActServices,
  item: Item,
  change: Change | null,
  { actionId, worker }: { actionId: string; worker: Worker },
): Promise<void> {
  if (!change) return
  const { move, set, kind, was, became } = change
  const now = services.now()
  let reason: ItemFacts = {}
  if (move === 'release') await releaseRecord(tx, services, item)
  else if (move) reason = { reason: await setItemState(tx, services, item, move, worker) }
  if (set?.answerBy) await setPromisedDay(tx, item, set.answerBy)
  const [changed] = await tx
    .update(inboxItems)
    .set({ ...set, version: sql`${inboxItems.version} + 1` })
    .where(eq(inboxItems.id, item.id))
    .returning({ version: inboxItems.version })
  if (!changed) throw new Error('An item that is locked has gone.')
  await tx.insert(inboxEvents).values({
    id: randomUUIDv7(),
    itemId: item.id,
    actionId,
    kind,
    whoId: worker.id,
    who: worker.name,
    was: { ...was, ...reason },
    became,
    version: changed.version,
    createdAt: now,
  })
}

/** Previous values that can be restored: a replaced counter-offer is over, so the offer returns to review. */
function stillTrue(was: ItemFacts): ItemFacts {
  return was.state === 'counter_offered' ? { ...was, state: 'in_review' } : was
}

/** Change that restores the previous values. The state comes first because it also determines the box. */
function backTo(became: ItemFacts, was: ItemFacts): Change {
  const { state, reason = null, box, snoozedUntil, assignee, tags, answerBy } = became
  return {
    was,
    became,
    kind: 'undone',
    ...(state && { move: { state, reason } }),
    set: {
      ...(box && { box, snoozedUntil: snoozedUntil ? new Date(snoozedUntil) : null }),
      ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
      ...(tags && { tags: [...tags] }),
      ...(answerBy !== undefined && { answerBy }),
    },
  }
}
