import { useEffect } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { AccountDialog } from '../account-form/account-dialog'
import { DialogLink } from '../account-form/dialog-link'
import type { SecondStep } from '../identity/second-step.server'
import { AccountTabs } from './account-tabs'
import { CodeForm } from './code-form'
import { ForgotPasswordForm } from './forgot-password-form'
import { RegisterForm } from './register-form'
import { SignInForm } from './sign-in-form'

/** Contents of the sign-in dialog, loaded when it is first opened. */
export default function DialogSheet(props: { shown: AccountDialog; step: SecondStep | null; next: string }) {
  const { shown, step, next } = props
  const { t } = useLanguage()
  const place = { inDialog: true, next }
  // Runs after the dialog has closed. If a script opened it, the browser has already returned the focus.
  useEffect(() => () => void setTimeout(focusOpener), [])
  return (
    <div className="dialog">
      {/* Search engines index the same page without the dialog parameter. */}
      <meta name="robots" content="noindex" />
      {(shown === 'login' || shown === 'register') && <AccountTabs current={shown} place={place} />}
      <DialogLink dialog={null} className="icon-button dialog__close" aria-label={t('accounts.close')}>
        <Icon name="x" />
      </DialogLink>
      {shown === 'login' && <SignInForm place={place} />}
      {shown === 'code' && step && (
        <CodeForm place={place} step={step} head={<h2 className="d3">{t('second_step.title')}</h2>} />
      )}
      {shown === 'register' && <RegisterForm place={place} />}
      {shown === 'forgot' && (
        <ForgotPasswordForm
          place={place}
          head={
            <>
              <h2 className="d3">{t('accounts.forgot_title')}</h2>
              <p className="muted">{t('accounts.forgot_lead')}</p>
            </>
          }
        />
      )}
      {/* Marker that `await-header.js` waits for. */}
      <span id="sheet-end" hidden />
    </div>
  )
}

/** Focuses the first link to the dialog. If the page was loaded with the dialog open, its opener is unknown. */
function focusOpener() {
  if (document.activeElement !== document.body) return
  const links = [...document.querySelectorAll<HTMLElement>('a[href*="dialog="]')]
  links.find((link) => link.checkVisibility())?.focus({ preventScroll: true })
}
