import { type RefObject, useEffect } from 'react'

/**
 * Has the browser propose passkeys where it fills in the e-mail, if it can (WebAuthn Level 3, conditional mediation). What is needed
 * for that is loaded once the page is awake. Without it, or without a line, there is the button.
 * @param form whose box `remember` counts
 * @param next a page of ours to go on to, as path and query
 */
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
    // Nobody has asked for it: the visitor chose another way in, or is offline.
    return false
  }
}

/** Whether the box of a form is ticked that asks to be remembered. */
export function isRemembered(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has('remember')
}
