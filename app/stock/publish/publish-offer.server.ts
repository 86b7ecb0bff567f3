import { randomUUIDv7 } from 'node:crypto'
import type { SeenItem } from '../../inbox/items/seen-items'
import { convertItem, lockToConvert } from '../../inbox/triage/convert-item.server'
import { findLotOfOffer, isMadeByAnother, linkOffer } from '../../lots/lots/find-lots.server'
import { rejection } from '../../lots/lots/lot-rejection.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import { acquireLotLock, writeLotsInTransaction } from '../../lots/lots/write-lots.server'
import { findOffer } from '../../offers/offers/find-offers.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { clearPendingFiles } from './pending-files.server'
import { deletePublishDraft } from './publish-drafts.server'

type PublishServices = Pick<Services, 'db' | 'config' | 'storage' | 'now'>

interface PublishedLot {
  readonly reference: string
  /** The offer was already converted; nothing was stored. */
  readonly repeated: boolean
}

/**
 * Converts an offer into a lot, with files of the offer and unclaimed uploads. Lot, link and state are stored in one transaction.
 * Idempotent, also under concurrency.
 * @param seen the offer in the version that was reviewed
 * @throws {InvalidInput} the lot is invalid
 * @throws {Refusal} 404 no such offer; 409 cannot be converted, published by a colleague, or changed since it was seen
 */
export async function publishOffer(
  services: PublishServices,
  seen: SeenItem,
  lot: LotInput,
  who: { readonly id: string; readonly name: string; readonly network?: string | null },
): Promise<PublishedLot> {
  const offerId = seen.id
  const offer = await findOffer(services, offerId)
  if (!offer) throw new Refusal('errors.not_found', 404)
  const shares = new Set(offer.attachments.map(({ id }) => id))
  try {
    const published = await services.db.transaction(async (tx) => {
      // Serializes concurrent conversions: the second one finds the lot.
      await acquireLotLock(tx)
      const before = await findLotOfOffer(tx, offerId)
      if (before && (await isMadeByAnother(tx, before, who.id))) throw new Refusal('publish.already', 409)
      if (before) return { reference: before, repeated: true }
      const item = await lockToConvert(tx, seen)
      const now = services.now()
      const [written] = await writeLotsInTransaction(
        tx,
        services,
        [
          {
            // An external id could match an existing lot.
            lot: { ...lot, externalId: undefined, private: { ...lot.private, supplierOfferId: offerId } },
            shares,
            event: { kind: 'created', was: {}, became: {} },
          },
        ],
        { actionId: randomUUIDv7(), ...who },
      )
      if (!written) throw new Error('A lot was written without a result.')
      await linkOffer(tx, offerId, written.id, now)
      await convertItem(tx, item, written.reference, who, now)
      // Drafts of colleagues stay: they may contain text that this lot lacks.
      await deletePublishDraft(tx, { offerId, memberId: who.id })
      return { reference: written.reference, repeated: false }
    })
    await clearPendingFiles(services, offerId)
    return published
  } catch (fault) {
    const errors = rejection(fault)
    throw errors ? new InvalidInput(errors) : fault
  }
}
