import { redirect, useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { registerMember } from '../identity/account-requests.server'
import { sessionContext } from '../identity/session.server'
import type { Route } from './+types/register-page'
import { AccountPage } from './account-frame'
import { registerSchema } from './account-schema'
import { AccountTabs } from './account-tabs'
import { handleAccountForm } from './handle-account-form.server'
import { RegisterForm } from './register-form'
import { submitAccountForm } from './submit-account-form'
import { nextPage, wantedPage } from './where-next'

export function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(sessionContext)) throw redirect(`/${params.lang}`)
  return null
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, registerSchema, (services, { name, email, password }, sender) =>
    registerMember(services, { name, email, password }, sender),
  )
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitAccountForm(serverAction)
}

export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { search } = useLocation()
  const place = { inDialog: false, next: nextPage(wantedPage(search), language) }
  return (
    <AccountPage
      title={t('accounts.register')}
      pageTitle={t('accounts.register_page_title', { company: company.name })}
      lead={t('accounts.why_register')}
    >
      <AccountTabs current="register" place={place} />
      <RegisterForm place={place} answer={actionData} />
    </AccountPage>
  )
}
