import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { InvalidInput } from '../../platform/base/errors'
import { isSameAddress } from '../../platform/base/mailbox'
import { calendarDay, workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { nextReference } from '../../platform/database/reference.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { buyerColumns, caughtBy, submissionOf } from '../buyers/buyer.server'
import type { RequestReceipt } from '../buyers/receipt'
import { queueRequestMails } from './request-mail.server'
import type { RequestDetails } from './request-schema'
import { buyingRequestEvents, buyingRequests } from './requests.table.server'

const LIMIT: RateLimit = { most: 5, seconds: 60 }

export interface RequestSender {
  /** One per form or API call: 1 to 255 visible ASCII characters. */
  readonly submissionKey: string
  readonly language: Language
  readonly channel: 'web' | 'api'
  readonly limitBucket: string | null
  /** Null if no address is verified. */
  readonly memberEmail: string | null
}

type NewRequest = typeof buyingRequests.$inferInsert

/**
 * Stores a buying request and queues its mails in one transaction. Idempotent per key and content.
 * Quarantined requests are stored but not mailed, and the sender gets the usual answer.
 * @throws {InvalidInput} key not usable; `until` is in the past
 * @throws {Refusal} 429
 */
export async function submitRequest(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  details: RequestDetails,
  sender: RequestSender,
): Promise<RequestReceipt> {
  const submission = submissionOf(details, sender.submissionKey)
  return services.db.transaction(async (tx) => {
    // Serialize attempts with one key so a second one finds the first. The unique key enforces it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`)
    const [earlier] = await tx.select().from(buyingRequests).where(eq(buyingRequests.submission, submission))
    if (earlier) return earlier
    const now = services.now()
    const { timeZone } = services.config.site.company
    if (details.until && details.until < calendarDay(now, timeZone))
      throw new InvalidInput({ until: ['validation.past_day'] })
    if (sender.limitBucket) await consumeLimit(tx, `requests:${sender.limitBucket}`, LIMIT, now)
    const isBlocked = await catchBlocked(tx, details.email, now)
    const quarantineReason = isBlocked ? 'blocked' : caughtBy(details, now)
    const row = {
      ...columnsOf(details),
      id: randomUUIDv7(),
      reference: await nextReference(tx, 'B', now, timeZone),
      submission,
      status: quarantineReason ? 'quarantined' : 'new',
      quarantineReason,
      channel: sender.channel,
      language: sender.language,
      answerBy: workingDaysAfter(now, services.config.site.buyers.answerWithinWorkingDays, timeZone),
      createdAt: now,
    } satisfies NewRequest
    await insertRequest(tx, row)
    if (!quarantineReason) await queueRequestMails(tx, services, row, isSameAddress(sender.memberEmail, row.email))
    return row
  })
}

async function insertRequest(tx: Transaction, row: NewRequest): Promise<void> {
  await tx.insert(buyingRequests).values(row)
  await tx.insert(buyingRequestEvents).values({
    id: randomUUIDv7(),
    requestId: row.id,
    kind: 'submitted',
    who: 'buyer',
    data: { channel: row.channel },
    createdAt: row.createdAt,
  })
}

function columnsOf(details: RequestDetails) {
  const { text, categories, conditions, quantity, maximumPrice, delivery } = details
  const { brands, keywords, gtins, goodsFrom, resale } = details
  const { country: deliveryCountry, ...restOfDelivery } = delivery
  return {
    ...buyerColumns(details),
    text,
    categories,
    conditions,
    quantityMin: quantity?.min ?? null,
    quantityMax: quantity?.max ?? null,
    quantityUnit: quantity?.unit ?? null,
    priceAmount: maximumPrice?.amount ?? null,
    priceCurrency: maximumPrice?.currency ?? null,
    priceBasis: maximumPrice?.basis ?? null,
    deliveryCountry: deliveryCountry ?? null,
    validUntil: details.until ?? null,
    details: { brands, keywords, gtins, goodsFrom, resale, delivery: restOfDelivery },
  }
}
