import { useLanguage } from '../../platform/i18n/use-language'
import { usePagePlace } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { requestPasswordReset } from '../identity/account-requests.server'
import type { Route } from './+types/forgot-password-page'
import { ForgotPasswordForm } from './forgot-password-form'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.forgotPassword, requestPasswordReset)
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const place = usePagePlace()
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
