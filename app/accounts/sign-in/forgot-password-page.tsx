import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { requestPasswordReset } from '../identity/account-requests.server'
import type { Route } from './+types/forgot-password-page'
import { AccountPage } from './account-frame'
import { forgotPasswordSchema } from './account-schema'
import { ForgotPasswordForm } from './forgot-password-form'
import { handleAccountForm } from './handle-account-form.server'
import { submitAccountForm } from './submit-account-form'
import { nextPage, wantedPage } from './where-next'

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, forgotPasswordSchema, requestPasswordReset)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAccountForm(serverAction)
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { search } = useLocation()
  const place = { inDialog: false, next: nextPage(wantedPage(search), language) }
  return (
    <AccountPage
      title={t('accounts.forgot_title')}
      pageTitle={t('accounts.forgot_page_title', { company: company.name })}
      lead={t('accounts.forgot_lead')}
    >
      <ForgotPasswordForm place={place} answer={actionData} />
    </AccountPage>
  )
}
