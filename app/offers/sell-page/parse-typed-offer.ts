import type { KeptFile } from '../../files/upload-field/kept-files'
import type { Language } from '../../platform/i18n/languages'
import type { OfferInput } from '../offers/offer-schema'
import { parseTypedDetails } from '../offers/typed-details'
import type { TypedText } from './offer-fields'

/** Parses the input as an unvalidated offer; shared by browser and server. */
export function parseTypedOffer(typed: TypedText, language: Language, attachments: readonly KeptFile[]): OfferInput {
  const { name, company, email, phoneNumber, description, ...details } = typed
  return {
    ...{ name, company, email, phoneNumber, description },
    ...parseTypedDetails(details, language),
    language,
    attachments: attachments.map((file) => ({ name: file.name, url: file.url })),
  }
}
