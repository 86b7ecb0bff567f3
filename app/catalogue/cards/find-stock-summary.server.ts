import { sql } from 'drizzle-orm'
import type { Category } from '../../lots/facts/categories'
import { formatQuantity } from '../../lots/presentation/lot-texts'
import { Refusal } from '../../platform/base/errors'
import { asExpected } from '../../platform/http/problem.server'
import type { Language } from '../../platform/i18n/languages'
import { perLanguage } from '../../platform/i18n/per-language'
import { cacheReads } from '../../platform/services/cached-reads.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import type { LotCount } from '../engines/facets'
import { allOf, lotFilters } from '../engines/lot-filters.server'
import { type CatalogueQuery, parseQueryLeniently, serializeQuery } from '../search/catalogue-query'
import { type FindServices, type ListReader, searchLots } from '../search/search-lots.server'
import { type LotCardView, presentCards } from './present-cards.server'

type StockServices = FindServices & Pick<Services, 'content' | 'replicas'>

export interface StockSummary {
  readonly lots: readonly LotCardView[]
  readonly count: number
  readonly total: string
  readonly newThisWeek: string
  readonly units: string
  readonly categories: readonly { readonly category: Category; readonly count: number; readonly total: string }[]
}

/** Units are summed for at most this many lots; beyond, the figure is a lower bound. */
const MAX_ADDED = 20_000

/** One per page with a summary, language and audience. */
const readStock = cacheReads<StockSummary>(100)

/** Newest lots and figures of a catalogue query. @returns null when the catalogue is unavailable: the page renders without it */
export async function findStockSummary(
  services: StockServices,
  query: string,
  reader: ListReader,
): Promise<StockSummary | null> {
  const asked = parseQueryLeniently(new URLSearchParams(query))
  const key = { ...reader, today: todayOf(services), query: serializeQuery(asked) }
  try {
    return await readStock(services, key, (reading) => gatherStock(reading, asked, reader))
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof Refusal && expected.status === 503) return null
    throw fault
  }
}

async function gatherStock(services: StockServices, query: CatalogueQuery, reader: ListReader): Promise<StockSummary> {
  const { language } = reader
  const found = await searchLots(services, query, reader)
  const { total, facets } = found
  return {
    lots: await presentCards(services, found.lots, { language, today: todayOf(services) }),
    count: total.number,
    total: countText(total, language),
    newThisWeek: countText(facets.listed[0]?.count ?? { number: 0, more: false }, language),
    units: await unitsText(services, query, reader),
    categories: facets.category.map(({ value, count }) => ({
      category: value,
      count: count.number,
      total: countText(count, language),
    })),
  }
}

const compact = perLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
)

async function unitsText(services: StockServices, query: CatalogueQuery, reader: ListReader): Promise<string> {
  const filters = lotFilters({ query, words: null, member: reader.audience !== 'everyone', today: todayOf(services) })
  const { rows } = await services.db.execute<{ units: number; more: boolean }>(sql`
    select coalesce(sum(quantity), 0)::float8 as units, count(*) > ${MAX_ADDED} as more
    from (select quantity from lot_search where ${allOf(filters)} limit ${MAX_ADDED + 1}) as standing`)
  const [{ units, more } = { units: 0, more: false }] = rows
  return `${compact(reader.language).format(units)}${more ? '+' : ''}`
}

/** Formats a count, capped as `1,000+`. */
export function countText({ number, more }: LotCount, language: Language): string {
  return `${formatQuantity(number, language)}${more ? '+' : ''}`
}
