import { redirect, replace } from 'react-router'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { NEXT } from '../account-form/account-fields'
import { usePagePlace } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { nextPage } from '../account-form/sign-in-address'
import { findSecondStep, finishSignIn } from '../identity/second-step.server'
import type { Route } from './+types/code-page'
import { CodeForm } from './code-form'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const step = await findSecondStep(context.get(servicesContext), request)
  if (!step) throw redirect(pageAddress('/:lang/sign-in', routeLanguage(params)) + new URL(request.url).search)
  return { step }
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.code, async (services, input, sender) => {
    const { cookies } = await finishSignIn(services, input, sender)
    cookies.set('cache-control', 'no-store')
    return replace(nextPage(sender.text(NEXT), sender.language), { status: 303, headers: cookies })
  })
}

export function headers() {
  return { 'cache-control': 'no-store' }
}

export default function CodePage({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const place = usePagePlace(actionData)
  return (
    <AccountPage title={t('second_step.title')} pageTitle="second_step.page_title">
      <CodeForm place={place} step={step} answer={actionData} />
    </AccountPage>
  )
}
