// The lots that somebody wants to ask about together: their numbers, on the device and nowhere else.

/** Where the browser keeps it. */
const PLACE = 'inquiry-lots'
/** As many lots as one inquiry may have. */
export const MOST_LOTS = 50

const LOT = /^L-\d{4}-\d{4,9}$/
const none: readonly string[] = []
const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly lots: readonly string[] } = { text: null, lots: none }

/** The numbers of the lots, in the order in which they were put there. The same list as long as nothing changes. */
export function readBasket(): readonly string[] {
  const text = storedText()
  if (text !== known.text) known = { text, lots: lotsIn(text) }
  return known.lots
}

/** Puts a lot into the basket. @returns whether it is in there now: a full one takes no more, nor does a browser that keeps nothing */
export function putIntoBasket(lot: string): boolean {
  const lots = readBasket()
  if (lots.includes(lot)) return true
  return lots.length < MOST_LOTS && write([...lots, lot])
}

/** Takes lots out, where they are in it. */
export function takeFromBasket(taken: readonly string[]): void {
  const lots = readBasket()
  const left = lots.filter((lot) => !taken.includes(lot))
  if (left.length < lots.length) write(left)
}

/** Calls back whenever the basket changes, in this window or another one. @returns what ends that */
export function watchBasket(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Browsers may refuse to keep anything, or to say what they keep. */
function storedText(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

function write(lots: readonly string[]): boolean {
  try {
    if (lots.length === 0) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, lots.join(' '))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** What is kept may have been written by anything. */
function lotsIn(text: string | null): readonly string[] {
  if (text === null) return none
  return [...new Set(text.split(' ').filter((lot) => LOT.test(lot)))].slice(0, MOST_LOTS)
}
