import { Form } from 'react-router'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { InboxFormError } from './answer-inbox-form.server'
import { stateName } from './item-words'
import type { LastAction } from './present-inbox.server'
import { SendingNotice } from './sending-notice'

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
