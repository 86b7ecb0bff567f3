import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { AccountForm } from '../../accounts/account-form/account-form'
import { signOut } from '../../accounts/identity/sign-in.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { Route } from './+types/data-page'
import { deleteAccount } from './delete-account.server'
import { handleMemberForm } from './handle-member-form.server'
import { CurrentPassword, useMemberForm } from './member-form'
import { MemberFrame, MemberSection } from './member-frame'
import { deletionSchema } from './member-schema'
import { requireSignedIn } from './signed-in.server'

export { submitAccountForm as clientAction } from '../../accounts/account-form/submit-account-form'

export const middleware = [requireSignedIn]

/** Without a loader, the router would open the page without asking the server. */
export function loader() {
  return null
}

export function action(args: Route.ActionArgs) {
  return handleMemberForm(args, deletionSchema, async (services, { currentPassword }, { session, language }) => {
    await deleteAccount(services, session.member, currentPassword, args.request)
    const { cookies } = await signOut(services, args.request)
    return { to: pageAddress('/:lang/account-closed', language), cookies }
  })
}

export default function DataPage({ actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  return (
    <MemberFrame title="member.data" lead={t('member.data_lead')}>
      <MemberSection title={t('member.export')} about={<p className="muted">{t('member.export_text')}</p>}>
        <p>
          <a className="btn btn--line" href={pageAddress('/:lang/account/export', language)} download>
            <Icon name="download" />
            {t('member.export_button')}
          </a>
        </p>
      </MemberSection>
      <Deletion answer={actionData} />
    </MemberFrame>
  )
}

function Deletion({ answer }: { answer: AccountAnswer | undefined }) {
  const { t, language } = useLanguage()
  const use = useMemberForm('delete', answer)
  return (
    <MemberSection
      title={t('member.delete')}
      about={
        <>
          <p>{t('member.delete_goes')}</p>
          <p>{t('member.delete_rest')}</p>
          <p>{t('member.delete_stays')}</p>
        </>
      }
    >
      <div className="member__data">
        <AccountForm
          use={use}
          action={pageAddress('/:lang/account/data', language)}
          button="member.delete_button"
          pendingButton="member.deleting"
        >
          <input type="hidden" name="intent" value="delete" />
          <CurrentPassword use={use} />
        </AccountForm>
      </div>
    </MemberSection>
  )
}
