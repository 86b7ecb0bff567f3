import { isMessageKey, type MessageKey, type Messages, type Translate } from '../i18n/translate'
import type { FieldErrors } from '../platform/errors'

/** The boxes of the offer note in their order: box 1 is the name, box 6 the attachments. */
export const offerFields = ['name', 'company', 'email', 'phoneNumber', 'description', 'attachments'] as const
export type OfferField = (typeof offerFields)[number]

/** The boxes that are typed into. */
export const typedFields = ['name', 'company', 'email', 'phoneNumber', 'description'] as const
export type TypedField = (typeof typedFields)[number]

/** What stands in the boxes that are typed into. */
export type TypedText = Readonly<Record<TypedField, string>>

/** What is wrong: a message key, and what fills the placeholders of its text. */
export interface OfferFault {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What is wrong, by box. */
export type OfferFaults = Readonly<Partial<Record<OfferField, OfferFault>>>

export function isTypedField(name: unknown): name is TypedField {
  return typedFields.some((field) => field === name)
}

/** The number on a box, from 1. */
export function boxNumber(field: OfferField): number {
  return offerFields.indexOf(field) + 1
}

/** The boxes with a fault, in the order of the note. */
export function faultyFields(faults: OfferFaults): OfferField[] {
  return offerFields.filter((field) => faults[field] !== undefined)
}

/**
 * The errors of a schema or a problem document as faults of boxes, the first one of each, in the words of the box. What
 * belongs to a part of a box, such as `attachments.0.url`, belongs to the box; what belongs to no box is left out.
 * @param offer what was sent: an address is told what it lacks
 */
export function faultsOfErrors(
  errors: FieldErrors,
  offer: { readonly email: string },
  values: OfferFault['values'] = {},
): OfferFaults {
  const faults: Partial<Record<OfferField, OfferFault>> = {}
  for (const [path, [key]] of Object.entries(errors)) {
    const field = offerFields.find((name) => name === path.split('.', 1)[0])
    if (field && key !== undefined) faults[field] ??= { key: keyInBox(key, field, offer.email), values }
  }
  return faults
}

/** A missing word is asked for in the words of its box. */
const missing: Partial<Record<OfferField, MessageKey>> = {
  name: 'sell_form.name_missing',
  email: 'sell_form.email_missing',
  phoneNumber: 'sell_form.phone_missing',
  description: 'sell_form.offer_missing',
}

function keyInBox(key: string, field: OfferField, email: string): string {
  if (key === 'validation.required') return missing[field] ?? key
  if (key !== 'validation.email') return key
  const [, domain, ...more] = email.trim().split('@')
  if (domain === undefined) return 'sell_form.email_without_at'
  return domain !== '' && !domain.includes('.') && more.length === 0 ? 'sell_form.email_without_ending' : key
}

/** A fault as a sentence. */
export function faultText(speech: { t: Translate; messages: Messages }, { key, values }: OfferFault): string {
  return isMessageKey(speech.messages, key) ? speech.t(key, values) : speech.t('validation.invalid')
}
