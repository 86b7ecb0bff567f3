import { categories } from '../../lots/facts/categories'
import {
  certificates,
  conditions,
  foodCategories,
  incoterms,
  lotKinds,
  openStatuses,
} from '../../lots/facts/trade-terms'
import { countries } from '../../platform/i18n/countries'
import {
  type FacetRange,
  type Facets,
  type FacetValue,
  priceSteps,
  quantitySteps,
  shelfLifeSteps,
} from '../engines/facets'
import type { FilterName, LotCounts } from '../engines/search-engine.server'
import type { CatalogueQuery } from './catalogue-query'

export function presentFacets(counts: LotCounts, query: CatalogueQuery): Facets {
  const values = <Value extends string>(
    facet: FilterName,
    all: readonly Value[],
    chosen: readonly string[],
  ): FacetValue<Value>[] =>
    all
      .map((value) => ({ value, count: counts.of(facet, value) }))
      .filter(({ value, count }) => count.number > 0 || chosen.includes(value))
      .sort((one, other) => weight(other) - weight(one))
  return {
    category: values('category', categories, query.category),
    food: values('food', foodCategories, query.food),
    kind: values('kind', lotKinds, query.kind),
    condition: values('condition', conditions, query.condition),
    country: values('country', countries, query.country),
    brand: values('brand', counts.valuesOf('brand'), []),
    certificate: values('certificate', certificates, query.certificate),
    size: values('size', counts.valuesOf('size'), []),
    colour: values('colour', counts.valuesOf('colour'), []),
    incoterm: values('incoterm', incoterms, query.incoterm),
    availability: values('availability', openStatuses, query.availability),
    price: ranges(counts, 'price', priceSteps),
    quantity: ranges(counts, 'quantity', quantitySteps),
    shelfLife: shelfLifeSteps
      .map((days) => ({ min: days, max: null, count: counts.of('shelfLife', String(days)) }))
      .filter(hasLots),
    listed: values('listed', ['week'] as const, query.listed ? [query.listed] : []),
  }
}

function ranges(counts: LotCounts, facet: FilterName, steps: readonly number[]): FacetRange[] {
  return [...steps.keys(), steps.length]
    .map((below) => ({
      min: steps[below - 1] ?? null,
      max: below < steps.length ? (steps[below] ?? 0) - 1 : null,
      count: counts.of(facet, String(below)),
    }))
    .filter(hasLots)
}

function hasLots({ count }: FacetRange): boolean {
  return count.number > 0
}

function weight({ count }: FacetValue): number {
  return count.number + Number(count.more)
}
