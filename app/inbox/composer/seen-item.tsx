import { useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'

/**
 * Hidden field with the item version at the time the form was opened, whatever the page shows later.
 * A refused form shows the changes and is resubmitted with the new version.
 * @param heldAt item version of the refused form, `{id}:{version}`
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
                  <p className="item__text" dir="auto">
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
