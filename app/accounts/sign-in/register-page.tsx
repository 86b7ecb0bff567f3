import { redirect } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { NEXT } from '../account-form/account-fields'
import { usePagePlace } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { nextPage } from '../account-form/sign-in-address'
import { registerMember } from '../identity/account-requests.server'
import { memberLimits } from '../identity/member-limits'
import { sessionContext } from '../identity/session.server'
import type { Route } from './+types/register-page'
import { AccountTabs } from './account-tabs'
import { RegisterForm } from './register-form'
import { WhyRegister } from './why-register'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(sessionContext)) throw redirect(`/${params.lang}`)
  return null
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.register, (services, { name, email, password }, sender) => {
    const next = nextPage(sender.text(NEXT), sender.language)
    const hasNext = next !== pageAddress('/:lang', sender.language) && next.length <= memberLimits.next
    return registerMember(services, { name, email, password, next: hasNext ? next : null }, sender)
  })
}

export default function RegisterPage({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const place = usePagePlace(actionData)
  return (
    <AccountPage
      title={t('accounts.register')}
      pageTitle="accounts.register_page_title"
      lead={t('accounts.why_register')}
      beside={<WhyRegister />}
    >
      <AccountTabs current="register" place={place} />
      <RegisterForm place={place} answer={actionData} />
    </AccountPage>
  )
}
