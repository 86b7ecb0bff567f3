import type { EmailChange } from '../../accounts/account-changes/change-email.server'
import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { AccountField, AccountForm } from '../../accounts/account-form/account-form'
import { AccountName } from '../../accounts/account-form/password-input'
import { memberLimits } from '../../accounts/identity/member-limits'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { CurrentPassword, useMemberForm } from '../account/member-form'
import { MemberSection } from '../account/member-frame'

export function EmailSection(props: {
  email: string
  change: (Omit<EmailChange, 'expiresAt'> & { readonly expiresAt: string }) | null
  answer: AccountAnswer | undefined
}) {
  const { email, change, answer } = props
  const { t, language } = useLanguage()
  const use = useMemberForm('email', answer)
  const action = pageAddress('/:lang/account/security', language)
  return (
    <MemberSection
      title={t('accounts.email')}
      about={
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      }
    >
      {change && (
        <form method="post" action={action} className="alert member__waiting">
          <Icon name="mail" size="lg" />
          <div>
            <b>{t('member.email_waits', { email: `\u2068${change.newEmail}\u2069` })}</b>
            <p>{t('member.email_waits_text', { end: change.expiresAt })}</p>
            <ul>
              <Address email={email} isConfirmed={change.oldConfirmed} />
              <Address email={change.newEmail} isConfirmed={change.newConfirmed} />
            </ul>
            <button className="btn btn--line btn--md" type="submit" name="intent" value="keep-email">
              {t('member.keep_email')}
            </button>
          </div>
        </form>
      )}
      <AccountForm use={use} action={action} button="member.change_email" pendingButton="accounts.sending_link">
        <input type="hidden" name="intent" value="email" />
        <AccountName email={email} />
        <AccountField
          use={use}
          name="newEmail"
          label="member.new_email"
          hint={t('member.new_email_hint')}
          type="email"
          autoComplete="email"
          maxLength={memberLimits.email}
        />
        <CurrentPassword use={use} />
      </AccountForm>
    </MemberSection>
  )
}

function Address({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { t } = useLanguage()
  return (
    <li>
      <bdi dir="ltr">{email}</bdi>: {t(isConfirmed ? 'member.has_confirmed' : 'member.has_not_confirmed')}
    </li>
  )
}
