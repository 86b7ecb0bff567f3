import { fieldErrors } from '../../platform/base/parse-input'
import { type OfferInput, offerSchema } from '../offers/offer-schema'
import { type OfferFieldErrors, toFieldErrors } from './offer-fields'

/** Field errors of an offer. Loaded, with the validator, on the first use of the form. */
export function checkOffer(offer: OfferInput): OfferFieldErrors {
  const result = offerSchema.safeParse(offer)
  return result.success ? {} : toFieldErrors(fieldErrors(result.error), offer)
}
