import { useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from './present-item.server'

/**
 * The item as the writer of a form has seen it: as it was when the form was opened, however the page changes meanwhile. A form that
 * was held shows what is new, and is sent again with that.
 * @param heldAt the item of the form that was held, `{id}:{version}`
 */
export function SeenItem({ item, heldAt }: { item: ItemView; heldAt: string | null }) {
  const { t } = useLanguage()
  const [opened] = useState(item.seen)
  const version = Number(heldAt?.split(':')[1])
  const news = heldAt === null ? [] : item.history.filter((event) => event.version > version)
  return (
    <>
      <input type="hidden" name="item" value={heldAt === null ? opened : item.seen} />
      {news.length > 0 && (
        <div className="alert alert--warn">
          <div>
            <b>{t('inbox.new_since')}</b>
            <ul>
              {news.map((event) => (
                <li key={event.id}>
                  <bdi>{event.who || t('inbox.clock')}</bdi> <small>{event.at}</small>
                  <p className="itm__t" dir="auto">
                    {event.text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  )
}
