import type { AccountAnswer } from '../accounts/account-fields'
import { AccountForm } from '../accounts/account-form'
import { AccountName } from '../accounts/account-name'
import { NewPassword } from '../accounts/new-password'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { CurrentPassword } from './current-password'
import { MemberSection } from './member-frame'
import { useMemberForm } from './use-member-form'

/** Changes the password. */
export function PasswordSection({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const { t, language } = useLanguage()
  const use = useMemberForm('password', answer)
  return (
    <MemberSection title={t('accounts.password')}>
      <p className="muted">{t('member.password_text')}</p>
      <AccountForm
        use={use}
        action={pageAddress('/:lang/account/security', language)}
        button="member.change_password"
        pendingButton="member.saving"
      >
        <input type="hidden" name="intent" value="password" />
        <AccountName email={email} />
        <CurrentPassword use={use} />
        <NewPassword use={use} label="accounts.new_password" />
      </AccountForm>
    </MemberSection>
  )
}
