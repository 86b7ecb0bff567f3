import type { Offer } from '../../offers/offers/find-offers.server'
import { checkPublish } from '../guard/check-publish.server'
import type { LotFormValues } from '../lot-form/lot-form'
import { withDraftedTexts } from './draft-texts.server'

type CheckServices = Parameters<typeof checkPublish>[0]

/** Looks at what would become of an offer, texts that nobody has edited drafted anew from the facts as they are now. */
export function checkDrafted(services: CheckServices, offer: Offer, values: LotFormValues) {
  return checkPublish(services, offer, withDraftedTexts(services, values))
}
