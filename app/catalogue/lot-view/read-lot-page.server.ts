import { type Reader, statusOn } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import { cacheReads } from '../../platform/services/cached-reads.server'
import type { Services } from '../../platform/services/services.server'
import type { LotCardView } from '../cards/present-cards.server'
import { serializeFilters } from '../search/catalogue-query'
import type { FindServices } from '../search/search-lots.server'
import { findWithSimilar } from './find-lot-on-sale.server'
import { lotSharePictureAddress, presentLotSharePicture } from './lot-share-picture.server'
import type { ManifestQuery } from './manifest-query'
import { presentLotPage } from './present-lot-page.server'
import { presentStructuredLot } from './structured-lot.server'

type LotRead = Awaited<ReturnType<typeof readWithSimilar>>

type ReadServices = FindServices & Pick<Services, 'content' | 'replicas'>

const cached = cacheReads<LotRead>(300)

/** A lot's page for a reader, or a notice if it is no longer on sale; drafts are not revealed outside the office. */
export function readLotPage(services: ReadServices, reference: string, reader: Reader, manifest: ManifestQuery) {
  const key = { ...reader, reference, manifest }
  return cached(services, key, (reading) => readWithSimilar(reading, reference, reader, manifest))
}

async function readWithSimilar(services: FindServices, reference: string, reader: Reader, manifest: ManifestQuery) {
  const found = await findWithSimilar(services, reference, reader)
  const similar: readonly LotCardView[] = found?.similar ?? []
  const onPage = found ? [found.lot, ...found.others].map(({ id, reference }) => ({ id, reference })) : []
  if (!found) {
    const gone = { reference: null, why: 'unknown', since: null, category: null, like: null } as const
    return { lot: null, gone, similar, onPage, restrictions: [] }
  }
  const { lot, like } = found
  const { publicUrl, site } = services.config
  const status = statusOn(lot, reader.today)
  if (status === 'sold' || status === 'withdrawn' || status === 'expired') {
    const since = calendarDay(lot.statusSince, site.company.timeZone)
    const [category = null] = lot.categories
    const gone = { reference: lot.reference, why: status, since, category, like: serializeFilters(like) }
    return { lot: null, gone, similar, onPage, restrictions: [] }
  }
  const view = await presentLotPage(services, lot, reader, manifest)
  const shared = await presentLotSharePicture(services, lot, reader)
  return {
    lot: view,
    structured: presentStructuredLot(lot, reader, view, publicUrl),
    picture: lotSharePictureAddress(shared, lot.reference),
    gone: null,
    similar,
    onPage,
    restrictions: lot.facts.restrictions,
  }
}
