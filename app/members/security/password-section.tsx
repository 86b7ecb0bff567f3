import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { AccountForm } from '../../accounts/account-form/account-form'
import { NewPassword } from '../../accounts/account-form/new-password'
import { AccountName } from '../../accounts/account-form/password-input'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { CurrentPassword, useMemberForm } from '../account/member-form'
import { MemberSection } from '../account/member-frame'

export function PasswordSection({ email, answer }: { email: string; answer: AccountAnswer | undefined }) {
  const { t, language } = useLanguage()
  const use = useMemberForm('password', answer)
  return (
    <MemberSection title={t('accounts.password')} about={<p className="muted">{t('member.password_text')}</p>}>
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
