import { redirect, replace, useLocation } from 'react-router'
import { type Language, routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import { IN_DIALOG, NEXT } from '../account-form/account-fields'
import { usePagePlace } from '../account-form/account-form'
import { AccountPage } from '../account-form/account-frame'
import { accountSchemas } from '../account-form/account-schema'
import { handleAccountForm } from '../account-form/handle-account-form.server'
import { nextAddress, nextPage, noticeOf, secondStepAddress, wantedPage } from '../account-form/sign-in-address'
import { type Member, sessionContext } from '../identity/session.server'
import { signIn } from '../identity/sign-in.server'
import type { Route } from './+types/sign-in-page'
import { AccountTabs } from './account-tabs'
import { SignInForm } from './sign-in-form'
import { WhyRegister } from './why-register'

export { submitAccountForm as clientAction } from '../account-form/submit-account-form'

export function loader({ request, context, params }: Route.LoaderArgs) {
  if (context.get(sessionContext))
    throw redirect(nextPage(wantedPage(new URL(request.url).search), routeLanguage(params)))
  return null
}

export function action(args: Route.ActionArgs) {
  return handleAccountForm(args, accountSchemas.signIn, async (services, input, sender) => {
    const { member, cookies } = await signIn(services, input, sender)
    cookies.set('cache-control', 'no-store')
    const next = nextPage(sender.text(NEXT), sender.language)
    const onward = onwardFrom(member, next, sender.text(IN_DIALOG) === 'on', sender.language)
    // Replace the history entry of the page with the open dialog.
    return replace(onward, { status: 303, headers: cookies })
  })
}

/** Sends team members without a second factor to its setup first. */
function onwardFrom(member: Member | null, next: string, inDialog: boolean, language: Language): string {
  if (!member) return secondStepAddress(next, inDialog, language)
  if (member.role !== 'team') return next
  return nextAddress('/:lang/account/second-factor', language, next)
}

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { search } = useLocation()
  const place = usePagePlace(actionData)
  const news = actionData ? null : noticeOf(search)
  return (
    <AccountPage title={t('accounts.login')} pageTitle="accounts.login_page_title" beside={<WhyRegister />}>
      <AccountTabs current="login" place={place} />
      {news && (
        <Alert tone="ok" className="dialog__news" role="status">
          {t(`accounts.news_${news}`)}
        </Alert>
      )}
      <SignInForm place={place} answer={actionData} />
    </AccountPage>
  )
}
