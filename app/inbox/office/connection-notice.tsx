import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { connectionState, subscribeToConnection } from './connection'
import './line-notice.css'

const unknown = { isDown: false, isUnsure: false }

export function ConnectionNotice() {
  const { t } = useLanguage()
  const { isDown, isUnsure } = useSyncExternalStore(subscribeToConnection, connectionState, () => unknown)
  return (
    <div role="alert">
      {(isDown || isUnsure) && (
        <p className="alert alert--bad office__line">
          <Icon name="alert-triangle" />
          <span>
            {isDown && t('office.line_down')} {isUnsure && t('office.unsure')}
          </span>
        </p>
      )}
    </div>
  )
}
