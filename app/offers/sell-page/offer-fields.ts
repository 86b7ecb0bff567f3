import type { StoredFile } from '../../files/upload-field/stored-files'
import type { FieldErrors } from '../../platform/base/errors'
import type { FormError, FormErrors } from '../../platform/forms/form-answer'
import type { MessageKey } from '../../platform/i18n/translate'
import { type DetailControl, detailControls } from '../offers/typed-details'

/** Fields of the form in order: 1 is the name, 6 the attachments; the rest are collapsed. */
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

export const textFields = ['name', 'company', 'email', 'phoneNumber', 'description'] as const
export type TextField = (typeof textFields)[number]

export const typedFields = [...textFields, ...detailControls] as const
export type TypedField = (typeof typedFields)[number]

/** Raw values; several choices of one control are comma-separated. */
export type TypedText = Readonly<Record<TypedField, string>>

export type OfferErrors = FormErrors<OfferField>

export function isTypedField(name: unknown): name is TypedField {
  return typedFields.some((field) => field === name)
}

const beside: Partial<Record<DetailControl, OfferField>> = {
  unit: 'quantity',
  currency: 'askingPrice',
  askingPriceBasis: 'askingPrice',
  place: 'country',
}

/** The field of a form control or schema path: `attachments.0.url` belongs to `attachments`. */
export function fieldOfControl(name: string): OfferField | undefined {
  const control = detailControls.find((each) => each === name)
  return (control && beside[control]) ?? offerFields.find((box) => box === name.split('.', 1)[0])
}

export function fieldNumber(field: OfferField): number {
  return offerFields.indexOf(field) + 1
}

export function fieldsWithErrors(errors: OfferErrors): OfferField[] {
  return offerFields.filter((field) => errors[field] !== undefined)
}

/** First error per form field, in the field's wording; `attachments.0.url` counts for its field, unknown fields are dropped. */
export function toOfferErrors(errors: FieldErrors, values: FormError['values'] = {}): OfferErrors {
  const first: Partial<Record<OfferField, FormError>> = {}
  for (const [path, [key]] of Object.entries(errors)) {
    const field = fieldOfControl(path)
    if (field && key !== undefined)
      first[field] ??= { key: key === 'validation.required' ? (missing[field] ?? key) : key, values }
  }
  return first
}

const missing: Partial<Record<OfferField, MessageKey>> = {
  name: 'sell_form.name_missing',
  email: 'sell_form.email_missing',
  phoneNumber: 'sell_form.phone_missing',
  description: 'sell_form.offer_missing',
}

export const OFFER_FORM = 'offer-form'

export const SUBMISSION_KEY = 'submissionKey'

export interface OfferFormContent {
  /** Input of a failed attempt without JavaScript; null: an empty form. */
  readonly typed: TypedText | null
  readonly kept: readonly StoredFile[]
  readonly key: string
  readonly limits: Readonly<Record<TextField, number>>
  readonly countries: string
}
