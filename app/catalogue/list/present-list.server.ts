import { productsAddress } from '../../lots/facts/lot-address'
import { formatQuantity } from '../../lots/presentation/lot-texts'
import type { Reader } from '../../lots/presentation/present-lot.server'
import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Translate } from '../../platform/i18n/translate'
import { cacheReads } from '../../platform/services/cached-reads.server'
import type { Services } from '../../platform/services/services.server'
import { countText } from '../cards/find-stock-summary.server'
import { presentCards } from '../cards/present-cards.server'
import type { FacetValue, LotCount } from '../engines/facets'
import { type CatalogueQuery, hasFilters, serializeFilters, serializeQuery } from '../search/catalogue-query'
import { type FindServices, findSimilarLots, type LotSearchResult, searchLots } from '../search/search-lots.server'
import { asksForSold, isFilter, type Part, understand } from '../understanding/understand'
import {
  activeFilters,
  differenceOf,
  recognisedFilters,
  unpricedOf,
  withoutParts,
  withoutPrice,
} from './describe-query.server'

export type ListLayout = 'cards' | 'table'

export interface Choice {
  readonly value: string
  readonly name: string
  readonly count: string
  readonly chosen: boolean
}

export interface ChoiceGroup {
  readonly field: string
  readonly title: string
  readonly choices: readonly Choice[]
}

export type ListView = ReturnType<typeof presentList>

type ListRead = Awaited<ReturnType<typeof findList>>

const cached = cacheReads<ListRead>(300)

/** Finds lots, or similar ones. @param asked aborted if the client disconnects @throws {Refusal} 503 as {@link searchLots} */
export function readList(
  services: FindServices & Pick<Services, 'content' | 'replicas'>,
  query: CatalogueQuery,
  layout: ListLayout,
  reader: Reader,
  asked: AbortSignal,
) {
  const key = { ...reader, layout, query: serializeQuery(query) }
  return cached(services, key, (reading) => findList(reading, query, layout, reader, asked))
}

async function findList(
  services: FindServices,
  query: CatalogueQuery,
  layout: ListLayout,
  reader: Reader,
  asked: AbortSignal,
) {
  const found = await searchLots(services, query, reader, asked)
  const others = found.total.number > 0 ? [] : await findSimilarLots(services, found, query, reader)
  return {
    onPage: [...found.lots, ...others].map(({ id, reference }) => ({ id, reference })),
    list: presentList(found, query, layout, reader.language),
    lots: await presentCards(services, found.lots, reader),
    similar: await presentCards(services, others, reader),
  }
}

function presentList(found: LotSearchResult, query: CatalogueQuery, layout: ListLayout, language: Language) {
  const t = translatorOf(language)
  const narrowing = serializeFilters(query)
  const addressWith = (changes: Partial<CatalogueQuery>, asLaidOut: ListLayout = layout) =>
    address(serializeQuery(query, changes), asLaidOut, language)
  const feed = (file: string) => `${productsAddress(language)}/${file}${narrowing && `?${narrowing}`}`
  const { facets, nextCursor } = found
  const chosen = activeFilters(query, language)
  return {
    layout,
    q: query.q,
    sort: found.sort,
    total: countText(found.total, language),
    count: found.total.number,
    range: t('products_page.range', {
      from: formatQuantity(found.before + 1, language),
      to: formatQuantity(found.before + found.lots.length, language),
      total: countText(found.total, language),
    }),
    /** How the results differ from the typed text; empty if they do not. */
    difference: differenceOf(found, query, language),
    isNarrowed: hasFilters(query),
    /** Whether filters were chosen on the page. Typed ones are dropped if nothing matches, so they never hide all goods. */
    isFiltered: chosen.length > 0,
    goods: goodsTyped(query.q, found.parts, language),
    isOfSold: found.parts.some(asksForSold),
    groups: choiceGroups(found, query, t, language),
    shelfLife: facets.shelfLife.map(({ min, count }) => ({
      value: String(min),
      name: t('products_page.days_left', { count: min ?? 0 }),
      count: countText(count, language),
      chosen: query.minShelfLife === min,
    })),
    ranges: {
      minPrice: euros(query.minPrice),
      maxPrice: euros(query.maxPrice),
      minQuantity: query.minQuantity?.toString() ?? '',
      maxQuantity: query.maxQuantity?.toString() ?? '',
    },
    categories: facets.category.map(({ value, count }) => ({
      category: value,
      count: countText(count, language),
      chosen: query.category.includes(value),
      address: addressWith({ category: [value] }),
    })),
    unpriced: unpricedOf(found, query, language),
    chosenCategories: query.category,
    chosenKinds: query.kind,
    tags: [...recognisedFilters(found.parts, query, language), ...chosen].map(({ name, changes }) => ({
      name,
      address: addressWith(changes),
    })),
    addresses: {
      unpriced: addressWith(withoutPrice(query, found.parts)),
      all: addressWith({ category: [] }),
      clear: layout === 'cards' ? productsAddress(language) : `${productsAddress(language)}?view=table`,
      cards: addressWith({}, 'cards'),
      table: addressWith({}, 'table'),
      next: nextCursor === null ? null : addressWith({ cursor: nextCursor }),
      save: `${pageAddress('/:lang/saved/searches/new', language)}?${narrowing}`,
      atom: feed('feed.xml'),
      jsonFeed: feed('feed.json'),
      start: query.cursor === undefined ? null : addressWith({ cursor: undefined }),
    },
  }
}

/** The goods that were typed, or the whole text if only fillers would remain (`bankrupt stock`). */
function goodsTyped(q: string, parts: readonly Part[], language: Language): string {
  const goods = withoutParts(q, parts.filter(isFilter))
  if (goods === '') return q
  const { telling, parts: named } = understand(goods, language)
  return telling === '' && named.length === 0 ? q : goods
}

function address(written: string, layout: ListLayout, language: Language): string {
  const search = [written, layout === 'table' ? 'view=table' : ''].filter(Boolean).join('&')
  return productsAddress(language) + (search && `?${search}`)
}

function euros(cents: number | undefined): string {
  return cents === undefined ? '' : String(cents / 100)
}

function withChosen(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const missing = chosen.filter((one) => values.every(({ value }) => value !== one))
  return [...values, ...missing.map((value) => ({ value, count: { number: 0, more: false } }))]
}

function choiceGroups(
  { facets }: LotSearchResult,
  query: CatalogueQuery,
  t: Translate,
  language: Language,
): ChoiceGroup[] {
  const group = <Value extends string>(
    field: string,
    title: string,
    values: readonly { readonly value: Value; readonly count: LotCount }[],
    chosen: readonly string[],
    name: (value: Value) => string,
  ): ChoiceGroup => ({
    field,
    title,
    choices: values.map(({ value, count }) => ({
      value,
      name: name(value),
      count: countText(count, language),
      chosen: chosen.includes(value),
    })),
  })
  return [
    group('availability', t('products_page.availability'), facets.availability, query.availability, (value) =>
      t(`trade.statuses.${value}`),
    ),
    group('listed', t('products_page.listed'), facets.listed, query.listed ? [query.listed] : [], () =>
      t('products_page.this_week'),
    ),
    group('condition', t('lot.condition'), facets.condition, query.condition, (value) =>
      t(`trade.conditions.${value}`),
    ),
    group('food', t('lot_page.goods'), facets.food, query.food, (value) => t(`trade.food_categories.${value}`)),
    group('country', t('products_page.where'), facets.country, query.country, (value) => countryName(value, language)),
    group('brand', t('lot_page.brand'), withChosen(facets.brand, query.brand), query.brand, (value) => value),
    group('certificate', t('lot_page.certificates'), facets.certificate, query.certificate, (value) =>
      t(`trade.certificates.${value}`),
    ),
    group('size', t('lot_page.columns.size'), withChosen(facets.size, query.size), query.size, (value) => value),
    group(
      'colour',
      t('lot_page.columns.colour'),
      withChosen(facets.colour, query.colour),
      query.colour,
      (value) => value,
    ),
    group(
      'incoterm',
      t('products_page.incoterm'),
      facets.incoterm,
      query.incoterm,
      (value) => `${value} – ${t(`trade.incoterms.${value}`)}`,
    ),
  ].filter(({ choices }) => choices.length > 0)
}
