import { findProfile, saveProfile } from '../../accounts/profiles/profile.server'
import { profileSchema } from '../../accounts/profiles/profile-schema'
import { countryOptions } from '../../platform/i18n/countries'
import { useLanguage } from '../../platform/i18n/use-language'
import type { Route } from './+types/profile-page'
import { handleMemberForm } from './handle-member-form.server'
import { MemberFrame, MemberSection } from './member-frame'
import { pageWithNotice } from './member-notice'
import { ProfileForm } from './profile-form'
import { memberContext, requireSignedIn } from './signed-in.server'

export { submitAccountForm as clientAction } from '../../accounts/account-form/submit-account-form'

export const middleware = [requireSignedIn]

export async function loader(args: Route.LoaderArgs) {
  const { services, session, language } = memberContext(args)
  const profile = await findProfile(services, session.member)
  const { email } = session.member
  return { profile, email, countries: countryOptions(language) }
}

export function action(args: Route.ActionArgs) {
  return handleMemberForm(args, profileSchema, async (services, input, { session, language }) => {
    await saveProfile(services, session.member, input)
    return { to: pageWithNotice('/:lang/account', language, 'profile') }
  })
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { email, profile, countries } = loaderData
  return (
    <MemberFrame
      title="member.profile"
      lead={t('header.logged_in', { email: `\u2068${email}\u2069` })}
      refused={actionData !== undefined}
    >
      <MemberSection title={t('member.profile_title')}>
        <ProfileForm profile={profile} countries={countries} answer={actionData} />
      </MemberSection>
    </MemberFrame>
  )
}
