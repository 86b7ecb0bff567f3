import { BASKET } from './basket-place'

// The basket lives only on the device: references of the lots to inquire about together.

export const MAX_LOTS = 50

const LOT = /^L-\d{4}-\d{4,9}$/
const none: readonly string[] = []
const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly lots: readonly string[] } = { text: null, lots: none }

/** References in insertion order. Returns the same array until the basket changes. */
export function readBasket(): readonly string[] {
  const text = storedText()
  if (text !== known.text) known = { text, lots: lotsIn(text) }
  return known.lots
}

/** @returns whether the lot is in the basket now: false when it is full or storage is unavailable */
export function addToBasket(lot: string): boolean {
  const lots = readBasket()
  if (lots.includes(lot)) return true
  return lots.length < MAX_LOTS && write([...lots, lot])
}

export function removeFromBasket(taken: readonly string[]): void {
  const lots = readBasket()
  const left = lots.filter((lot) => !taken.includes(lot))
  if (left.length < lots.length) write(left)
}

/** Subscribes to changes in this and other windows. @returns unsubscribe */
export function subscribeToBasket(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Storage access may throw, for example when cookies are blocked. */
function storedText(): string | null {
  try {
    return localStorage.getItem(BASKET)
  } catch {
    return null
  }
}

function write(lots: readonly string[]): boolean {
  try {
    if (lots.length === 0) localStorage.removeItem(BASKET)
    else localStorage.setItem(BASKET, lots.join(' '))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  dispatchEvent(new Event(BASKET))
  return true
}

/** The stored value is untrusted. */
function lotsIn(text: string | null): readonly string[] {
  if (text === null) return none
  return [...new Set(text.split(' ').filter((lot) => LOT.test(lot)))].slice(0, MAX_LOTS)
}
