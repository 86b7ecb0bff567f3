import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { lineNow, onLine } from './line'
import './line-notice.css'

const unknown = { isDown: false, isUnsure: false }

export function LineNotice() {
  const { t } = useLanguage()
  const { isDown, isUnsure } = useSyncExternalStore(onLine, lineNow, () => unknown)
  return (
    <div role="alert">
      {(isDown || isUnsure) && (
        <p className="alert alert--bad off__line">
          <Icon name="alert-triangle" />
          <span>
            {isDown && t('office.line_down')} {isUnsure && t('office.unsure')}
          </span>
        </p>
      )}
    </div>
  )
}
