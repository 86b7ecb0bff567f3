import { useLanguage } from '../../platform/i18n/use-language'
import { memberLimits } from '../identity/member-limits'
import { AccountField } from './account-form'
import type { AccountFormInUse } from './use-account-form'

export function NewPassword(props: { use: AccountFormInUse; label: 'accounts.password' | 'accounts.new_password' }) {
  const { use, label } = props
  const { t } = useLanguage()
  const line = { use, type: 'password', autoComplete: 'new-password', maxLength: memberLimits.passwordLine } as const
  const hint = t('accounts.password_hint', { count: memberLimits.leastPassword })
  return (
    <>
      <AccountField {...line} name="password" label={label} hint={hint} />
      <AccountField {...line} name="confirmation" label="accounts.password_again" />
    </>
  )
}
