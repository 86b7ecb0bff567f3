import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert, RefusalAlert } from '../../platform/ui/alert'
import { Icon } from '../../platform/ui/every-icon'
import type { OfficeFormError } from '../office/answer-office-form.server'
import { stateName } from './item-words'
import type { LastAction } from './present-inbox.server'

export function InboxNotice(props: { lastAction: LastAction | null; refused: OfficeFormError | undefined }) {
  const { lastAction, refused } = props
  const { t } = useLanguage()
  return (
    <>
      <RefusalAlert refused={refused}>
        {!refused && lastAction && lastAction.missed > 0 && (
          <Alert tone="warn">{t('inbox.missed', { count: lastAction.missed })}</Alert>
        )}
      </RefusalAlert>
      <div role="status">
        {!refused && lastAction?.action && (
          <Form method="post" className="alert alert--ok inbox__notice">
            <Icon name="check" />
            {lastAction.action.sendsIn === null ? (
              <>
                <span>
                  {lastAction.action.blocked !== null
                    ? t('inbox.did_block', { sender: lastAction.action.blocked })
                    : t(`inbox.did.${lastAction.action.kind}`, {
                        count: lastAction.action.count,
                        state: t(stateName(lastAction.action.state ?? 'new')),
                      })}
                </span>
                {lastAction.action.canUndo && (
                  <button
                    className="btn btn--quiet"
                    type="submit"
                    name="undo"
                    value={lastAction.action.id}
                    aria-keyshortcuts="z"
                  >
                    {t('inbox.undo')}
                  </button>
                )}
              </>
            ) : (
              <SendingNotice
                key={lastAction.action.id}
                action={{ ...lastAction.action, sendsIn: lastAction.action.sendsIn }}
              />
            )}
          </Form>
        )}
      </div>
    </>
  )
}

type Sending = NonNullable<LastAction['action']> & { readonly sendsIn: number }

/** Countdown until a mail is sent, with a button to call it back; afterwards, that it was sent. */
function SendingNotice({ action }: { action: Sending }) {
  const { t } = useLanguage()
  const [left, setLeft] = useState(action.sendsIn)
  useEffect(() => {
    const timer = window.setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => window.clearInterval(timer)
  }, [])
  if (left === 0) return <span>{t(`inbox.did.${action.kind}`, { count: action.count })}</span>
  return (
    <>
      {/* Announced once; the countdown is visual only. */}
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
