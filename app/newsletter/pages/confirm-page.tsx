import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { requestFactsContext } from '../../platform/http/api.server'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { confirmSubscription, findConfirmLink } from '../subscriptions/manage-subscription.server'
import { linkAddress } from '../subscriptions/newsletter-address'
import type { Route } from './+types/confirm-page'
import { TokenFrame, UnknownLink } from './token-frame'

/** GET has no side effects: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findConfirmLink(context.get(servicesContext), params.token)
  return data({ link }, { status: link === 'gone' ? 404 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const language = routeLanguage(params)
  const { limitBucket: network } = context.get(requestFactsContext)
  const token = await confirmSubscription(context.get(servicesContext), params.token, { language, network })
  // The page itself explains a used or expired link.
  if (token === null) throw redirect(linkAddress('confirm', language, encodeURIComponent(params.token)), 303)
  throw redirect(`${linkAddress('preferences', language, token)}?done=subscribed`, 303)
}

export const headers = secretLinkHeaders

export default function ConfirmPage({ loaderData: { link } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  const pageTitle = t('newsletter_confirm.page_title', { company: company.name })
  if (link === 'gone') return <UnknownLink pageTitle={pageTitle} expired />
  return (
    <TokenFrame
      pageTitle={pageTitle}
      title={t(link === 'open' ? 'newsletter_confirm.title' : `newsletter_confirm.${link}_title`)}
      lead={t(link === 'open' ? 'newsletter_confirm.lead' : `newsletter_confirm.${link}_text`)}
    >
      {link === 'open' && (
        <form method="post">
          <button className="btn" type="submit">
            {t('newsletter_confirm.button')}
          </button>
          <p className="small muted">{t('newsletter.consent', { company: company.name })}</p>
        </form>
      )}
    </TokenFrame>
  )
}
