import { useSyncExternalStore } from 'react'

const KEY = 'map-consent'
const GIVEN = 'given'
const listeners = new Set<() => void>()
/** Where the device keeps nothing, the answer holds until the page is left. */
let fallback = false

/** Whether the visitor has agreed that the map of another company is loaded; kept on the device only. */
export function useMapConsent(): { given: boolean; give: () => void; withdraw: () => void } {
  const given = useSyncExternalStore(subscribe, readConsent, () => false)
  return { given, give: () => writeConsent(true), withdraw: () => writeConsent(false) }
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
    return localStorage.getItem(KEY) === GIVEN
  } catch {
    return fallback
  }
}

function writeConsent(given: boolean): void {
  fallback = given
  try {
    if (given) localStorage.setItem(KEY, GIVEN)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is switched off: see `fallback`.
  }
  for (const listener of listeners) listener()
}
