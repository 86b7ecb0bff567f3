import type { Offer } from '../../offers/offers/find-offers.server'
import { checkPublish } from '../guard/check-publish.server'
import type { LotFormValues } from '../lot-form/lot-form'
import { withDraftedTexts } from './draft-texts.server'

type CheckServices = Parameters<typeof checkPublish>[0]

/** Checks the form with unedited texts drafted again from the current facts. */
export function checkDrafted(services: CheckServices, offer: Offer, values: LotFormValues) {
  return checkPublish(services, offer, withDraftedTexts(services, values))
}
