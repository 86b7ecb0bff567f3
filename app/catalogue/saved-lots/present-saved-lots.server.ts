import { findLots as findSummaries } from '../../lots/lots/find-lots.server'
import { presentLotCard, type Reader } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import { formatDate } from '../../platform/i18n/format'
import { translatorOf } from '../../platform/i18n/messages.server'
import { type LotCardView, presentCards } from '../cards/present-cards.server'
import { parseQueryLeniently } from '../search/catalogue-query'
import { type FindServices, searchLots } from '../search/search-lots.server'
import { findSavedAmong } from '../watchlist/saved-lots.server'

const SIMILAR = 4

export interface GoneLotView extends Pick<LotCardView, 'reference' | 'title' | 'foreign'> {
  readonly why: string
}

export interface SavedLotsView {
  readonly lots: readonly LotCardView[]
  readonly gone: readonly GoneLotView[]
  readonly similar: readonly LotCardView[]
}

/** @param memberId null for a device's list */
export async function presentSavedLots(
  services: FindServices,
  ids: readonly string[],
  reader: Reader,
  memberId: string | null,
): Promise<SavedLotsView> {
  const { language } = reader
  const t = translatorOf(language)
  const { timeZone } = services.config.site.company
  const cards = (await findSummaries(services, ids))
    .map((lot) => presentLotCard(lot, reader))
    .filter(({ status }) => status !== 'draft')
  const gone = cards.filter(({ status }) => isGone(status))
  const [open, past] = await Promise.all([
    presentCards(
      services,
      cards.filter(({ status }) => !isGone(status)),
      reader,
    ),
    presentCards(services, gone, reader),
  ])
  return {
    lots: open,
    gone: past.map(({ reference, title, foreign }, place) => {
      const { status, statusSince } = gone[place] ?? {}
      const day = formatDate(calendarDay(new Date(statusSince ?? 0), timeZone), language)
      return {
        reference,
        title,
        foreign,
        why: t(`saved.gone_states.${isGone(status) ? status : 'withdrawn'}`, { day }),
      }
    }),
    similar: gone.length === 0 ? [] : await findSimilar(services, gone, ids, reader, memberId),
  }
}

async function findSimilar(
  services: FindServices,
  gone: readonly { readonly categories: readonly string[] }[],
  ids: readonly string[],
  reader: Reader,
  memberId: string | null,
): Promise<LotCardView[]> {
  const kinds = new Set(gone.flatMap(({ categories }) => categories))
  const like = parseQueryLeniently(new URLSearchParams([...kinds].map((category) => ['category', category])))
  const { lots } = await searchLots(services, { ...like, limit: SIMILAR + Math.min(ids.length, 50) }, reader)
  const others = lots.filter(({ id }) => !ids.includes(id))
  const saved = (await findSavedAmong(services, others, memberId)) ?? []
  return presentCards(services, others.filter(({ reference }) => !saved.includes(reference)).slice(0, SIMILAR), reader)
}

function isGone(status: string | undefined): status is 'sold' | 'withdrawn' | 'expired' {
  return status === 'sold' || status === 'withdrawn' || status === 'expired'
}
