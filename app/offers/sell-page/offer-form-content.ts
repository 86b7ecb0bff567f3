import type { KeptFile } from '../../files/upload-field/kept-files'
import type { TextField, TypedText } from './offer-fields'

/** `id` of the form, for buttons outside it. */
export const OFFER_FORM = 'offer-form'

/** Form field name of the idempotency key. */
export const SUBMISSION_KEY = 'submissionKey'

export interface OfferFormContent {
  /** Input of a failed attempt without JavaScript; null: an empty form. */
  readonly typed: TypedText | null
  readonly kept: readonly KeptFile[]
  readonly key: string
  readonly limits: Readonly<Record<TextField, number>>
  readonly countries: string
}
