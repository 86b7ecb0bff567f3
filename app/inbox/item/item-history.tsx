import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { ItemView } from '../item-view/present-item.server'
import { Panel } from '../office-lists/panel'

export function ItemHistory({ item }: { item: ItemView }) {
  const { t } = useLanguage()
  return (
    <Panel title={t('inbox.history')}>
      <ol className="item__history">
        {item.history.map((event) => (
          <li key={event.id} className={event.kind === 'note' ? 'is-note' : undefined}>
            <Icon name={iconOf(event.kind)} />
            <div>
              <p>
                <b>
                  <bdi>{event.who || t('inbox.clock')}</bdi>
                </b>{' '}
                <small>{event.at}</small>
              </p>
              <p dir="auto">{event.isCalledBack ? <del>{event.text}</del> : event.text}</p>
              {event.quoted && (
                <details>
                  <summary>{t('mail_answer.quoted')}</summary>
                  <p dir="auto">{event.quoted}</p>
                </details>
              )}
            </div>
          </li>
        ))}
        <li>
          <Icon name="inbox" />
          <div>
            <p>
              <b>
                <bdi>{item.name}</bdi>
              </b>{' '}
              <small>{item.received}</small>
            </p>
            <p>{t('inbox.event.received')}</p>
          </div>
        </li>
      </ol>
    </Panel>
  )
}

function iconOf(kind: ItemView['history'][number]['kind']) {
  if (kind === 'note') return 'newspaper'
  if (kind === 'reply' || kind === 'counter_offer') return 'mail'
  return kind === 'wrote' ? 'message' : 'check'
}
