import type { Transaction } from '../database/database.server'
import { isWithinLimit, type RateLimit } from '../http/rate-limit.server'
import type { MailContent } from '../mail/mail.server'
import { queueMail, withholdMail } from './outbox.server'

const RECEIPT_LIMIT: RateLimit = { most: 5, seconds: 24 * 60 * 60 }

/** Queues the receipt for a submission. Unconfirmed addresses get a few a day; further ones are withheld for the office. */
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

/** Rate limit key of a mailbox, ignoring tags in its address. */
export function recipientBucket(purpose: string, address: string): string {
  return `${purpose}:${address.toLowerCase().replace(/\+[^@]*(?=@)/, '')}`
}
