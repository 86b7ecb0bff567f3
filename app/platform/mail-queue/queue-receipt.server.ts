import type { Transaction } from '../database/database.server'
import { isWithinLimit, type RateLimit } from '../http/rate-limit.server'
import type { MailContent } from '../mail/mail.server'
import { queueMail, withholdMail } from './outbox.server'

/** Receipts to one address that nobody has proven to be theirs, whatever they are for. */
const RECEIPT_LIMIT: RateLimit = { most: 5, seconds: 24 * 60 * 60 }

/**
 * Queues the receipt for what somebody has sent. To an address that the sender has only typed, a few of them go out in a day; the
 * others are withheld, for the office to see.
 */
export async function queueReceipt(
  tx: Transaction,
  kind: string,
  mail: MailContent,
  { isProven, now }: { readonly isProven: boolean; readonly now: Date },
): Promise<void> {
  const goesOut =
    isProven || (await isWithinLimit(tx, recipientBucket('receipts', mail.to.address), RECEIPT_LIMIT, now))
  if (goesOut) await queueMail(tx, kind, mail, now)
  else await withholdMail(tx, kind, mail, now)
}

/** The name under which limits count mails to a mailbox, whatever tag is in its address. */
export function recipientBucket(purpose: string, address: string): string {
  return `${purpose}:${address.toLowerCase().replace(/\+[^@]*(?=@)/, '')}`
}
