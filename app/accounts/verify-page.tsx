import { data, redirect } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { memberLimits } from '../identity/member-limits'
import { findRegistration, verifyMember } from '../identity/use-mail-link.server'
import { servicesContext } from '../platform/services.server'
import { useSite } from '../team/use-site'
import type { Route } from './+types/verify-page'
import { AccountField, AccountForm, AccountLink } from './account-form'
import { AccountName } from './account-name'
import { AccountPage } from './account-page'
import { verifySchema } from './account-schema'
import { answerAccountForm } from './answer-account-form.server'
import { LinkEnded } from './link-ended'
import { MAIL_LINK_HEADERS, tokenOf } from './mail-link'
import { reachServer } from './reach-server'
import { useAccountForm } from './use-account-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findRegistration(context.get(servicesContext), token)
  return data({ registration: found && { token, email: found.email } }, { status: found ? 200 : 410 })
}

/** Only this confirms: mail programs open links to look at them, and owners of a mailbox those that others have asked for. */
export function action(args: Route.ActionArgs) {
  return answerAccountForm(args, verifySchema, async (services, input, { language, request }) => {
    const { cookies } = await verifyMember(services, input, request)
    cookies.set('cache-control', 'no-store')
    return redirect(pageAddress('/:lang/account', language), { status: 303, headers: cookies })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction)
}

export function headers() {
  return MAIL_LINK_HEADERS
}

export default function VerifyPage({ loaderData: { registration }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const use = useAccountForm('verify', actionData)
  return (
    <AccountPage
      title={t('accounts.verify_title')}
      pageTitle={t('accounts.verify_page_title', { company: company.name })}
    >
      {registration === null ? (
        <LinkEnded again="register" />
      ) : (
        <AccountForm
          use={use}
          button="accounts.confirm"
          pendingButton="accounts.confirming"
          head={<p className="lead">{t('accounts.verify_lead', { email: `\u2068${registration.email}\u2069` })}</p>}
          foot={
            <p className="small muted">
              {t('accounts.verify_other')}{' '}
              <AccountLink to="register" place={{ inDialog: false, next: pageAddress('/:lang', language) }}>
                {t('accounts.register')}
              </AccountLink>
            </p>
          }
        >
          <input type="hidden" name="token" value={registration.token} />
          <AccountName email={registration.email} />
          <AccountField
            use={use}
            name="password"
            label="accounts.password"
            hint={t('accounts.verify_hint')}
            type="password"
            autoComplete="current-password"
            maxLength={memberLimits.passwordLine}
          />
        </AccountForm>
      )}
    </AccountPage>
  )
}
