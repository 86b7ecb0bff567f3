import { useSyncExternalStore } from 'react'

const KEY = 'map-consent'
const GIVEN = 'given'
const listeners = new Set<() => void>()
/** Consent that is not remembered lasts until the visitor leaves the site. */
let givenForNow = false

/** Whether the visitor consents to the third-party map. The choice is stored on the device only, and only on request. */
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
    // Storage is disabled; fall back to `givenForNow`.
  }
}
