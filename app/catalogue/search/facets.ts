import type { Category } from '../../lots/facts/categories'
import type { conditions, foodCategories, incoterms, lotKinds, openStatuses } from '../../lots/facts/trade-terms'

/** Counts are exact up to here; beyond, it is said that there are more. */
export const MOST_COUNTED = 1_000

/** How many lots: exactly `number`, or more than `number` where `more` is set. */
export interface LotCount {
  readonly number: number
  readonly more: boolean
}

/** A value that can be chosen, and how many lots there would be with it and with all other filters. */
export interface FacetValue<Value extends string = string> {
  readonly value: Value
  readonly count: LotCount
}

/** A range that can be chosen, from `min` up to `max`; null: open. */
export interface FacetRange {
  readonly min: number | null
  readonly max: number | null
  readonly count: LotCount
}

/**
 * What a query can be narrowed by, each counted with all other filters applied and its own not. Only values that have lots, or
 * are chosen, are there; the most frequent come first, ranges in their order.
 */
export interface Facets {
  readonly category: readonly FacetValue<Category>[]
  readonly food: readonly FacetValue<(typeof foodCategories)[number]>[]
  readonly kind: readonly FacetValue<(typeof lotKinds)[number]>[]
  readonly condition: readonly FacetValue<(typeof conditions)[number]>[]
  readonly country: readonly FacetValue[]
  /** Those that most lots have, as one of them spells it; of few lots, all of them. */
  readonly brand: readonly FacetValue[]
  readonly incoterm: readonly FacetValue<(typeof incoterms)[number]>[]
  readonly availability: readonly FacetValue<(typeof openStatuses)[number]>[]
  /** Euro cents, both ends included. */
  readonly price: readonly FacetRange[]
  /** Of the base quantity, both ends included. */
  readonly quantity: readonly FacetRange[]
  /** Days that are left at least, in `min`. */
  readonly shelfLife: readonly FacetRange[]
  /** Listed in the last seven days. */
  readonly listed: readonly FacetValue<'week'>[]
}

/** Where one range of prices ends and the next begins, in euro cents. */
export const priceSteps = [100, 500, 1_000, 2_500, 10_000] as const
/** Where one range of quantities ends and the next begins. */
export const quantitySteps = [500, 1_000, 5_000, 20_000] as const
/** Days that food may be asked to keep at least. */
export const shelfLifeSteps = [30, 90, 180, 365] as const
