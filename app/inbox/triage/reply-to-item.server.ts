import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { offerPageAddress } from '../../offers/offers/offer-address'
import { issueOfferToken } from '../../offers/offers/offer-tokens.server'
import { InvalidInput } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { lockItems, type Outcome, setItemState, type Worker } from './act-on-items.server'
import { CALL_BACK_MS } from './call-back.server'
import { describeItem } from './describe-item.server'
import { type Item, placeOf } from './find-items.server'
import { inboxEvents, inboxItems } from './inbox.table.server'
import { hasConflictingChange } from './is-overtaken.server'
import { markDraftSent } from './item-drafts.server'
import { firstState, type ItemState, isSold } from './item-states'
import { composeReply, type Writer } from './reply-mail.server'
import type { Reply } from './reply-schema'
import type { SeenItem } from './triage-action'

/**
 * Answers by mail, unless a colleague has dealt with it since the worker looked: nobody is answered twice. The mail waits for a
 * moment, in which `undoAction` calls it back.
 * @throws {InvalidInput} it cannot have the state that it is to have then
 */
export async function replyToItem(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, version }: SeenItem,
  reply: Reply,
  worker: Worker & Writer,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id }])
    if (!item || (await hasConflictingChange(tx, item, version, worker, 'reply')))
      return { actionId, done: 0, missed: 1 }
    const now = services.now()
    const { subject, text } = reply
    const thing = await describeItem({ db: tx, config: services.config }, item, item.language)
    const written = { subject, text, original: thing?.text ?? item.summary }
    const pageUrl = item.kind === 'offer' ? await newPageUrl(tx, services, item) : null
    const mail = composeReply(services.config, item, written, worker, pageUrl)
    const mailId = await queueMail(tx, 'desk.reply', mail, now, CALL_BACK_MS)
    await markDraftSent(tx, { itemId: id, memberId: worker.id }, 'reply', { actionId, now })
    const state = reply.afterwards || stateOnceAnswered(item)
    const isMoved = state !== item.state
    // Selling asks for quantity and price.
    if (isMoved && isSold({ kind: item.kind, state })) throw new InvalidInput({ afterwards: ['sales.sell_again'] })
    const reason = isMoved ? await setItemState(tx, services, item, { state, reason: null }, worker) : null
    const [changed] = await tx
      .update(inboxItems)
      .set({
        unread: false,
        awaits: 'them',
        waitingSince: now,
        ...(reply.done && { box: 'done', snoozedUntil: null }),
        version: sql`${inboxItems.version} + 1`,
      })
      .where(eq(inboxItems.id, id))
      .returning({ version: inboxItems.version })
    await tx.insert(inboxEvents).values({
      id: randomUUIDv7(),
      itemId: id,
      actionId,
      kind: 'reply',
      whoId: worker.id,
      who: worker.name,
      was: { state: item.state, reason, ...placeOf(item) },
      became: { text, mail: mailId, ...(isMoved && { state }), ...(reply.done && { box: 'done' }) },
      version: changed?.version ?? version,
      createdAt: now,
    })
    return { actionId, done: 1, missed: 0 }
  })
}

/** Issues a new link to the seller's page. Earlier tokens are stored as digests only and cannot be reused. */
async function newPageUrl(
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { id, language }: Item,
): Promise<string> {
  return config.publicUrl + offerPageAddress(language, await issueOfferToken(tx, id, now()))
}

function stateOnceAnswered({ kind, state }: Item): ItemState {
  if (state !== firstState(kind)) return state
  return kind === 'offer' ? 'in_review' : 'answered'
}
