import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { InboxFormError } from './answer-inbox-form.server'
import { stateName } from './item-words'
import type { LastAction } from './present-inbox.server'

export function InboxNotice(props: { news: LastAction | null; refused: InboxFormError | undefined }) {
  const { news, refused } = props
  const { t, messages } = useLanguage()
  return (
    <>
      <div role="alert">
        {refused && (
          <p className="alert alert--bad">
            <Icon name="alert-circle" />
            {t(isMessageKey(messages, refused.reason) ? refused.reason : 'errors.refused', refused.values)}
          </p>
        )}
        {!refused && news && news.missed > 0 && (
          <p className="alert alert--warn">
            <Icon name="alert-triangle" />
            {t('inbox.missed', { count: news.missed })}
          </p>
        )}
      </div>
      <div role="status">
        {!refused && news?.action && (
          <Form method="post" className="alert alert--ok inbox__notice">
            <Icon name="check" />
            {news.action.sendsIn === null ? (
              <>
                <span>
                  {news.action.blocked !== null
                    ? t('inbox.did_block', { sender: news.action.blocked })
                    : t(`inbox.did.${news.action.kind}`, {
                        count: news.action.count,
                        state: t(stateName(news.action.state ?? 'new')),
                      })}
                </span>
                {news.action.canUndo && (
                  <button
                    className="btn btn--quiet"
                    type="submit"
                    name="undo"
                    value={news.action.id}
                    aria-keyshortcuts="z"
                  >
                    {t('inbox.undo')}
                  </button>
                )}
              </>
            ) : (
              <SendingNotice key={news.action.id} action={{ ...news.action, sendsIn: news.action.sendsIn }} />
            )}
          </Form>
        )}
      </div>
    </>
  )
}

type Sending = NonNullable<LastAction['action']> & { readonly sendsIn: number }

/** A mail that waits before it goes out, with the button that calls it back; once it has gone, only that it has. */
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
