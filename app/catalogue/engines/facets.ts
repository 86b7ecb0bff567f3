import type { Category } from '../../lots/facts/categories'
import type {
  certificates,
  conditions,
  foodCategories,
  incoterms,
  lotKinds,
  openStatuses,
} from '../../lots/facts/trade-terms'

/** Counts are exact up to here and capped beyond. */
export const MAX_COUNTED = 1_000

/** `number`, or at least one more if `more`. */
export interface LotCount {
  readonly number: number
  readonly more: boolean
}

/** A facet value with the number of lots it would give together with all other filters. */
export interface FacetValue<Value extends string = string> {
  readonly value: Value
  readonly count: LotCount
}

export interface FacetRange {
  readonly min: number | null
  readonly max: number | null
  readonly count: LotCount
}

/** Facets, each counted with all filters but its own: values with lots and chosen ones, most frequent first. */
export interface Facets {
  readonly category: readonly FacetValue<Category>[]
  readonly food: readonly FacetValue<(typeof foodCategories)[number]>[]
  readonly kind: readonly FacetValue<(typeof lotKinds)[number]>[]
  readonly condition: readonly FacetValue<(typeof conditions)[number]>[]
  readonly country: readonly FacetValue[]
  readonly brand: readonly FacetValue[]
  readonly certificate: readonly FacetValue<(typeof certificates)[number]>[]
  /** Of the articles: `42`, `XL`. */
  readonly size: readonly FacetValue[]
  readonly colour: readonly FacetValue[]
  readonly incoterm: readonly FacetValue<(typeof incoterms)[number]>[]
  readonly availability: readonly FacetValue<(typeof openStatuses)[number]>[]
  /** Euro cents. */
  readonly price: readonly FacetRange[]
  /** In base quantity. */
  readonly quantity: readonly FacetRange[]
  readonly shelfLife: readonly FacetRange[]
  readonly listed: readonly FacetValue<'week'>[]
}

/** Boundaries in euro cents. */
export const priceSteps = [100, 500, 1_000, 2_500, 10_000] as const
/** Value of the price facet for lots whose price the reader does not see. */
export const UNPRICED = 'none'
export const quantitySteps = [500, 1_000, 5_000, 20_000] as const
export const shelfLifeSteps = [30, 90, 180, 365] as const
