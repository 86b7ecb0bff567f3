import { formatMoment } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import '../../platform/ui/toast.css'
import type { OfferDraft } from './offer-draft'

export function DraftNotice(props: { draft: OfferDraft; onClear: () => void; onDismiss: () => void }) {
  const { draft, onClear, onDismiss } = props
  const { t, language } = useLanguage()
  // The device's time zone, because the draft never leaves the device.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className="toast">
      <span>{t('sell_form.draft_back', { moment: formatMoment(new Date(draft.savedAt), language, timeZone) })}</span>
      <button type="button" onClick={onClear}>
        {t('sell_form.draft_clear')}
      </button>
      <button className="toast__close" type="button" aria-label={t('sell_form.draft_keep')} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  )
}
