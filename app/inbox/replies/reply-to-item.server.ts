import { randomUUIDv7 } from 'node:crypto'
import { issueOfferPage } from '../../offers/offers/offer-tokens.server'
import { InvalidInput } from '../../platform/base/errors'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { type Colleague, changeItem, lockItems, type Outcome } from '../items/change-item.server'
import { describeItem } from '../items/describe-item.server'
import { hasConflictingChange } from '../items/find-events.server'
import { type Item, placeOf } from '../items/find-items.server'
import { firstState, type ItemState, isSold } from '../items/item-states'
import type { SeenItem } from '../items/seen-items'
import { setItemState } from '../triage/act-on-items.server'
import { CALL_BACK_MS } from './call-back.server'
import { markDraftSent } from './item-drafts.server'
import { composeReply, type Writer } from './reply-mail.server'
import type { Reply } from './reply-schema'

/** Replies unless a colleague has acted meanwhile. `undoAction` can cancel the mail for 20 s. @throws {InvalidInput} invalid state */
export async function replyToItem(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, version }: SeenItem,
  reply: Reply,
  colleague: Colleague & Writer,
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id }])
    if (!item || (await hasConflictingChange(tx, item, version, colleague, 'reply')))
      return { actionId, done: 0, missed: 1 }
    const now = services.now()
    const { subject, text } = reply
    const record = await describeItem({ db: tx, config: services.config }, item, item.language)
    const written = { subject, text, original: record?.text ?? item.summary, answers: record?.mail?.id }
    const pageUrl = item.kind === 'offer' ? await issueOfferPage(tx, services, item) : null
    const mail = composeReply(services.config, item, written, colleague, pageUrl)
    const mailId = await queueMail(tx, 'desk.reply', mail, now, CALL_BACK_MS)
    await markDraftSent(tx, { itemId: id, memberId: colleague.id }, 'reply', { actionId, now })
    const state = reply.afterwards || stateOnceAnswered(item)
    const isMoved = state !== item.state
    // Selling asks for quantity and price.
    if (isMoved && isSold({ kind: item.kind, state })) throw new InvalidInput({ afterwards: ['sales.sell_again'] })
    const reason = isMoved ? await setItemState(tx, services, item, { state, reason: null }, colleague) : null
    await changeItem(
      tx,
      id,
      { unread: false, awaits: 'them', waitingSince: now, ...(reply.done && { box: 'done', snoozedUntil: null }) },
      {
        actionId,
        kind: 'reply',
        by: colleague,
        was: { state: item.state, reason, ...placeOf(item) },
        became: { text, mail: mailId, ...(isMoved && { state }), ...(reply.done && { box: 'done' }) },
        at: now,
      },
    )
    return { actionId, done: 1, missed: 0 }
  })
}

function stateOnceAnswered({ kind, state }: Item): ItemState {
  if (state !== firstState(kind)) return state
  return kind === 'offer' ? 'in_review' : 'answered'
}
