import { findOffer, findOffers, type Offer } from '../../offers/offers/find-offers.server'
import { findTokenOffer } from '../../offers/offers/offer-tokens.server'
import type { Services } from '../../platform/services/services.server'

const REFERENCE = /^O-\d{4}-\d{4,}$/

/**
 * Finds an offer by the token of a mailed link, or by its reference for the signed-in seller.
 * Returns null in every other case, so that the answer does not reveal whether an offer exists.
 * @param member signed in, with a confirmed address
 */
export async function findOfferByAddress(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  key: string,
  member: { readonly email: string } | null,
): Promise<Offer | null> {
  if (REFERENCE.test(key)) {
    if (!member) return null
    const [offer] = await findOffers(services, { after: null, limit: 1, reference: key, email: member.email })
    return offer ?? null
  }
  const id = await findTokenOffer(services.db, key, services.now())
  return id === null ? null : findOffer(services, id)
}
