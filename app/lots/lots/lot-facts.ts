import type { LotInput } from './lot-schema'

/** Fields that are never searched, filtered or sorted by, stored as JSON. */
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
  readonly priceValidUntil?: string | null | undefined
}
