import type { LotInput } from './lot-schema'

/** What a lot's row keeps as JSON: everything that nobody searches, filters or sorts by. */
export type LotFacts = Pick<
  LotInput,
  | 'conditionMix'
  | 'packaging'
  | 'retailPrice'
  | 'place'
  | 'readyFrom'
  | 'leadTimeDays'
  | 'food'
  | 'restrictions'
  | 'relabelRequired'
  | 'photosAreActual'
> & {
  readonly region?: string | undefined
  readonly city?: string | undefined
  readonly negotiable: boolean
  /** The last day on which the price holds. */
  readonly priceValidUntil?: string | null | undefined
}
