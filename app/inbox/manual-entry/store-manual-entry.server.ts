import { storeOffer } from '../../offers/offers/submit-offer.server'
import type { Services } from '../../platform/services/services.server'
import type { Worker } from '../items/change-item.server'
import { assignToWorker } from '../triage/assign-to-worker.server'
import type { ManualEntry } from './manual-entry-schema'

/**
 * Stores a manual entry, assigned to the worker. The seller gets a receipt only on request. The submission key makes it idempotent.
 * @returns id of the inbox item
 * @throws {Refusal} as when storing any offer
 */
export async function storeManualEntry(
  services: Pick<Services, 'db' | 'config' | 'mail' | 'now'>,
  { channel, consentNote, tellSeller, ...offer }: ManualEntry,
  idempotencyKey: string,
  worker: Worker,
): Promise<string> {
  return services.db.transaction(async (tx) => {
    const receipt = await storeOffer(tx, services, offer, {
      idempotencyKey,
      language: offer.language,
      channel,
      taken: { by: worker.name, consentNote, tellSeller: tellSeller === 'on' },
      limitBucket: null,
      memberEmail: null,
    })
    if (!receipt.repeated) await assignToWorker(tx, receipt.id, worker, services.now())
    return receipt.id
  })
}
