const KEY = 'recent-searches'
const LIMIT = 5

/** The last searches on this device, latest first; none if storage is full or blocked. */
export const recentSearches = {
  read: (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, LIMIT) : []
    } catch {
      return []
    }
  },
  add: (search: string): void => {
    try {
      const others = recentSearches.read().filter((each) => each.toLowerCase() !== search.toLowerCase())
      localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, LIMIT)))
    } catch {
      // Suggestions work without them.
    }
  },
}
