import { useLocation } from 'react-router'
import { countryOptions } from '../i18n/countries'
import { isLanguage } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { servicesContext } from '../platform/services.server'
import { useSite } from '../team/use-site'
import '../ui/note-page.css'
import '../ui/receipt.css'
import type { Route } from './+types/request-page'
import { answerRequestForm, issueRequestForm } from './answer-request-form.server'
import { prefillRequest } from './prefill-request'
import { NextSteps, RequestAdvice } from './request-aside'
import { RequestForm } from './request-form'
import './request-page.css'
import { RequestReceipt } from './request-receipt'
import { thankedReference } from './thank-you-address'
import { useRequestForm } from './use-request-form'

export function loader({ context, params }: Route.LoaderArgs) {
  const language = isLanguage(params.lang) ? params.lang : 'en'
  return { form: issueRequestForm(context.get(servicesContext)), countries: countryOptions(language) }
}

/** The form without JavaScript. With it, the page sends the request to `POST /api/requests`. */
export const action = answerRequestForm

/** Not `no-store`: with that, browsers forget what was typed when one goes back to the page. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('cache-control', 'private, no-cache')
  return headers
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays } = useSite()
  const { search } = useLocation()
  const use = useRequestForm(actionData, actionData ? null : thankedReference(search))
  const { state, outcome } = use
  return (
    <>
      <section className="kraft notehead">
        <div className="wrap">
          <h1 className="d1">{t('request_page.title')}</h1>
          <p className="lead">{t('request_page.lead', { count: answersBuyersWithinWorkingDays })}</p>
        </div>
      </section>
      <div className="notemain">
        <div className="wrap notemain__g">
          {state.status === 'sent' ? (
            <>
              <RequestReceipt reference={state.reference} heading={outcome} />
              <NextSteps />
            </>
          ) : (
            <>
              <RequestForm
                use={use}
                issued={actionData?.form ?? loaderData.form}
                typed={actionData?.typed ?? prefillRequest(search)}
                countries={loaderData.countries}
              />
              <RequestAdvice />
            </>
          )}
        </div>
      </div>
    </>
  )
}
