import { storeOffer } from '../../offers/offers/submit-offer.server'
import type { Services } from '../../platform/services/services.server'
import type { Colleague } from '../items/change-item.server'
import { assignToColleague } from '../triage/assign-to-colleague.server'
import type { ManualEntry } from './manual-entry-schema'

/**
 * Stores a manual entry, assigned to the colleague. The seller gets a receipt only on request. The submission key makes it idempotent.
 * @returns id of the inbox item
 * @throws {Refusal} as when storing any offer
 */
export async function storeManualEntry(
  services: Pick<Services, 'db' | 'config' | 'mail' | 'now'>,
  { channel, consentNote, tellSeller, ...offer }: ManualEntry,
  idempotencyKey: string,
  colleague: Colleague,
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const receipt = await storeOffer(tx, services, offer, {
      idempotencyKey,
      language: offer.language,
      channel,
      taken: { by: colleague.name, consentNote, tellSeller: tellSeller === 'on' },
      limitBucket: null,
      memberEmail: null,
    })
    if (!receipt.repeated) await assignToColleague(tx, receipt.id, colleague, services.now())
    return receipt.id
  })
}
