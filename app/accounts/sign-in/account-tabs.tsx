import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { AccountLink, type AccountPlace } from '../account-form/account-form'

export function AccountTabs({ current, place }: { current: 'login' | 'register'; place: AccountPlace }) {
  const { t } = useLanguage()
  const { leftOut } = useSite()
  if (leftOut.includes('/:lang/register')) return null
  return (
    <nav className="tabs" aria-label={t('accounts.choice')}>
      {(['login', 'register'] as const).map((choice) => (
        <AccountLink key={choice} to={choice} place={place} aria-current={choice === current ? 'true' : undefined}>
          {t(`accounts.${choice}`)}
        </AccountLink>
      ))}
    </nav>
  )
}
