import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { issueForm } from '../../platform/forms/answer-form.server'
import { useForgetSent } from '../../platform/forms/use-session-form'
import { formPageHeaders } from '../../platform/http/private-headers'
import { countryOptions } from '../../platform/i18n/countries'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { NotePage } from '../../platform/ui/note-frame'
import { BuyerAdvice, BuyerSteps } from '../buyers/buyer-aside'
import { BuyerReceipt } from '../buyers/buyer-receipt'
import { requestThanks } from '../buyers/receipt'
import type { Route } from './+types/request-page'
import { handleRequestForm } from './handle-request-form.server'
import { REQUEST_TEXT, RequestForm } from './request-form'
import { prefillRequest } from './typed-request'
import { useRequestForm } from './use-request-form'

const advice = ['goods', 'quantity', 'price', 'place', 'resale'] as const

export function loader({ context, params }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  return { form: issueForm(context.get(servicesContext)), countries: countryOptions(language) }
}

/** For forms without JavaScript; otherwise the page posts to `POST /api/requests`. */
export const action = handleRequestForm

export const headers = formPageHeaders

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { answersBuyersWithinWorkingDays: count, buyersContact } = useSite()
  const { pathname, search } = useLocation()
  const use = useRequestForm(actionData, actionData ? null : requestThanks.read(search))
  const { sent, outcome } = use
  useForgetSent(REQUEST_TEXT, sent !== null)
  return (
    <NotePage title={t('request_page.title')} lead={t('request_page.lead', { count })}>
      {sent !== null ? (
        <>
          <BuyerReceipt
            title={t('request_form.sent_title')}
            text={t('request_form.sent_text', { count, name: buyersContact.name })}
            name={t('request_form.reference')}
            reference={sent}
            heading={outcome}
          >
            {/* Full page load on purpose: the next request needs an empty form and a new key. */}
            <a className="btn btn--quiet btn--md" href={pathname}>
              {t('request_form.send_another')}
            </a>
          </BuyerReceipt>
          <BuyerSteps
            before={{ what: t('request_page.next_look'), how: t('request_page.next_look_how') }}
            after={{ what: t('request_page.next_call'), how: t('request_page.next_call_how') }}
          />
        </>
      ) : (
        <>
          <RequestForm
            use={use}
            issued={actionData?.form ?? loaderData.form}
            typed={actionData?.typed ?? prefillRequest(search)}
            countries={loaderData.countries}
          />
          <BuyerAdvice lines={advice.map((part) => t(`request_page.advice.${part}`))} />
        </>
      )}
    </NotePage>
  )
}
