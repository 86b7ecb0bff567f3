import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser supports passkeys. @param unasked value on the server and before hydration */
export function usePasskeySupport<Unasked>(unasked: Unasked): boolean | Unasked {
  return useSyncExternalStore<boolean | Unasked>(
    never,
    () => 'PublicKeyCredential' in window,
    () => unasked,
  )
}
