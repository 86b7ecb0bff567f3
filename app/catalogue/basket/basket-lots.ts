import { useSyncExternalStore } from 'react'
import { readBasket, subscribeToBasket } from './basket'

const empty: readonly string[] = []

/** References of the lots in the basket; none while the server renders. */
export function useBasket(): readonly string[] {
  return useSyncExternalStore(subscribeToBasket, readBasket, () => empty)
}
