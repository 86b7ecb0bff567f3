import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { categories } from '../../lots/facts/categories'
import { InvalidInput } from '../../platform/base/errors'
import { languageNames, routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { FieldError } from '../../platform/ui/field'
import { Icon } from '../../platform/ui/icon'
import { actOnSubscription } from '../subscriptions/act-on-subscription.server'
import { findOwnSubscription } from '../subscriptions/manage-subscription.server'
import { linkAddress } from '../subscriptions/newsletter-address'
import { mailKinds } from '../subscriptions/preferences'
import type { Route } from './+types/preferences-page'
import './preferences-page.css'
import { secretLinkHeaders } from '../../platform/http/private-headers'
import { TokenFrame, UnknownLink } from './token-frame'
import '../../platform/ui/select.css'

const DONE = 'done'

const notices = ['saved', 'subscribed'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const subscription = await findOwnSubscription(context.get(servicesContext), params.token)
  // After unsubscribing there is nothing to choose; that page offers to subscribe again.
  if (subscription && !subscription.subscribed)
    throw redirect(linkAddress('unsubscribe', routeLanguage(params), params.token), 303)
  const done = new URL(request.url).searchParams.get('done')
  const news = notices.find((notice) => notice === done)
  return data({ subscription, news }, { status: subscription ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    await actOnSubscription(request, context, params)
  } catch (fault) {
    if (fault instanceof InvalidInput) return data({ errors: fault.errors }, 422)
    throw fault
  }
  throw redirect(`${new URL(request.url).pathname}?done=saved#${DONE}`, 303)
}

export const headers = secretLinkHeaders

export default function PreferencesPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company, languages } = useSite()
  const { subscription, news } = loaderData
  const pageTitle = t('newsletter_preferences.page_title', { company: company.name })
  if (!subscription) return <UnknownLink pageTitle={pageTitle} />
  const kindsMissing = actionData?.errors.kinds !== undefined
  return (
    <TokenFrame
      pageTitle={pageTitle}
      title={t('newsletter_preferences.title')}
      lead={t('newsletter_preferences.lead', { address: `\u2068${subscription.address}\u2069` })}
    >
      {news && (
        <p className="alert alert--ok preferences__ok" id={DONE} tabIndex={-1} role="status">
          <Icon name="check" size="lg" />
          <b>{t(`newsletter_preferences.${news}`)}</b>
        </p>
      )}
      <form method="post" className="preferences">
        <div>
          <label className="preferences__label" htmlFor="mail-language">
            {t('newsletter_preferences.language')}
          </label>
          <select className="input" id="mail-language" name="language" defaultValue={subscription.language}>
            {languages.map((offered) => (
              <option key={offered} value={offered} lang={offered}>
                {languageNames[offered]}
              </option>
            ))}
          </select>
        </div>
        <fieldset aria-describedby="categories-hint">
          <legend className="preferences__label">{t('newsletter_preferences.categories')}</legend>
          <p className="small muted" id="categories-hint">
            {t('newsletter_preferences.categories_hint')}
          </p>
          <div className="preferences__grid">
            {categories.map((category) => (
              <Tick key={category} name="category" value={category} ticked={subscription.categories.includes(category)}>
                {t(`categories.${category}`)}
              </Tick>
            ))}
          </div>
        </fieldset>
        <fieldset aria-describedby={kindsMissing ? 'kinds-error' : undefined}>
          <legend className="preferences__label">{t('newsletter_preferences.kinds')}</legend>
          {mailKinds.map((kind) => (
            <Tick
              key={kind}
              name="kind"
              value={kind}
              ticked={!kindsMissing && subscription.kinds.includes(kind)}
              isBad={kindsMissing}
            >
              {t(`newsletter_preferences.${kind}`)}
            </Tick>
          ))}
          <FieldError id="kinds" error={kindsMissing ? t('newsletter_preferences.kinds_missing') : undefined} />
        </fieldset>
        <div className="preferences__foot">
          <button className="btn" type="submit">
            {t('newsletter_preferences.save')}
          </button>
          <a className="link" href={linkAddress('unsubscribe', language, params.token)}>
            {t('newsletter_preferences.unsubscribe')}
          </a>
        </div>
      </form>
    </TokenFrame>
  )
}

function Tick(props: { name: string; value: string; ticked: boolean; isBad?: boolean; children: string }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={props.name}
        value={props.value}
        defaultChecked={props.ticked}
        aria-invalid={props.isBad || undefined}
      />
      {props.children}
    </label>
  )
}
