import { data, redirect } from 'react-router'
import { useLanguage } from '../i18n/use-language'
import { findReset, resetPassword } from '../identity/use-mail-link.server'
import { servicesContext } from '../platform/services.server'
import { useSite } from '../team/use-site'
import type { Route } from './+types/reset-password-page'
import { AccountForm } from './account-form'
import { AccountName } from './account-name'
import { AccountPage } from './account-page'
import { resetPasswordSchema } from './account-schema'
import { answerAccountForm } from './answer-account-form.server'
import { LinkEnded } from './link-ended'
import { MAIL_LINK_HEADERS, tokenOf } from './mail-link'
import { NewPassword } from './new-password'
import { reachServer } from './reach-server'
import { signInWith } from './sign-in-news'
import { useAccountForm } from './use-account-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findReset(context.get(servicesContext), token)
  return data({ reset: found && { token, email: found.email } }, { status: found ? 200 : 410 })
}

export function action(args: Route.ActionArgs) {
  return answerAccountForm(args, resetPasswordSchema, async (services, input, { language }) => {
    const { cookies } = await resetPassword(services, input)
    return redirect(signInWith('password', language), { status: 303, headers: cookies })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction)
}

export function headers() {
  return MAIL_LINK_HEADERS
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
