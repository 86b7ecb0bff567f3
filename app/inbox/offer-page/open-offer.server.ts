import { findOffers, type Offer } from '../../offers/offers/find-offers.server'
import { findTokenOffer } from '../../offers/offers/offer-tokens.server'
import type { Services } from '../../platform/services/services.server'

/** How offers are numbered: `O-2611-0007`. */
const REFERENCE = /^O-\d{4}-\d{4,}$/

/**
 * The offer that an address opens: by the secret of a link, or by its number for who has sent it and has signed in. Null alike for
 * everything else, whether there is such an offer or not.
 * @param member who has signed in, with a proven address
 */
export async function findOpenedOffer(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  key: string,
  member: { readonly email: string } | null,
): Promise<Offer | null> {
  const one = { after: null, limit: 1 }
  if (REFERENCE.test(key)) {
    const [offer] = member ? await findOffers(services, { ...one, reference: key, email: member.email }) : []
    return offer ?? null
  }
  const id = await findTokenOffer(services.db, key, services.now())
  const [offer] = id === null ? [] : await findOffers(services, { ...one, id })
  return offer ?? null
}
