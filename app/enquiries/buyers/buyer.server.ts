import { hash } from 'node:crypto'
import { parseVatId } from '../../accounts/profiles/vat-id'
import { requireIdempotencyKey } from '../../platform/base/parse-input'
import { toE164 } from '../../platform/services/phone-number'
import type { BuyerDetails } from './buyer-schema'

/** No person fills in the form faster than this. */
const MIN_MILLISECONDS = 3_000

export function buyerColumns(
  details: Pick<BuyerDetails, 'name' | 'company' | 'email' | 'country' | 'phoneNumber' | 'vatId'>,
) {
  const { name, company, email, country, phoneNumber, vatId } = details
  return {
    name,
    company,
    email,
    country,
    phoneNumber: phoneNumber ?? null,
    phoneE164: toE164(phoneNumber ?? ''),
    vatId: vatId === undefined ? null : parseVatId(vatId, country),
  }
}

/** The bot trap that caught the form. An unreadable timestamp was not issued by our form. */
export function caughtBy(
  { honeypot, issuedAt }: Pick<BuyerDetails, 'honeypot' | 'issuedAt'>,
  now: Date,
): 'honeypot' | 'too_fast' | null {
  if (honeypot.trim() !== '') return 'honeypot'
  if (issuedAt === undefined) return null
  const age = /^\d{13}$/.test(issuedAt) ? now.getTime() - Number(issuedAt) : 0
  return age >= MIN_MILLISECONDS ? null : 'too_fast'
}

/**
 * Digest by which a retry finds what it sent before. The language is left out: switching it must not create a second enquiry.
 * @throws {InvalidInput} key not usable
 */
export function submissionOf<Details extends Pick<BuyerDetails, 'language' | 'honeypot' | 'issuedAt'>>(
  details: Details,
  key: string,
): string {
  requireIdempotencyKey(key)
  const { language, honeypot, issuedAt, ...content } = details
  return hash('sha256', JSON.stringify([key, content]), 'hex')
}
