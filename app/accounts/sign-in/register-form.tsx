import { useId } from 'react'
import { useErrorText } from '../../platform/forms/form-parts'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { FieldError } from '../../platform/ui/field'
import { PageLink } from '../../platform/ui/page-link'
import type { AccountAnswer } from '../account-form/account-fields'
import { AccountField, AccountForm, type AccountPlace, accountFields } from '../account-form/account-form'
import { MailSent, SendAgain } from '../account-form/mail-sent'
import { NewPassword } from '../account-form/new-password'
import { type AccountFormInUse, useAccountForm } from '../account-form/use-account-form'

export function RegisterForm({ place, answer }: { place: AccountPlace; answer?: AccountAnswer | undefined }) {
  const { t, language } = useLanguage()
  const use = useAccountForm('register', answer)
  if (use.done)
    return (
      <>
        <MailSent use={use} text={t('accounts.registered_text', { email: `\u2068${use.done.email}\u2069` })} />
        <SendAgain email={use.done.email ?? ''} />
      </>
    )
  return (
    <AccountForm
      use={use}
      action={pageAddress('/:lang/register', language)}
      next={place.next}
      button="accounts.register"
      pendingButton="accounts.registering"
      foot={<p className="small muted">{t('accounts.register_note')}</p>}
    >
      <AccountField use={use} {...accountFields.name} autoFocus={place.inDialog} />
      <AccountField use={use} {...accountFields.workEmail} autoComplete="email" />
      <NewPassword use={use} label="accounts.password" />
      <Consent use={use} />
    </AccountForm>
  )
}

function Consent({ use }: { use: AccountFormInUse }) {
  const { t, language } = useLanguage()
  const id = useId()
  const error = useErrorText()(use.errors.consent)
  // The privacy notice is a link inside the sentence; its position depends on the language.
  const [before, after] = t('accounts.consent', { notice: '\0' }).split('\0')
  return (
    <div className="field">
      <span className="check">
        <input
          id={id}
          type="checkbox"
          name="consent"
          required
          defaultChecked={use.typed.consent === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>
          {before}
          <PageLink to={pageAddress('/:lang/privacy', language)} target="_blank">
            {t('accounts.privacy_notice')}
          </PageLink>
          {after}
        </label>
      </span>
      <FieldError id={id} error={error} />
    </div>
  )
}
