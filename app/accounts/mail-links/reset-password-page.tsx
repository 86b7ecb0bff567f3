import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { findReset, resetPassword } from '../identity/use-mail-link.server'
import { AccountForm } from '../sign-in/account-form'
import { AccountPage } from '../sign-in/account-frame'
import { AccountName } from '../sign-in/account-name'
import { resetPasswordSchema } from '../sign-in/account-schema'
import { handleAccountForm } from '../sign-in/handle-account-form.server'
import { LinkEnded } from '../sign-in/link-ended'
import { tokenOf } from '../sign-in/mail-link'
import { NewPassword } from '../sign-in/new-password'
import { signInWith } from '../sign-in/sign-in-news'
import { submitAccountForm } from '../sign-in/submit-account-form'
import { useAccountForm } from '../sign-in/use-account-form'
import type { Route } from './+types/reset-password-page'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findReset(context.get(servicesContext), token)
  return data({ reset: found && { token, email: found.email } }, { status: found ? 200 : 410 })
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, resetPasswordSchema, async (services, input, { language }) => {
    const { cookies } = await resetPassword(services, input)
    return redirect(signInWith('password', language), { status: 303, headers: cookies })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAccountForm(serverAction)
}

export function headers() {
  return SECRET_LINK_HEADERS
}

export default function ResetPasswordPage({ loaderData: { reset }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  const use = useAccountForm('resetPassword', actionData)
  return (
    <AccountPage
      title={t('accounts.forgot_title')}
      pageTitle={t('accounts.forgot_page_title', { company: company.name })}
    >
      {reset === null ? (
        <LinkEnded again="forgot" />
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
