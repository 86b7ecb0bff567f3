import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser can ask for passkeys.
 * @param unasked what holds before JavaScript runs
 */
export function useKnowsPasskeys(unasked = false): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => unasked,
  )
}
