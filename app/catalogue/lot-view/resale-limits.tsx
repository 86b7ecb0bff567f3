import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

export function ResaleLimits({ sentences }: { sentences: readonly string[] }) {
  const { t } = useLanguage()
  if (sentences.length === 0) return null
  return (
    <div className="alert alert--warn">
      <Icon name="alert-triangle" />
      <div>
        <b>{t('lot_page.resale_limits')}</b>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
