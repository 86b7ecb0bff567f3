import { data, redirect } from 'react-router'
import { z } from 'zod'
import { useSite } from '../../company/contacts/use-site'
import { Refusal } from '../../platform/base/errors'
import { readForm } from '../../platform/http/form-body.server'
import { headersOfLoader, SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { asExpected } from '../../platform/http/problem.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/alerts-page'
import './alerts-page.css'
import { findAlertedSearches, setAlertsEnabled } from '../saved-searches/switch-alerts.server'
import { searchId } from './handle-search-form.server'

/** GET has no side effects: mail scanners open every link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const searches = await findAlertedSearches(context.get(servicesContext), params.token)
  const chosen = new URL(request.url).searchParams.get('search')
  const first = searches?.find(({ id }) => id === chosen) ?? null
  return data({ searches, first }, { status: searches ? 200 : 404, headers: SECRET_LINK_HEADERS })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  try {
    const form = await readForm(request)
    const [off, on] = [form.get('off'), form.get('on')]
    const which = searchId.or(z.literal('all')).safeParse(off ?? on)
    if (!which.success) throw data(null, { status: 422 })
    await setAlertsEnabled(
      context.get(servicesContext),
      params.token,
      which.data === 'all' ? null : which.data,
      on !== null,
    )
  } catch (thrown) {
    const fault = asExpected(thrown)
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname + search, 303)
}

export const headers = headersOfLoader

export default function AlertsPage({ loaderData: { searches, first } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const someAlert = searches?.some(({ alerting }) => alerting) ?? false
  return (
    <section className="alerts-page">
      <title>{t('saved.page_title', { page: t('saved_searches.alerts_title'), company: company.name })}</title>
      <div className="wrap">
        <h1 className="d1 d1--s">{t('saved_searches.alerts_title')}</h1>
        {searches === null ? (
          <>
            <p className="lead">{t('saved_searches.unknown_link')}</p>
            <PageLink className="btn" to={pageAddress('/:lang/saved/searches', language)}>
              {t('saved_searches.title')}
            </PageLink>
          </>
        ) : (
          <>
            <p className="lead" role="status">
              {someAlert ? t('saved_searches.alerts_lead') : t('saved_searches.alerts_off')}
            </p>
            <form method="post">
              <ul>
                {searches
                  .toSorted((one, other) => Number(other.id === first?.id) - Number(one.id === first?.id))
                  .map(({ id, name, alerting }) => (
                    <li key={id} className="panel">
                      <b dir="auto">{name}</b>
                      <button
                        className={
                          alerting && (first === null || id === first.id) ? 'btn btn--md' : 'btn btn--line btn--md'
                        }
                        type="submit"
                        name={alerting ? 'off' : 'on'}
                        value={id}
                      >
                        {alerting ? t('saved_searches.switch_off') : t('saved_searches.switch_on')}
                        <span className="visually-hidden"> {name}</span>
                      </button>
                    </li>
                  ))}
              </ul>
              {someAlert && (
                <button className={first ? 'btn btn--line' : 'btn'} type="submit" name="off" value="all">
                  {t('saved_searches.switch_all_off')}
                </button>
              )}
            </form>
          </>
        )}
      </div>
    </section>
  )
}
