import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the browser can ask for passkeys.
 * @param unasked what holds before JavaScript runs
 */
export function useKnowsPasskeys<Unasked>(unasked: Unasked): boolean | Unasked {
  return useSyncExternalStore<boolean | Unasked>(
    never,
    () => 'PublicKeyCredential' in window,
    () => unasked,
  )
}
