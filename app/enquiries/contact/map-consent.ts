import { useSyncExternalStore } from 'react'

const KEY = 'map-consent'
const GIVEN = 'given'
const listeners = new Set<() => void>()
/** An answer that is not remembered holds until the site is left. */
let givenForNow = false

/**
 * Whether the visitor has agreed that the map of another company is loaded. The answer is kept, on the device only, where
 * the visitor wants that.
 */
export function useMapConsent(): { given: boolean; give: (remember: boolean) => void; withdraw: () => void } {
  const given = useSyncExternalStore(subscribe, readConsent, () => false)
  return { given, give: giveConsent, withdraw: withdrawConsent }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readConsent(): boolean {
  try {
    return givenForNow || localStorage.getItem(KEY) === GIVEN
  } catch {
    return givenForNow
  }
}

function giveConsent(remember: boolean): void {
  givenForNow = true
  if (remember) write(() => localStorage.setItem(KEY, GIVEN))
  for (const listener of listeners) listener()
}

function withdrawConsent(): void {
  givenForNow = false
  write(() => localStorage.removeItem(KEY))
  for (const listener of listeners) listener()
}

function write(change: () => void): void {
  try {
    change()
  } catch {
    // Storage is switched off: see `givenForNow`.
  }
}
