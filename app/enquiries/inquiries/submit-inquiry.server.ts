import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/identity/session.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import type { LotSummary } from '../../lots/lots/find-lots.server'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { isSameAddress } from '../../platform/base/mailbox'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { type EnquirySender, newEnquiry, submissionOf } from '../buyers/buyer.server'
import type { RequestReceipt } from '../buyers/receipt'
import { findRequestedLots, lotTerms } from './find-asked-lots.server'
import { inquiries, inquiryEvents, inquiryItems } from './inquiries.table.server'
import { queueInquiryMails } from './inquiry-mail.server'
import type { InquiryDetails } from './inquiry-schema'
import { findConflicts } from './lot-terms'

const LIMIT: RateLimit = { most: 5, seconds: 60 }

interface InquirySender extends EnquirySender {
  readonly member: Pick<Member, 'email' | 'approved'> | null
}

/**
 * Stores an inquiry and queues its mails in one transaction. Idempotent per key and content.
 * Quarantined inquiries are stored but not mailed, and the sender gets the usual answer.
 * @throws {InvalidInput} key not usable; lot unknown or gone (`items.0.lot`); terms violated (`items.0.quantity`, `resale`)
 * @throws {Refusal} 429
 */
export async function submitInquiry(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  details: InquiryDetails,
  sender: InquirySender,
): Promise<RequestReceipt> {
  const submission = submissionOf(details, sender.submissionKey)
  return services.db.transaction(async (tx) => {
    // Serialize attempts with one key so a second one finds the first. The unique key enforces it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`)
    const [earlier] = await tx.select().from(inquiries).where(eq(inquiries.submission, submission))
    if (earlier) return earlier
    if (sender.limitBucket) await consumeLimit(tx, `inquiries:${sender.limitBucket}`, LIMIT, services.now())
    const lots = await requireLots(tx, services, details, sender.language)
    const row = {
      ...(await newEnquiry(tx, services, 'I', details, sender)),
      submission,
      deliveryCountry: details.delivery.country ?? null,
      deliveryPostcode: details.delivery.postcode ?? null,
      deliveryIncoterm: details.delivery.incoterm ?? null,
      resaleCountries: details.resale.countries,
      resaleChannels: details.resale.channels,
      message: details.message ?? null,
    } satisfies typeof inquiries.$inferInsert
    const items = itemsOf(row, details, lots, calendarDay(row.createdAt, services.config.site.company.timeZone))
    await tx.insert(inquiries).values(row)
    await tx.insert(inquiryItems).values(items)
    await tx.insert(inquiryEvents).values({
      id: randomUUIDv7(),
      inquiryId: row.id,
      kind: 'submitted',
      who: 'buyer',
      data: { channel: row.channel },
      createdAt: row.createdAt,
    })
    // Mails can be forwarded and addresses faked: member prices go only to an approved member's own address.
    const isProven = isSameAddress(sender.member?.email ?? null, row.email)
    const audience = isProven ? audienceOfMember(sender.member) : 'everyone'
    if (!row.quarantineReason) await queueInquiryMails(tx, services, { ...row, items }, lots, { audience, isProven })
    return row
  })
}

/** Current lots of the inquiry, in its order. @throws {InvalidInput} lot unknown, gone, or its terms violated */
async function requireLots(
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  details: InquiryDetails,
  language: Language,
): Promise<readonly LotSummary[]> {
  const references = details.items.map(({ lot }) => lot)
  const { open, gone } = await findRequestedLots({ db: tx, config, now }, references)
  const errors: FieldErrors = {}
  for (const { reference, why } of gone)
    errors[`items.${references.indexOf(reference)}.lot`] = [
      why === 'unknown' ? 'validation.lot_unknown' : 'validation.lot_gone',
    ]
  const terms = new Map(open.map((lot) => [lot.reference, lotTerms(lot)]))
  for (const { path, key } of findConflicts(details, terms, { t: translatorOf(language), language }))
    errors[path] = [key]
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  return open
}

function itemsOf(
  inquiry: { readonly id: string; readonly language: Language },
  { items }: InquiryDetails,
  lots: readonly LotSummary[],
  today: string,
): (typeof inquiryItems.$inferSelect)[] {
  return items.flatMap(({ lot: reference, quantity, unit, targetPrice, comment }, position) => {
    const lot = lots[position]
    if (!lot) return []
    const { title } = presentLotCard(lot, { audience: 'everyone', language: inquiry.language, today })
    return {
      inquiryId: inquiry.id,
      position,
      lotId: lot.id,
      lotReference: reference,
      lotTitle: title,
      quantity: quantity ?? null,
      unit: quantity ? (unit ?? lot.unit) : null,
      targetAmount: targetPrice?.amount ?? null,
      targetCurrency: targetPrice?.currency ?? null,
      targetBasis: targetPrice?.basis ?? null,
      comment: comment ?? null,
    }
  })
}
