/** How much is kept at most. The device's own list goes into the account of who signs in. */
export const watchlistLimits = { lots: 500, deviceLots: 200, deviceSearches: 20 } as const
