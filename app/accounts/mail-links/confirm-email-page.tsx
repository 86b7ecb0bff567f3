import { data, redirect, useLocation } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { readForm } from '../../platform/http/form-body.server'
import { SECRET_LINK_HEADERS, secretLinkHeaders } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Alert } from '../../platform/ui/alert'
import { PageLink } from '../../platform/ui/page-link'
import { confirmEmailChange, findEmailChangeLink } from '../account-changes/change-email.server'
import { AccountPage } from '../account-form/account-frame'
import type { Route } from './+types/confirm-email-page'
import { tokenOf } from './link-token'

/** Read-only: mail programs prefetch links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).searchParams.has('confirmed')) return data({ link: null })
  const token = tokenOf(request)
  const link = await findEmailChangeLink(context.get(servicesContext), token)
  return data({ link: link && { ...link, token } }, { status: link ? 200 : 410 })
}

/** Needs no session: the link itself proves access to one of the two mailboxes. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = pageAddress('/:lang/confirm-email', routeLanguage(params))
  try {
    const token = (await readForm(request)).get('token')
    const state = await confirmEmailChange(context.get(servicesContext), typeof token === 'string' ? token : '')
    throw redirect(`${page}?confirmed=${state}`, { status: 303, headers: SECRET_LINK_HEADERS })
  } catch (fault) {
    if (fault instanceof Refusal && fault.status === 410)
      return data(null, { status: 410, headers: SECRET_LINK_HEADERS })
    throw fault instanceof Refusal ? data(null, { status: fault.status }) : fault
  }
}

export const headers = secretLinkHeaders

export default function ConfirmEmailPage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { search } = useLocation()
  const confirmed = new URLSearchParams(search).get('confirmed')
  const isOpen = link !== null && actionData === undefined
  return (
    <AccountPage title={t('member.confirm_email_title')} pageTitle="member.page_title">
      <div className="dialog__body">
        {isOpen ? (
          <>
            <p className="lead">
              {t('member.confirm_email_lead', {
                old: `\u2068${link.oldEmail}\u2069`,
                email: `\u2068${link.newEmail}\u2069`,
              })}
            </p>
            <form method="post">
              <input type="hidden" name="token" value={link.token} />
              <button className="btn btn--block" type="submit">
                {t('accounts.confirm')}
              </button>
            </form>
          </>
        ) : (
          <>
            <Outcome state={confirmed} />
            <PageLink className="link" to={pageAddress('/:lang/account/security', language)}>
              {t('member.security')}
            </PageLink>
          </>
        )}
      </div>
    </AccountPage>
  )
}

function Outcome({ state }: { state: string | null }) {
  const { t } = useLanguage()
  if (state !== 'waiting' && state !== 'changed')
    return (
      <Alert tone="warn" role="status">
        {t('account_link.ended')}
      </Alert>
    )
  return (
    <Alert tone="ok" role="status">
      {t(`member.confirm_${state}`)}
    </Alert>
  )
}
