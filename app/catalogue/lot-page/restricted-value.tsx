import { DialogLink } from '../../accounts/account-form/dialog-link'
import { useLanguage } from '../../platform/i18n/use-language'

export function RestrictedValue({ gated }: { gated: 'members' | 'on_request' }) {
  const { t } = useLanguage()
  if (gated === 'on_request') return t('lot.on_request')
  return (
    <DialogLink dialog="login" className="link">
      {t('lot.log_in_to_see')}
    </DialogLink>
  )
}
