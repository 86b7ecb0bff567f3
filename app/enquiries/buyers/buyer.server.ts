import { hash, randomUUIDv7 } from 'node:crypto'
import { parseVatId } from '../../accounts/profiles/vat-id'
import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { requireIdempotencyKey } from '../../platform/base/parse-input'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { nextReference } from '../../platform/database/reference.server'
import type { Language } from '../../platform/i18n/languages'
import { toE164 } from '../../platform/services/phone-number'
import type { Services } from '../../platform/services/services.server'
import type { BuyerDetails } from './buyer-schema'
import type { enquiryStatuses, quarantineReasons } from './enquiry'

/** No person fills in the form faster than this. */
const MIN_MILLISECONDS = 3_000

export interface EnquirySender {
  /** One per form or API call: 1 to 255 visible ASCII characters. */
  readonly submissionKey: string
  readonly language: Language
  readonly channel: 'web' | 'api'
  readonly limitBucket: string | null
}

export type NewEnquiry = Awaited<ReturnType<typeof newEnquiry>>

export type QuarantineReason = (typeof quarantineReasons)[number]

/** First columns of a new enquiry; one from a blocked sender or a bot is quarantined. @param letter its reference begins with */
export async function newEnquiry(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  letter: 'B' | 'I',
  details: BuyerDetails,
  { language, channel }: EnquirySender,
) {
  const { company, buyers } = services.config.site
  const now = services.now()
  const { name, email, country, phoneNumber, vatId } = details
  const id: string = randomUUIDv7()
  const isBlocked = await catchBlocked(tx, email, now)
  const quarantineReason: QuarantineReason | null = isBlocked ? 'blocked' : caughtBy(details, now)
  const status: (typeof enquiryStatuses)[number] = quarantineReason ? 'quarantined' : 'new'
  return {
    id,
    reference: await nextReference(tx, letter, now, company.timeZone),
    status,
    quarantineReason,
    channel,
    language,
    name,
    company: details.company,
    email,
    country,
    phoneNumber: phoneNumber ?? null,
    phoneE164: toE164(phoneNumber ?? ''),
    vatId: vatId === undefined ? null : parseVatId(vatId, country),
    answerBy: workingDaysAfter(now, buyers.answerWithinWorkingDays, company.timeZone),
    createdAt: now,
  }
}

/** The honeypot or the clock that caught a bot. An unreadable timestamp was not issued by our form. */
export function caughtBy(
  { honeypot, issuedAt }: Pick<BuyerDetails, 'honeypot' | 'issuedAt'>,
  now: Date,
): QuarantineReason | null {
  if (honeypot.trim() !== '') return 'honeypot'
  if (issuedAt === undefined) return null
  const age = /^\d{13}$/.test(issuedAt) ? now.getTime() - Number(issuedAt) : 0
  return age >= MIN_MILLISECONDS ? null : 'too_fast'
}

/** Digest to find retries. It omits the language: switching must not create a second enquiry. @throws {InvalidInput} key not usable */
export function submissionOf<Details extends Pick<BuyerDetails, 'language' | 'honeypot' | 'issuedAt'>>(
  details: Details,
  key: string,
): string {
  requireIdempotencyKey(key)
  const { language, honeypot, issuedAt, ...content } = details
  return hash('sha256', JSON.stringify([key, content]), 'hex')
}
