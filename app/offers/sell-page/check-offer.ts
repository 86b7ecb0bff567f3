import { fieldErrors } from '../../platform/base/parse-input'
import { type OfferInput, offerSchema } from '../offers/offer-schema'
import { type OfferErrors, toOfferErrors } from './offer-fields'

/** Field errors of an offer. Loaded, with the validator, on the first use of the form. */
export function checkOffer(offer: OfferInput): OfferErrors {
  const result = offerSchema.safeParse(offer)
  return result.success ? {} : toOfferErrors(fieldErrors(result.error))
}
