/** A device list is merged into the account at sign-in, so it is smaller. */
export const watchlistLimits = { lots: 500, deviceLots: 200, deviceSearches: 20 } as const
