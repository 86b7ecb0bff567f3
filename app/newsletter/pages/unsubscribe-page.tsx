import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { InvalidInput } from '../../platform/base/errors'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { actOnSubscription } from '../subscriptions/act-on-subscription.server'
import { findOwnSubscription } from '../subscriptions/manage-subscription.server'
import { linkAddress } from '../subscriptions/newsletter-address'
import type { Route } from './+types/unsubscribe-page'
import { TokenFrame, UnknownLink } from './token-frame'

/** GET has no side effects: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const subscription = await findOwnSubscription(context.get(servicesContext), params.token)
  return data({ subscription }, { status: subscription ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    await actOnSubscription(request, context, params)
  } catch (fault) {
    if (fault instanceof InvalidInput) throw data(null, { status: 422 })
    throw fault
  }
  throw redirect(new URL(request.url).pathname, 303)
}

export const headers = secretLinkHeaders

export default function UnsubscribePage({ loaderData: { subscription }, params }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const pageTitle = t('newsletter_unsubscribe.page_title', { company: company.name })
  if (!subscription) return <UnknownLink pageTitle={pageTitle} />
  const { address, subscribed } = subscription
  return (
    <TokenFrame
      pageTitle={pageTitle}
      title={t(subscribed ? 'newsletter_unsubscribe.title' : 'newsletter_unsubscribe.done_title')}
      lead={t(subscribed ? 'newsletter_unsubscribe.lead' : 'newsletter_unsubscribe.done_text', {
        address: `\u2068${address}\u2069`,
      })}
    >
      <form method="post">
        <button
          className={subscribed ? 'btn' : 'btn btn--line'}
          type="submit"
          name="intent"
          value={subscribed ? 'unsubscribe' : 'subscribe'}
        >
          {t(subscribed ? 'newsletter_unsubscribe.button' : 'newsletter_unsubscribe.again')}
        </button>
        {!subscribed && <p className="small muted">{t('newsletter.consent', { company: company.name })}</p>}
      </form>
      {subscribed && (
        <p>
          <a className="link" href={linkAddress('preferences', language, params.token)}>
            {t('newsletter_unsubscribe.preferences')}
          </a>
        </p>
      )}
    </TokenFrame>
  )
}
