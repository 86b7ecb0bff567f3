import { type MouseEvent, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { useKnowsPasskeys } from './knows-passkeys'
import { isRemembered } from './use-offered-passkey'

/**
 * Logs in with a passkey, which is both the password and the second step. In a form that asks whether to be remembered, that counts.
 * @param next a page of ours, as path and query
 */
export function PasskeyButton({ next }: { next: string }) {
  const { t } = useLanguage()
  // Nearly every browser can: the button has its place from the start, so that nothing moves when the script has come.
  const knows = useKnowsPasskeys(true)
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  if (!knows) return null
  const signIn = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (state === 'pending') return
    setState('pending')
    const how = { isRemembered: () => isRemembered(form) }
    // Who gives up, or has no connection, may try again.
    const answer = await import('./ask-passkeys').then((ask) => ask.signInByPasskey(how)).catch(() => null)
    if (answer?.ok) window.location.assign(next)
    else setState('failed')
  }
  return (
    // In one box: a failure that is not there yet takes no place between the two and what follows.
    <div>
      <button
        className="btn btn--line btn--block needs-js"
        type="button"
        aria-disabled={state === 'pending' || undefined}
        onClick={signIn}
      >
        {t('passkeys.sign_in')}
      </button>
      <p className="small err" role="status">
        {state === 'failed' && t('passkeys.failed')}
      </p>
    </div>
  )
}

/** Says that the browser has no passkeys: not before it has been asked, except where nothing can ask it. */
export function NoPasskeys() {
  const { t } = useLanguage()
  const knows = useKnowsPasskeys(null)
  if (knows) return null
  const text = <p className="muted">{t('passkeys.unknown')}</p>
  return knows === null ? <noscript>{text}</noscript> : text
}
