import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { AccountPage } from '../account-form/account-frame'
import { forgotPasswordSchema } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { nextPage, wantedPage } from '../account-form/sign-in-address'
import { requestPasswordReset } from '../identity/account-requests.server'
import type { Route } from './+types/forgot-password-page'
import { ForgotPasswordForm } from './forgot-password-form'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, forgotPasswordSchema, requestPasswordReset)
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { search } = useLocation()
  const place = { inDialog: false, next: nextPage(wantedPage(search), language) }
  return (
    <AccountPage
      title={t('accounts.forgot_title')}
      pageTitle="accounts.forgot_page_title"
      lead={t('accounts.forgot_lead')}
    >
      <ForgotPasswordForm place={place} answer={actionData} />
    </AccountPage>
  )
}
