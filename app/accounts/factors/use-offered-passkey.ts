import { type RefObject, useEffect } from 'react'

/** Offers passkeys in the email field's autofill (WebAuthn Level 3, conditional mediation), if supported. */
export function useOfferedPasskey(form: RefObject<HTMLFormElement | null>, next: string): void {
  useEffect(() => {
    const left = new AbortController()
    void offerPasskey(form, left.signal).then((isIn) => {
      if (isIn) window.location.assign(next)
    })
    return () => left.abort()
  }, [form, next])
}

async function offerPasskey(form: RefObject<HTMLFormElement | null>, left: AbortSignal): Promise<boolean> {
  try {
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return false
    const { signInByPasskey, stopAsking } = await import('./ask-passkeys')
    if (left.aborted) return false
    left.addEventListener('abort', stopAsking)
    return (await signInByPasskey({ isRemembered: () => isRemembered(form.current), offered: true })).ok
  } catch {
    // Ignore: the visitor signed in otherwise or is offline.
    return false
  }
}

export function isRemembered(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has('remember')
}
