import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { InvalidInput } from '../../platform/base/errors'
import { isSameAddress } from '../../platform/base/mailbox'
import { calendarDay } from '../../platform/base/working-days'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'
import { type EnquirySender, newEnquiry, submissionOf } from '../buyers/buyer.server'
import type { RequestReceipt } from '../buyers/receipt'
import { queueRequestMails } from './request-mail.server'
import type { RequestDetails } from './request-schema'
import { buyingRequestEvents, buyingRequests } from './requests.table.server'

const LIMIT: RateLimit = { most: 5, seconds: 60 }

interface RequestSender extends EnquirySender {
  /** Null if no address is verified. */
  readonly memberEmail: string | null
}

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
    if (details.until && details.until < calendarDay(now, services.config.site.company.timeZone))
      throw new InvalidInput({ until: ['validation.past_day'] })
    if (sender.limitBucket) await consumeLimit(tx, `requests:${sender.limitBucket}`, LIMIT, now)
    const row = {
      ...(await newEnquiry(tx, services, 'B', details, sender)),
      ...wishColumns(details),
      submission,
    } satisfies typeof buyingRequests.$inferInsert
    await tx.insert(buyingRequests).values(row)
    await tx.insert(buyingRequestEvents).values({
      id: randomUUIDv7(),
      requestId: row.id,
      kind: 'submitted',
      who: 'buyer',
      data: { channel: row.channel },
      createdAt: row.createdAt,
    })
    if (!row.quarantineReason) await queueRequestMails(tx, services, row, isSameAddress(sender.memberEmail, row.email))
    return row
  })
}

function wishColumns(details: RequestDetails) {
  const { text, categories, conditions, quantity, maximumPrice, delivery } = details
  const { brands, keywords, gtins, goodsFrom, resale } = details
  const { country: deliveryCountry, ...restOfDelivery } = delivery
  return {
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
