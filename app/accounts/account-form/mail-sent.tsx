import { Form } from 'react-router'
import { SubmitButton } from '../../platform/forms/form-parts'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { type AccountFormInUse, useAccountForm } from './use-account-form'

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

/** Asks for the link again in the way of a forgotten password, which answers all addresses alike. */
export function SendAgain({ email }: { email: string }) {
  const { t, language } = useLanguage()
  const use = useAccountForm('forgotPassword', undefined)
  return (
    <Form
      className="dialog__body"
      method="post"
      action={pageAddress('/:lang/forgot-password', language)}
      ref={use.form}
      {...use.handlers}
    >
      <input type="hidden" name="email" value={email} />
      <p role="status">{use.done && t('accounts.sent_again')}</p>
      {!use.done && (
        <SubmitButton pending={use.pending} text={t('accounts.send_again')} pendingText={t('accounts.sending_link')} />
      )}
    </Form>
  )
}
