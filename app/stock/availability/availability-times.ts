const DAY = 86_400_000

/** When suppliers are asked and reminded, in milliseconds. */
export interface AvailabilityTimes {
  /** From when the goods were last known to be there. */
  readonly askAfter: number
  /** From when the supplier was asked. */
  readonly remindAfter: number
}

/**
 * A supplier has a third of the days to answer before nobody vouches for the goods any more, and is reminded in the middle of it.
 * @param days after which a lot that nobody has confirmed says so (`lots.confirmWithinDays`)
 */
export function availabilityTimes(days: number): AvailabilityTimes {
  return { askAfter: Math.round((days * DAY * 2) / 3), remindAfter: Math.round((days * DAY) / 6) }
}
