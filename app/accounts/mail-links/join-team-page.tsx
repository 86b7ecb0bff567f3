import { data, redirect } from 'react-router'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import type { AccountAnswer } from '../account-form/account-fields'
import { AccountField, AccountForm, accountFields } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { NewPassword } from '../account-form/new-password'
import { AccountName } from '../account-form/password-input'
import { nextAddress, signInWith } from '../account-form/sign-in-address'
import { useAccountForm } from '../account-form/use-account-form'
import { signIn } from '../identity/sign-in.server'
import { findInvitation, joinTeam } from '../staff/join-team.server'
import type { Route } from './+types/join-team-page'
import { ExpiredLink } from './expired-link'
import { tokenOf } from './link-token'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findInvitation(context.get(servicesContext), token)
  return data({ invitation: found && { ...found, token } }, { status: found ? 200 : 410 })
}

export async function action(args: Route.ActionArgs) {
  const invitation = await findInvitation(args.context.get(servicesContext), tokenOf(args.request))
  return invitation?.hasAccount
    ? handleAccountForm(args, accountSchemas.joinAsMember, async (services, { token }, { language }) => {
        const { cookies } = await joinTeam(services, token, null)
        return redirect(signInWith('joined', language), { status: 303, headers: cookies })
      })
    : handleAccountForm(
        args,
        accountSchemas.joinTeam,
        async (services, { token, ...newcomer }, { language, request }) => {
          const { email } = await joinTeam(services, token, newcomer)
          const { password } = newcomer
          const { cookies } = await signIn(
            services,
            { email, password, remember: false },
            { request, limitBucket: null },
          )
          const next = nextAddress('/:lang/account/second-factor', language, pageAddress('/:lang/team', language))
          return redirect(next, { status: 303, headers: cookies })
        },
      )
}

export const headers = secretLinkHeaders

export default function JoinTeamPage({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <AccountPage title={t('accounts.join_title')} pageTitle="accounts.join_page_title">
      {invitation === null ? (
        <ExpiredLink again={null} />
      ) : invitation.hasAccount ? (
        <JoinAsYouAre token={invitation.token} email={invitation.email ?? ''} answer={actionData} />
      ) : (
        <JoinNew token={invitation.token} email={invitation.email} answer={actionData} />
      )}
    </AccountPage>
  )
}

interface JoinProps<Email> {
  readonly token: string
  readonly email: Email
  readonly answer: AccountAnswer | undefined
}

function JoinAsYouAre({ token, email, answer }: JoinProps<string>) {
  const { t } = useLanguage()
  const use = useAccountForm('joinAsMember', answer)
  return (
    <AccountForm use={use} button="accounts.join" pendingButton="accounts.joining">
      <input type="hidden" name="token" value={token} />
      <p className="lead">{t('accounts.join_account_lead', { email: `\u2068${email}\u2069` })}</p>
    </AccountForm>
  )
}

/** For an address without an account. Only the first team account enters an address; others were invited by theirs. */
function JoinNew({ token, email, answer }: JoinProps<string | null>) {
  const { t } = useLanguage()
  const use = useAccountForm('joinTeam', answer)
  const lead =
    email === null ? t('accounts.join_first_lead') : t('accounts.join_lead', { email: `\u2068${email}\u2069` })
  return (
    <AccountForm
      use={use}
      button="accounts.join"
      pendingButton="accounts.joining"
      head={<p className="lead">{lead}</p>}
    >
      <input type="hidden" name="token" value={token} />
      <AccountField use={use} {...accountFields.name} />
      {email === null ? (
        <AccountField use={use} {...accountFields.workEmail} autoComplete="username" />
      ) : (
        <AccountName email={email} />
      )}
      <NewPassword use={use} label="accounts.password" />
    </AccountForm>
  )
}
