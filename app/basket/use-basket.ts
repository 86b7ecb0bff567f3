import { useSyncExternalStore } from 'react'
import { readBasket, watchBasket } from './basket'

/** The numbers of the lots in the basket. The server knows none. */
export function useBasket(): readonly string[] {
  return useSyncExternalStore(watchBasket, readBasket, emptyBasket)
}

const empty: readonly string[] = []

function emptyBasket(): readonly string[] {
  return empty
}
