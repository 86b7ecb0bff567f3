import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { TextWithLink } from '../../platform/forms/form-parts'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import type { AccountAnswer } from '../account-form/account-fields'
import { AccountField, AccountForm, type AccountPlace, BackToLogin } from '../account-form/account-form'
import { useAccountForm } from '../account-form/use-account-form'
import { NoPasskeys, PasskeyButton } from '../factors/passkey-button'
import type { SecondStep } from '../identity/second-step.server'

export function CodeForm(props: {
  place: AccountPlace
  step: SecondStep
  head?: ReactNode
  answer?: AccountAnswer | undefined
}) {
  const { place, step, head, answer } = props
  const { t, language } = useLanguage()
  const use = useAccountForm('code', answer)
  const { company } = useSite()
  const email = `\u2068${step.email}\u2069`
  if (!step.code)
    return (
      <div className="dialog__body">
        {head}
        <p className="muted">{t('second_step.passkey_lead', { email })}</p>
        <PasskeyButton next={place.next} />
        <NoPasskeys />
        <BackToLogin place={place} />
      </div>
    )
  return (
    <AccountForm
      use={use}
      action={pageAddress('/:lang/sign-in/code', language)}
      next={place.next}
      button="second_step.confirm"
      pendingButton="accounts.logging_in"
      head={
        <>
          {head}
          <p className="muted">{t('second_step.lead', { email })}</p>
        </>
      }
      foot={
        <>
          {step.passkey && <PasskeyButton next={place.next} />}
          <BackToLogin place={place} />
          <p className="small muted">
            <TextWithLink text={t('second_step.lost', { email: '\0' })} email={company.email} />
          </p>
        </>
      }
    >
      <AccountField
        use={use}
        name="code"
        label="second_step.code"
        hint={t('second_step.code_hint')}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        autoFocus={place.inDialog}
      />
      {step.mayTrust && (
        <label className="check">
          <input type="checkbox" name="trust" defaultChecked={use.typed.trust === 'on'} />
          {t('second_step.trust')}
        </label>
      )}
    </AccountForm>
  )
}
