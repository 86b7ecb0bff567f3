import { fieldErrors } from '../../platform/base/parse-input'
import { type OfferInput, offerSchema } from '../offers/offer-schema'
import { faultsOfErrors, type OfferFaults } from './offer-fields'

/** Field errors of an offer. Loaded, with the validator, on the first use of the form. */
export function checkOffer(offer: OfferInput): OfferFaults {
  const result = offerSchema.safeParse(offer)
  return result.success ? {} : faultsOfErrors(fieldErrors(result.error), offer)
}
