import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { addAttachments, countAttachmentsLeft } from '../../offers/offers/add-attachments.server'
import { setOfferStatus } from '../../offers/offers/set-offer-status.server'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { addItemFiles } from '../item-files/item-files.server'
import { lockItems } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import {
  recordSenderAction,
  recordWithoutReopening,
  type SenderAction,
  wasProcessed,
} from '../replies/record-sender-action.server'
import { composeSenderNotice } from '../replies/sender-notice-mail.server'
import type { MailResult, ReceivedMail } from './received-mail'

/** Mails per item and day: stops loops of automatic answers. */
const LIMIT: RateLimit = { most: 100, seconds: 24 * 60 * 60 }

/**
 * Adds an answer to the thread of its item, which is then unread and open, and notifies the team. Automatic mails, blocked
 * senders and answers to spam are recorded without either.
 * @returns null if the item has been erased
 * @throws {Refusal} 429 too many mails about it today
 */
export async function recordAnswer(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  itemId: string,
  mail: ReceivedMail,
): Promise<MailResult | null> {
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: itemId }])
    if (!item) return null
    const result = mail.automatic ? 'automatic' : 'answer'
    if (await wasProcessed(tx, item, mail.id)) return result
    const now = services.now()
    await consumeLimit(tx, `inbound-mail:${itemId}`, LIMIT, now)
    const files = await addFiles(tx, services, item, mail)
    const isBlocked = await catchBlocked(tx, mail.from.address, now)
    const isQuiet = mail.automatic || isBlocked || item.box === 'quarantine'
    const answered = !isQuiet && item.state === 'need_info' ? ('in_review' as const) : null
    if (answered) await setOfferStatus(tx, item.id, { status: answered, declinedBecause: null }, now, 'seller')
    const became: SenderAction['became'] = {
      ...(mail.text && { text: mail.text }),
      ...(mail.quoted && { quoted: mail.quoted }),
      ...(mail.from.address.toLowerCase() !== item.email.toLowerCase() && { from: mail.from.address }),
      ...files,
      ...(answered && { state: answered }),
    }
    const event = { id: mail.id, was: { state: item.state }, became }
    if (isQuiet) {
      await recordWithoutReopening(tx, item, { ...event, kind: mail.automatic ? 'auto_reply' : 'wrote' }, now)
      return result
    }
    const heard = { ...event, kind: 'wrote' as const }
    await recordSenderAction(tx, item, heard, now)
    const kind = item.kind === 'offer' ? 'offer.seller_news' : 'item.answer'
    await queueMail(tx, kind, composeSenderNotice(services.config, item, heard), now)
    return result
  })
}

/** Offers have the same file limit as their form. */
async function addFiles(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  item: Item,
  { uploads, refused }: ReceivedMail,
): Promise<Pick<SenderAction['became'], 'files' | 'refused'>> {
  const added = item.kind === 'offer' ? uploads.slice(0, await countAttachmentsLeft(tx, item.id)) : uploads
  if (item.kind === 'offer') await addAttachments(tx, services, item.id, added)
  else await addItemFiles(tx, services, item.id, added)
  const left = [...refused, ...uploads.slice(added.length).map(({ name }) => name)]
  return {
    ...(added.length > 0 && { files: added.map(({ name }) => name) }),
    ...(left.length > 0 && { refused: left }),
  }
}
