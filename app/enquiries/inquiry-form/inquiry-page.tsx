import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { findProfile } from '../../accounts/profiles/profile.server'
import { useSite } from '../../company/contacts/use-site'
import { issueForm } from '../../platform/forms/answer-form.server'
import { useForgetSent } from '../../platform/forms/use-session-form'
import { formPageHeaders } from '../../platform/http/private-headers'
import { countryOptions } from '../../platform/i18n/countries'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Alert } from '../../platform/ui/alert'
import { useReconnect } from '../../platform/ui/connection'
import { loadOrStay } from '../../platform/ui/load-or-stay'
import { NotePage } from '../../platform/ui/note-frame'
import { Toasts } from '../../platform/ui/toasts'
import { BuyerAdvice, BuyerSteps } from '../buyers/buyer-aside'
import { inquiryThanks } from '../buyers/receipt'
import type { Route } from './+types/inquiry-page'
import { handleInquiryForm } from './handle-inquiry-form.server'
import { INQUIRY_TEXT, InquiryForm } from './inquiry-form'
import { InquiryLots } from './inquiry-lots'
import './inquiry-page.css'
import { InquiryReceipt } from './inquiry-parts'
import { presentAskedLots } from './present-asked-lots.server'
import { prefillInquiry, readLots } from './typed-inquiry'
import { useInquiryForm } from './use-inquiry-form'

const advice = ['quantity', 'place', 'resale', 'papers'] as const

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = context.get(sessionContext)
  const language = routeLanguage(params)
  const { searchParams } = new URL(request.url)
  const lots = readLots(searchParams)
  const member = session && { ...(await findProfile(services, session.member)), email: session.member.email }
  return {
    form: issueForm(services),
    countries: countryOptions(language),
    lots: await presentAskedLots(services, lots, session, language),
    typed: prefillInquiry(searchParams, lots, member),
  }
}

/** Last data, kept while changed lots cannot be fetched. */
let shown: Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>> | undefined

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrStay(serverLoader, shown)
}

/** For forms without JavaScript; otherwise the page posts to `POST /api/inquiries`. */
export const action = handleInquiryForm

export const headers = formPageHeaders

export default function InquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { buyersContact, company } = useSite()
  const { search } = useLocation()
  const { form, countries, lots, typed } = loaderData
  const { open, gone } = actionData?.change?.lots ?? lots
  const isLost = 'isLost' in loaderData && loaderData.isLost
  const { revalidate } = useRevalidator()
  useReconnect(isLost, revalidate)
  useEffect(() => {
    shown = { form, countries, lots, typed }
    return () => {
      shown = undefined
    }
  }, [form, countries, lots, typed])
  const use = useInquiryForm(
    actionData,
    actionData ? null : inquiryThanks.read(search),
    open.map(({ terms }) => terms),
  )
  const { sent, outcome } = use
  useForgetSent(INQUIRY_TEXT, sent !== null)
  // Keep the issued form when lots change: resending it is the same submission.
  const [issued] = useState(actionData?.form ?? form)
  return (
    <>
      <title>{t('inquiry_page.page_title', { company: company.name })}</title>
      <NotePage title={t('inquiry_page.title')} lead={t('inquiry_page.lead', { name: buyersContact.name })}>
        {sent !== null ? (
          <>
            <InquiryReceipt reference={sent} heading={outcome} />
            <BuyerSteps
              before={{ what: t('inquiry_page.next_check'), how: t('inquiry_page.next_check_how') }}
              after={{ what: t('inquiry_page.next_load'), how: t('inquiry_page.next_load_how') }}
            />
          </>
        ) : (
          <>
            <div className="inquiry-main">
              {isLost && (
                <Alert tone="warn" role="alert">
                  {t('error_page.lost_lead')}
                </Alert>
              )}
              <InquiryLots open={open.map(({ reference }) => reference)} gone={gone} />
              {open.length > 0 && (
                <InquiryForm
                  use={use}
                  issued={issued}
                  typed={actionData?.typed ?? typed}
                  lots={open}
                  countries={countries}
                />
              )}
            </div>
            <BuyerAdvice lines={advice.map((part) => t(`inquiry_page.advice.${part}`))} />
          </>
        )}
      </NotePage>
      <Toasts close={t('toast.close')} />
    </>
  )
}
