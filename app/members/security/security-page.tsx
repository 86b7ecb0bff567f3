import { Link } from 'react-router'
import {
  findEmailChange,
  requestEmailChange,
  withdrawEmailChange,
} from '../../accounts/account-changes/change-email.server'
import { changePassword } from '../../accounts/account-changes/change-password.server'
import { endSessionOf, endSessionsOf, findSessionsOf } from '../../accounts/identity/session.server'
import { signOut } from '../../accounts/identity/sign-in.server'
import { formatMoment } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { handleMemberForm } from '../account/handle-member-form.server'
import { MemberFrame, MemberSection } from '../account/member-frame'
import { pageWithNotice } from '../account/member-notice'
import { securitySchema } from '../account/member-schema'
import { memberContext, requireSignedIn } from '../account/signed-in.server'
import type { Route } from './+types/security-page'
import { deviceOf } from './device-name'
import { EmailSection } from './email-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'

export { submitAccountForm as clientAction } from '../../accounts/account-form/submit-account-form'

export const middleware = [requireSignedIn]

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = memberContext(args)
  const { id, member } = session
  const { timeZone } = services.config.site.company
  const say = (moment: Date) => formatMoment(moment, language, timeZone)
  const change = await findEmailChange(services, member.id)
  const sessions = await findSessionsOf(services, member.id)
  return {
    email: member.email,
    change: change && { ...change, expiresAt: say(change.expiresAt) },
    sessions: sessions.map(({ userAgent, createdAt, usedAt, ...row }) => ({
      id: row.id,
      device: deviceOf(userAgent),
      since: say(createdAt),
      used: say(usedAt),
      isThis: row.id === id,
    })),
  }
}

export function action(args: Route.ActionArgs) {
  const { request } = args
  return handleMemberForm(args, securitySchema, async (services, input, { session, language }) => {
    const { member } = session
    const here = (news: Parameters<typeof pageWithNotice>[2]) => ({
      to: pageWithNotice('/:lang/account/security', language, news),
    })
    switch (input.intent) {
      case 'email':
        await requestEmailChange(services, member, input, request)
        return here('email')
      case 'keep-email':
        await withdrawEmailChange(services, member.id)
        return here('keep_email')
      case 'password': {
        const { cookies } = await changePassword(services, session, input, request)
        return { ...here('password'), cookies }
      }
      case 'end-session':
        await endSessionOf(services, member.id, input.session)
        return here('session')
      case 'sign-out-everywhere': {
        const { cookies } = await signOut(services, request)
        await endSessionsOf(services.db, member.id)
        return { to: pageAddress('/:lang', language), cookies }
      }
    }
  })
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { email, change, sessions } = loaderData
  return (
    <MemberFrame title="member.security" lead={t('member.security_lead')} refused={actionData !== undefined}>
      <EmailSection email={email} change={change} answer={actionData} />
      <PasswordSection email={email} answer={actionData} />
      <MemberSection title={t('second_factor.title')} about={<p className="muted">{t('second_factor.lead')}</p>}>
        <p>
          <Link className="btn btn--line btn--md" to={pageAddress('/:lang/account/second-factor', language)}>
            {t('second_factor.manage')}
          </Link>
        </p>
      </MemberSection>
      <SessionsSection sessions={sessions} />
    </MemberFrame>
  )
}
