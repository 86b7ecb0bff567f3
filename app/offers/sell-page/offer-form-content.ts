import type { KeptFile } from '../../files/upload-field/kept-files'
import type { TextField, TypedText } from './offer-fields'

/** The id of the form, for the buttons that stand outside of it. */
export const OFFER_FORM = 'offer-form'

/** Under this name the form sends the key that makes sending it twice harmless. */
export const SUBMISSION_KEY = 'submissionKey'

/** What the server has put into the form. */
export interface OfferFormContent {
  /** What came back from an attempt without JavaScript; null: an empty form. */
  readonly typed: TypedText | null
  readonly kept: readonly KeptFile[]
  readonly key: string
  /** Most characters of each box. */
  readonly limits: Readonly<Record<TextField, number>>
  /** The options of a `CountrySelect`. */
  readonly countries: string
}
