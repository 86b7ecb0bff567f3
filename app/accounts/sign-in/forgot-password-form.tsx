import type { ReactNode } from 'react'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import type { AccountAnswer } from '../account-form/account-fields'
import { AccountField, AccountForm, type AccountPlace, accountFields, BackToLogin } from '../account-form/account-form'
import { MailSent } from '../account-form/mail-sent'
import { useAccountForm } from '../account-form/use-account-form'

export function ForgotPasswordForm(props: {
  place: AccountPlace
  head?: ReactNode
  answer?: AccountAnswer | undefined
}) {
  const { place, head, answer } = props
  const { t, language } = useLanguage()
  const use = useAccountForm('forgotPassword', answer)
  if (use.done)
    return <MailSent use={use} text={t('accounts.forgot_sent_text', { email: `\u2068${use.done.email}\u2069` })} />
  return (
    <AccountForm
      use={use}
      action={pageAddress('/:lang/forgot-password', language)}
      button="accounts.send_link"
      pendingButton="accounts.sending_link"
      head={head}
      foot={<BackToLogin place={place} />}
    >
      <AccountField use={use} {...accountFields.email} autoComplete="username" autoFocus={place.inDialog} />
    </AccountForm>
  )
}
