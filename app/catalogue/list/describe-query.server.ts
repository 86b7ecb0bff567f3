import { formatQuantity } from '../../lots/presentation/lot-texts'
import { countryName } from '../../platform/i18n/country-name'
import { formatDay, formatList } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { countText } from '../cards/find-stock-summary.server'
import { type CatalogueQuery, queryLimits } from '../search/catalogue-query'
import type { LotSearchResult } from '../search/search-lots.server'
import { plainOf } from '../understanding/tokens'
import { isFilter, type Part, quotePart } from '../understanding/understand'

export interface ActiveFilter {
  readonly name: string
  readonly changes: Partial<CatalogueQuery>
}

export function activeFilters(query: CatalogueQuery, language: Language): ActiveFilter[] {
  const t = translatorOf(language)
  const each = <Value extends string>(
    field: keyof CatalogueQuery,
    values: readonly Value[],
    name: (value: Value) => string,
  ): ActiveFilter[] =>
    values.map((value) => ({ name: name(value), changes: { [field]: values.filter((other) => other !== value) } }))
  const one = (field: keyof CatalogueQuery, name: string | null): ActiveFilter[] =>
    name === null ? [] : [{ name, changes: { [field]: undefined } }]
  const money = (cents: number) => formatMoney(cents, 'EUR', language)
  const { minPrice, maxPrice, minQuantity, maxQuantity, minShelfLife } = query
  return [
    ...each('category', query.category, (value) => t(`categories.${value}`)),
    ...each('food', query.food, (value) => t(`trade.food_categories.${value}`)),
    ...each('kind', query.kind, (value) => t(`trade.kinds.${value}`)),
    ...each('condition', query.condition, (value) => t(`trade.conditions.${value}`)),
    ...each('country', query.country, (value) => countryName(value, language)),
    ...each('incoterm', query.incoterm, (value) => value),
    ...each('availability', query.availability, (value) => t(`trade.statuses.${value}`)),
    ...each('brand', query.brand, (value) => value),
    ...each('certificate', query.certificate, (value) => t(`trade.certificates.${value}`)),
    ...each('size', query.size, (value) => t('products_page.size', { size: value })),
    ...each('colour', query.colour, (value) => value),
    ...one('listed', query.listed ? t('products_page.this_week') : null),
    ...one('minPrice', minPrice === undefined ? null : t('products_page.from', { value: money(minPrice) })),
    ...one('maxPrice', maxPrice === undefined ? null : t('products_page.up_to', { value: money(maxPrice) })),
    ...one(
      'minQuantity',
      minQuantity === undefined
        ? null
        : t('products_page.from_units', { value: formatQuantity(minQuantity, language) }),
    ),
    ...one(
      'maxQuantity',
      maxQuantity === undefined
        ? null
        : t('products_page.up_to_units', { value: formatQuantity(maxQuantity, language) }),
    ),
    ...one('minShelfLife', minShelfLife === undefined ? null : t('products_page.days_left', { count: minShelfLife })),
  ]
}

/** Filters recognized in the typed text. A removed one stays as a quoted word if the length limit allows. */
export function recognisedFilters(parts: readonly Part[], { q }: CatalogueQuery, language: Language): ActiveFilter[] {
  return parts.filter(isFilter).map((part) => {
    const quoted = quotePart(q, part)
    const left = quoted.length <= queryLimits.q ? quoted : q.slice(0, part.start) + q.slice(part.end)
    return { name: namePart(part, language), changes: { q: left } }
  })
}

function namePart({ kind, text, words, filters }: Part, language: Language): string {
  const t = translatorOf(language)
  const money = (cents: number) => formatMoney(cents, 'EUR', language)
  const {
    condition,
    reason,
    country,
    availability,
    incoterm,
    certificate,
    minPrice,
    maxPrice,
    minLotPrice,
    maxLotPrice,
    minQuantity,
    maxQuantity,
    minPallets,
    bestBefore,
    bestUntil,
    minShelfLife,
    listedWithin,
  } = filters
  const between = (min: number | undefined, max: number | undefined) =>
    [
      ...(min === undefined ? [] : [t('products_page.from', { value: money(min) })]),
      ...(max === undefined ? [] : [t('products_page.up_to', { value: money(max) })]),
    ].join(', ')
  const price = between(minPrice, maxPrice)
  const lotPrice = between(minLotPrice, maxLotPrice)
  const names = [
    ...(condition ?? []).map((value) => t(`trade.conditions.${value}`)),
    ...(reason ?? []).map((value) => t(`trade.reasons.${value}`)),
    ...(country ?? []).map((value) => countryName(value, language)),
    ...(availability ?? []).map((value) => t(`trade.statuses.${value}`)),
    ...(incoterm ?? []),
    ...(certificate ?? []).map((value) => t(`trade.certificates.${value}`)),
  ]
  if (names.length > 0) return names.join(' / ')
  if (price !== '') return price
  if (lotPrice !== '') return t('lot_page.all_of_it', { price: lotPrice })
  if (minQuantity !== undefined) return t('products_page.from_units', { value: formatQuantity(minQuantity, language) })
  if (maxQuantity !== undefined) return t('products_page.up_to_units', { value: formatQuantity(maxQuantity, language) })
  if (minPallets !== undefined) return t('products_page.from_pallets', { count: minPallets })
  // A year or month is named as typed: of one that has begun, later dates are not meant.
  if (bestBefore !== undefined && bestUntil === undefined)
    return t('products_page.best_before', { day: formatDay(bestBefore, language) })
  if (minShelfLife !== undefined) return t('products_page.days_left', { count: minShelfLife })
  if (listedWithin !== undefined) return t('products_page.listed_within', { count: listedWithin })
  if (filters.listed) return t('products_page.this_week')
  return kind === 'size' && words !== '' ? t('products_page.size', { size: words.toUpperCase() }) : text
}

/** Explains how the results differ from the typed text. */
export function differenceOf(found: LotSearchResult, { q }: CatalogueQuery, language: Language): string {
  const { leftOut, corrected } = found
  const t = translatorOf(language)
  const words = formatList(
    leftOut.map((text) => t('catalogue.words', { q: text })),
    language,
  )
  if (leftOut.length > 0) return t('products_page.left_out', { q, words })
  if (corrected.length === 0) return ''
  const meant = correctedText(q, found)
  return meant === null ? t('products_page.closest', { q }) : t('products_page.corrected', { q: meant })
}

/** The typed text with corrected words, spelt as in the titles found. @returns null unless the titles contain every word */
function correctedText(q: string, { corrected, lots }: LotSearchResult): string | null {
  const words = lots.flatMap(({ title }) => title.split(/[^\p{L}\p{M}\p{N}]+/u))
  let meant = q
  for (const { typed, alike } of corrected) {
    const word = words.find((each) => alike.includes(plainOf(each)))
    if (word === undefined || !q.includes(typed)) return null
    meant = meant.replace(typed, word)
  }
  return meant
}

/** Says how many lots without a visible price match without the price filter; empty if none. */
export function unpricedOf({ unpriced, parts }: LotSearchResult, query: CatalogueQuery, language: Language): string {
  const isBound = Object.keys(withoutPrice(query, parts)).length > 0
  if (!isBound || unpriced.number === 0) return ''
  const written = { count: unpriced.number, total: countText(unpriced, language) }
  return translatorOf(language)('products_page.unpriced', written)
}

/** Changes to a query that remove its price filter, chosen or typed. */
export function withoutPrice(
  { q, minPrice, maxPrice }: CatalogueQuery,
  parts: readonly Part[],
): Partial<CatalogueQuery> {
  const typed = parts.filter(({ kind, filters }) => kind === 'price' && Object.keys(filters).length > 0)
  return {
    ...(typed.length > 0 && { q: withoutParts(q, typed) }),
    ...((minPrice ?? maxPrice) !== undefined && { minPrice: undefined, maxPrice: undefined }),
  }
}

/** The typed text without some of its parts. */
export function withoutParts(q: string, parts: readonly Part[]): string {
  const left = parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, q)
  return left.replaceAll(/\s+/g, ' ').trim()
}

/** Short description of a query: `“kettles”, Toys, Up to €2, Germany`. */
export function describeQuery(query: CatalogueQuery, language: Language): string {
  const words = query.q === '' ? [] : [translatorOf(language)('catalogue.words', { q: query.q })]
  const parts = [...words, ...activeFilters(query, language).map(({ name }) => name)]
  return parts.length > 0 ? parts.join(', ') : translatorOf(language)('catalogue.all_lots')
}
