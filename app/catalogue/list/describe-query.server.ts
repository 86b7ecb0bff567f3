import { figureOf } from '../../lots/lots/lot-words'
import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { CatalogueQuery } from '../search/catalogue-query'

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
    ...one('listed', query.listed ? t('products_page.this_week') : null),
    ...one('minPrice', minPrice === undefined ? null : t('products_page.from', { value: money(minPrice) })),
    ...one('maxPrice', maxPrice === undefined ? null : t('products_page.up_to', { value: money(maxPrice) })),
    ...one(
      'minQuantity',
      minQuantity === undefined ? null : t('products_page.from_units', { value: figureOf(minQuantity, language) }),
    ),
    ...one(
      'maxQuantity',
      maxQuantity === undefined ? null : t('products_page.up_to_units', { value: figureOf(maxQuantity, language) }),
    ),
    ...one('minShelfLife', minShelfLife === undefined ? null : t('products_page.days_left', { count: minShelfLife })),
  ]
}

/** Short description of a query: `“kettles”, Toys, Up to €2, Germany`. */
export function describeQuery(query: CatalogueQuery, language: Language): string {
  const words = query.q === '' ? [] : [translatorOf(language)('catalogue.words', { q: query.q })]
  const parts = [...words, ...activeFilters(query, language).map(({ name }) => name)]
  return parts.length > 0 ? parts.join(', ') : translatorOf(language)('catalogue.all_lots')
}
