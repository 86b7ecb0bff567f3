import { parseVatId } from '../../accounts/profiles/vat-id'
import { understoodPhone } from '../../platform/services/phone-number'
import type { RequestDetails } from './request-schema'

/** Nobody reads a buyer's form, fills it and sends it faster. */
const LEAST_MILLISECONDS = 3_000

/** Who a buyer is, as columns. */
export function buyerColumns(
  details: Pick<RequestDetails, 'name' | 'company' | 'email' | 'country' | 'phoneNumber' | 'vatId'>,
) {
  const { name, company, email, country, phoneNumber, vatId } = details
  return {
    name,
    company,
    email,
    country,
    phoneNumber: phoneNumber ?? null,
    phoneE164: understoodPhone(phoneNumber ?? ''),
    vatId: vatId === undefined ? null : parseVatId(vatId, country),
  }
}

/** Which trap for machines a form fell into. A time that cannot be read was not written by our form. */
export function caughtBy(
  { honeypot, issuedAt }: Pick<RequestDetails, 'honeypot' | 'issuedAt'>,
  now: Date,
): 'honeypot' | 'too_fast' | null {
  if (honeypot.trim() !== '') return 'honeypot'
  if (issuedAt === undefined) return null
  const age = /^\d{13}$/.test(issuedAt) ? now.getTime() - Number(issuedAt) : 0
  return age >= LEAST_MILLISECONDS ? null : 'too_fast'
}
