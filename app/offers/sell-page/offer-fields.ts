import type { FieldErrors } from '../../platform/base/errors'
import type { Fault, Faults } from '../../platform/forms/form-answer'
import { isMessageKey, type MessageKey, type Messages, type Translate } from '../../platform/i18n/translate'
import { type DetailControl, detailControls } from '../offers/typed-details'

/** The boxes of the offer note in their order: box 1 is the name, box 6 the attachments; the others are folded away. */
export const offerFields = [
  'name',
  'company',
  'email',
  'phoneNumber',
  'description',
  'attachments',
  'categories',
  'quantity',
  'condition',
  'askingPrice',
  'country',
  'incoterm',
  'bestBefore',
  'restrictions',
] as const
export type OfferField = (typeof offerFields)[number]

/** The boxes that are one control, and always in sight. */
export const textFields = ['name', 'company', 'email', 'phoneNumber', 'description'] as const
export type TextField = (typeof textFields)[number]

/** The controls that are typed into or chosen in. */
export const typedFields = [...textFields, ...detailControls] as const
export type TypedField = (typeof typedFields)[number]

/** What stands in them; several choices of one control are parted by commas. */
export type TypedText = Readonly<Record<TypedField, string>>

/** What is wrong, by box. */
export type OfferFaults = Faults<OfferField>

export function isTypedField(name: unknown): name is TypedField {
  return typedFields.some((field) => field === name)
}

/** Controls that share a box with the one that it is named after. */
const beside: Partial<Record<DetailControl, OfferField>> = {
  unit: 'quantity',
  currency: 'askingPrice',
  askingPriceBasis: 'askingPrice',
  place: 'country',
}

/** The box that a control of the form, or a field of the schema, belongs to: `attachments.0.url` is of `attachments`. */
export function boxOf(name: string): OfferField | undefined {
  const control = detailControls.find((each) => each === name)
  return (control && beside[control]) ?? offerFields.find((box) => box === name.split('.', 1)[0])
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
  values: Fault['values'] = {},
): OfferFaults {
  const faults: Partial<Record<OfferField, Fault>> = {}
  for (const [path, [key]] of Object.entries(errors)) {
    const field = boxOf(path)
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
export function faultText(speech: { t: Translate; messages: Messages }, { key, values }: Fault): string {
  return isMessageKey(speech.messages, key) ? speech.t(key, values) : speech.t('validation.invalid')
}
