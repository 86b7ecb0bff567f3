import { findLotPictures } from '../../catalogue/cards/present-cards.server'
import type { Granted } from '../../company/team/team-rights'
import { plainDecimal } from '../../lots/facts/decimal'
import { lotStatuses } from '../../lots/facts/trade-terms'
import { findLots } from '../../lots/lots/find-lots.server'
import { type Localizer, quantityText } from '../../lots/presentation/lot-texts'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import { formatRecent } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { formatNumber } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import type { AvailabilityNotice } from '../availability/availability-answer'
import { findAvailabilityNotices } from '../availability/present-availability.server'
import { MAX_AT_ONCE } from './bulk-change'
import { COUNTED, countTeamLots, findSuppliers, findTeamLots, isFrequent } from './find-team-lots.server'
import { type LotsQuery, parseLotsQuery, serializeLotsQuery } from './lots-query'

type ListServices = Pick<Services, 'db' | 'config' | 'now'>

export async function presentLots(
  services: ListServices,
  query: LotsQuery,
  language: Language,
  costs: Granted<'costs'> | null,
) {
  const frequent = await isFrequent(services, query)
  const [page, counts, suppliers] = await Promise.all([
    findTeamLots(services, query, { frequent }),
    countTeamLots(services, query, frequent),
    findSuppliers(services),
  ])
  const begin = { ...query, after: null }
  const say = (count: number) =>
    count < COUNTED && !frequent
      ? formatNumber(count, language)
      : `${formatNumber(Math.min(count, COUNTED), language)}+`
  // With frequent words, a count of zero does not mean that no lot matches.
  const tab = (count: number) => (frequent && count === 0 ? null : say(count))
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const found = Math.max(query.status ? counts[query.status] : total, page.items.length)
  return {
    query,
    here: serializeLotsQuery(query),
    tabs: [
      { status: null, count: tab(total), to: serializeLotsQuery({ ...begin, status: null }) },
      ...lotStatuses
        .filter((status) => counts[status] > 0 || status === query.status)
        .map((status) => ({ status, count: tab(counts[status]), to: serializeLotsQuery({ ...begin, status }) })),
    ],
    suppliers,
    found: { shown: say(found), isTooMany: found > MAX_AT_ONCE },
    hasCosts: costs !== null,
    rows: await presentRows(services, page.items, language, costs),
    next: page.nextCursor && serializeLotsQuery({ ...query, after: page.nextCursor }),
    first: query.after === null ? null : serializeLotsQuery(begin),
    isFiltered: Boolean(query.q || query.visibility || query.category || query.supplier || query.availability),
    unfiltered: serializeLotsQuery({ ...parseLotsQuery(new URLSearchParams()), status: query.status }),
  }
}

export type LotsView = Awaited<ReturnType<typeof presentLots>>

async function presentRows(
  services: ListServices,
  items: Awaited<ReturnType<typeof findTeamLots>>['items'],
  language: Language,
  costs: Granted<'costs'> | null,
) {
  const { timeZone } = services.config.site.company
  const localizer = { t: translatorOf(language), language }
  const now = services.now()
  const today = calendarDay(now, timeZone)
  const ids = items.map(({ id }) => id)
  const [summaries, told] = await Promise.all([findLots(services, ids), findAvailabilityNotices(services, ids)])
  const cards = summaries.map((lot) => presentLotCard(lot, { audience: 'team', language, today }))
  const pictures = await findLotPictures(
    services,
    cards.map(({ photos, categories, title }) => ({ photos, category: categories[0], title })),
  )
  const listed = new Map(items.map((item) => [item.id, item]))
  return cards.map((card, place) => {
    const summary = summaries[place]
    const { costPrice = null, supplier = null } = listed.get(card.id) ?? {}
    const news = told.get(card.id)
    const money = (amount: number) => formatMoney(amount, summary?.currency ?? 'EUR', language)
    return {
      id: card.id,
      reference: card.reference,
      seen: `${card.id}:${summary?.version ?? 0}`,
      title: card.title,
      status: card.status,
      quantity: quantityText(card.quantity, card.unit, localizer),
      price: summary?.priceAmount == null ? null : money(summary.priceAmount),
      basis:
        summary?.priceBasis && summary.priceBasis !== 'unit'
          ? localizer.t(`trade.price_bases.${summary.priceBasis}`)
          : null,
      visibility: summary?.priceVisibility ?? 'on_request',
      cost: costs && costPrice !== null ? money(costPrice) : null,
      supplier,
      told: news && toldText(news, card.unit, localizer),
      categories: card.categories.map((category) => localizer.t(`categories.${category}`)).join(', '),
      updated: formatRecent(new Date(card.updatedAt), now, language, timeZone),
      picture: pictures[place]?.picture ?? null,
    }
  })
}

function toldText(
  { told, quantity }: { readonly told: AvailabilityNotice; readonly quantity: string | null },
  unit: Parameters<typeof quantityText>[1],
  localizer: Localizer,
): string {
  const left = quantity === null ? '' : quantityText(plainDecimal(quantity), unit, localizer)
  return localizer.t(`supplier_check.list.${told}`, { left })
}

export type LotRowView = LotsView['rows'][number]
