import { data, redirect } from 'react-router'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { AccountField, AccountForm, AccountLink, accountFields } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { AccountName } from '../account-form/password-input'
import { nextPage } from '../account-form/sign-in-address'
import { useAccountForm } from '../account-form/use-account-form'
import { findRegistration, verifyMember } from '../identity/use-mail-link.server'
import type { Route } from './+types/verify-page'
import { ExpiredLink } from './expired-link'
import { tokenOf } from './link-token'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const found = await findRegistration(context.get(servicesContext), token)
  return data({ registration: found && { token, email: found.email } }, { status: found ? 200 : 410 })
}

/** POST only: mail programs prefetch links, and mailbox owners may open links they never requested. */
export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.verify, async (services, input, { language, request }) => {
    const { cookies, next } = await verifyMember(services, input, request)
    cookies.set('cache-control', 'no-store')
    const onward = next === null ? pageAddress('/:lang/account', language) : nextPage(next, language)
    return redirect(onward, { status: 303, headers: cookies })
  })
}

export const headers = secretLinkHeaders

export default function VerifyPage({ loaderData: { registration }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const use = useAccountForm('verify', actionData)
  return (
    <AccountPage title={t('accounts.verify_title')} pageTitle="accounts.verify_page_title">
      {registration === null ? (
        <ExpiredLink again="register" />
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
          <AccountField use={use} {...accountFields.password} hint={t('accounts.verify_hint')} />
        </AccountForm>
      )}
    </AccountPage>
  )
}
