const DAY = 86_400_000

/** In milliseconds. */
export interface AvailabilityTimes {
  /** Since the last confirmation. */
  readonly askAfter: number
  /** Since the question was sent. */
  readonly remindAfter: number
}

/**
 * A supplier gets the last third of the period to answer, with a reminder halfway through.
 * @param days until an unconfirmed lot is marked as such (`lots.confirmWithinDays`)
 */
export function availabilityTimes(days: number): AvailabilityTimes {
  return { askAfter: Math.round((days * DAY * 2) / 3), remindAfter: Math.round((days * DAY) / 6) }
}
