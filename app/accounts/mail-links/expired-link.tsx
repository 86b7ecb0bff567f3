import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import { PageLink } from '../../platform/ui/page-link'
import { accountPages } from '../account-form/account-form'

export function ExpiredLink({ again }: { again: 'register' | 'forgot' | null }) {
  const { t, language } = useLanguage()
  return (
    <div className="dialog__body">
      <Alert tone="warn">{t('account_link.ended')}</Alert>
      {again && (
        <PageLink className="btn btn--block" to={pageAddress(accountPages[again], language)}>
          {t(again === 'forgot' ? 'accounts.send_link' : 'accounts.register')}
        </PageLink>
      )}
      <PageLink className="link" to={pageAddress(accountPages.login, language)}>
        {t('accounts.back_to_login')}
      </PageLink>
    </div>
  )
}
