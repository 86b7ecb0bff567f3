import { data, redirect } from 'react-router'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { AccountForm } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { NewPassword } from '../account-form/new-password'
import { AccountName } from '../account-form/password-input'
import { signInWith } from '../account-form/sign-in-address'
import { useAccountForm } from '../account-form/use-account-form'
import { findReset, resetPassword } from '../identity/use-mail-link.server'
import type { Route } from './+types/reset-password-page'
import { ExpiredLink } from './expired-link'
import { tokenOf } from './link-token'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findReset(context.get(servicesContext), token)
  return data({ reset: found && { token, email: found.email } }, { status: found ? 200 : 410 })
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.resetPassword, async (services, input, { language }) => {
    const { cookies } = await resetPassword(services, input)
    return redirect(signInWith('password', language), { status: 303, headers: cookies })
  })
}

export const headers = secretLinkHeaders

export default function ResetPasswordPage({ loaderData: { reset }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const use = useAccountForm('resetPassword', actionData)
  return (
    <AccountPage title={t('accounts.forgot_title')} pageTitle="accounts.forgot_page_title">
      {reset === null ? (
        <ExpiredLink again="forgot" />
      ) : (
        <AccountForm use={use} button="accounts.save_password" pendingButton="accounts.saving_password">
          <input type="hidden" name="token" value={reset.token} />
          <AccountName email={reset.email} />
          <NewPassword use={use} label="accounts.new_password" />
        </AccountForm>
      )}
    </AccountPage>
  )
}
