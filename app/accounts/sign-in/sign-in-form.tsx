import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { type AccountAnswer, IN_DIALOG } from '../account-form/account-fields'
import { AccountField, AccountForm, AccountLink, type AccountPlace, accountFields } from '../account-form/account-form'
import { useAccountForm } from '../account-form/use-account-form'
import { PasskeyButton } from '../factors/passkey-button'
import { useOfferedPasskey } from '../factors/use-offered-passkey'

export function SignInForm({ place, answer }: { place: AccountPlace; answer?: AccountAnswer | undefined }) {
  const { t, language } = useLanguage()
  const use = useAccountForm('signIn', answer)
  useOfferedPasskey(use.form, place.next)
  return (
    <AccountForm
      use={use}
      action={pageAddress('/:lang/sign-in', language)}
      next={place.next}
      button="accounts.login"
      pendingButton="accounts.logging_in"
      wayOut={
        <AccountLink to="forgot" place={place}>
          {t('accounts.send_again')}
        </AccountLink>
      }
      foot={
        <>
          <PasskeyButton next={place.next} />
          <p className="small muted dialog__closing">
            {t('accounts.no_account')}{' '}
            <AccountLink to="register" place={place}>
              {t('accounts.register_company')}
            </AccountLink>
          </p>
        </>
      }
    >
      {place.inDialog && <input type="hidden" name={IN_DIALOG} value="on" />}
      <AccountField use={use} {...accountFields.email} autoComplete="username webauthn" autoFocus={place.inDialog} />
      <AccountField use={use} {...accountFields.password} />
      <div className="dialog__row">
        <label className="check">
          <input type="checkbox" name="remember" defaultChecked={use.typed.remember === 'on'} />
          {t('accounts.remember')}
        </label>
        <AccountLink to="forgot" place={place} className="link">
          {t('accounts.forgot')}
        </AccountLink>
      </div>
    </AccountForm>
  )
}
