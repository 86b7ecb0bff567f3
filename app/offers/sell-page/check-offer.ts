import { fieldErrors } from '../../platform/base/parse-input'
import { type OfferInput, offerSchema } from '../offers/offer-schema'
import { faultsOfErrors, type OfferFaults } from './offer-fields'

/** What is wrong with an offer, by box. The page loads this, and the validator with it, when the form is first used. */
export function checkOffer(offer: OfferInput): OfferFaults {
  const result = offerSchema.safeParse(offer)
  return result.success ? {} : faultsOfErrors(fieldErrors(result.error), offer)
}
