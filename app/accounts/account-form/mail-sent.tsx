import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { AccountFormInUse } from './use-account-form'

export function MailSent({ use, text }: { use: AccountFormInUse; text: string }) {
  const { t } = useLanguage()
  return (
    <div className="dialog__body" role="status" tabIndex={-1} ref={use.outcome}>
      <span className="dialog__icon">
        <Icon name="mail" size="lg" />
      </span>
      <h2 className="d3">{t('accounts.look_in_mail')}</h2>
      <p className="lead">{text}</p>
      <p className="small muted">{t('accounts.no_mail')}</p>
    </div>
  )
}
