import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { cancelWaitingMail } from '../../platform/mail-queue/outbox.server'
import type { ItemEvent } from '../items/find-events.server'
import { restoreItemDraft } from './item-drafts.server'

/** Milliseconds for which a reply waits in the outbox and can be called back. */
export const CALL_BACK_MS = 20_000

/** Milliseconds left to call a reply or counter-offer back; 0: already sent, or no mail. */
export function callBackLeft({ kind, createdAt }: Pick<ItemEvent, 'kind' | 'createdAt'>, now: Date): number {
  if (kind !== 'reply' && kind !== 'counter_offer') return 0
  return Math.max(0, createdAt.getTime() + CALL_BACK_MS - now.getTime())
}

/** Cancels the queued mail and restores its text as a draft. @throws {Refusal} 409 `inbox.already_sent`: sent, or being sent */
export async function callBackMail(tx: Transaction, { actionId, became }: ItemEvent, now: Date): Promise<void> {
  if (!became.mail || !(await cancelWaitingMail(tx, became.mail, now))) throw new Refusal('inbox.already_sent', 409)
  await restoreItemDraft(tx, actionId)
}
