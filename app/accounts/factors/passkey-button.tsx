import { type MouseEvent, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { isRemembered } from './use-offered-passkey'
import { usePasskeySupport } from './use-passkey-support'

/** Uses the form's "remember me", if present. @param props.next path and query on this site */
export function PasskeyButton({ next }: { next: string }) {
  const { t } = useLanguage()
  // Most browsers support passkeys: render the button at once to avoid a layout shift.
  const knows = usePasskeySupport(true)
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  if (!knows) return null
  const signIn = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (state === 'pending') return
    setState('pending')
    const how = { isRemembered: () => isRemembered(form) }
    // Cancelled or offline: the visitor may retry.
    const answer = await import('./ask-passkeys').then((ask) => ask.signInByPasskey(how)).catch(() => null)
    if (answer?.ok) window.location.assign(next)
    else setState('failed')
  }
  return (
    // Wrapped, so that an empty error adds no gap.
    <div>
      <button
        className="btn btn--line btn--block needs-js"
        type="button"
        aria-disabled={state === 'pending' || undefined}
        onClick={signIn}
      >
        {t('passkeys.sign_in')}
      </button>
      <p className="small error-text" role="status">
        {state === 'failed' && t('passkeys.failed')}
      </p>
    </div>
  )
}

/** Notice that the browser does not support passkeys, shown once that is known or without JavaScript. */
export function NoPasskeys() {
  const { t } = useLanguage()
  const knows = usePasskeySupport(null)
  if (knows) return null
  const text = <p className="muted">{t('passkeys.unknown')}</p>
  return knows === null ? <noscript>{text}</noscript> : text
}
