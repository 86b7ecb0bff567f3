import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import type { LastAction } from './present-inbox.server'

type Sending = NonNullable<LastAction['action']> & { readonly sendsIn: number }

/** A mail that waits before it goes out, with the button that calls it back; once it has gone, only that it has. */
export function SendingNotice({ action }: { action: Sending }) {
  const { t } = useLanguage()
  const [left, setLeft] = useState(action.sendsIn)
  useEffect(() => {
    const timer = window.setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => window.clearInterval(timer)
  }, [])
  if (left === 0) return <span>{t(`inbox.did.${action.kind}`, { count: action.count })}</span>
  return (
    <>
      {/* Read out once; the seconds that pass are for the eye. */}
      <span>
        <span className="visually-hidden">{t('inbox.sends_in', { count: action.sendsIn })}</span>
        <span className="tabular" aria-hidden="true">
          {t('inbox.sends_in', { count: left })}
        </span>
      </span>
      <button className="btn btn--quiet" type="submit" name="undo" value={action.id} aria-keyshortcuts="z">
        {t('inbox.undo')}
      </button>
    </>
  )
}
