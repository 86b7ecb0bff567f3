import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { Advice } from '../../enquiries/buyers/buyer-aside'
import { Refusal } from '../../platform/base/errors'
import { requestFactsContext } from '../../platform/http/api.server'
import { formPageHeaders } from '../../platform/http/private-headers'
import { countryOptions } from '../../platform/i18n/countries'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { offerLimits } from '../offers/offer-schema'
import type { Route } from './+types/sell-page'
import { DraftNotice } from './draft-notice'
import { handleOfferForm } from './handle-offer-form.server'
import type { OfferFormContent } from './offer-fields'
import { OfferForm } from './offer-form'
import { OfferReceipt } from './offer-receipt'
import './sell-page.css'
import { formatCalendarDay } from '../../platform/i18n/format'
import { NoteAside, NotePage, Steps } from '../../platform/ui/note-frame'
import { UnsentAlert } from './unsent-alert'
import { useOfferForm } from './use-offer-form'

const advice = ['fast_quantity', 'fast_photos', 'fast_condition', 'fast_place', 'fast_price'] as const

export function loader({ params }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  return { key: randomUUID(), limits: offerLimits, countries: countryOptions(language) }
}

/** Keeps the first form, with its one-time key, until a full page load. */
export function shouldRevalidate() {
  return false
}

/** Handles the form without JavaScript; otherwise the page sends to `POST /api/sell`. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket, memberEmail } = context.get(requestFactsContext)
  const language = routeLanguage(params)
  try {
    const answer = await handleOfferForm(services, request, { language, limitBucket, memberEmail })
    return data(answer, { status: answer.status })
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}

export const headers = formPageHeaders

export default function SellPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  const content: OfferFormContent = {
    typed: actionData?.typed ?? null,
    kept: actionData?.kept ?? [],
    key: actionData?.key ?? loaderData.key,
    limits: loaderData.limits,
    countries: loaderData.countries,
  }
  const use = useOfferForm(actionData, content, language)
  const { sent, failure, offer, restored } = use
  return (
    <>
      <NotePage title={t('sell_page.title')} lead={t('sell_page.lead', { count: answerWithinWorkingDays })}>
        {sent !== null ? (
          <>
            <OfferReceipt receipt={sent} heading={use.outcome} />
            <NextSteps answerBy={sent.answerBy} />
          </>
        ) : (
          <>
            <div>
              {failure && offer && (
                <UnsentAlert
                  offer={offer}
                  reason={failure.reason}
                  openUploads={use.uploads.open}
                  heading={use.outcome}
                  onChange={use.reopen}
                />
              )}
              <OfferForm use={use} content={content} />
            </div>
            <OfferAdvice />
          </>
        )}
      </NotePage>
      <div className="toasts" role="status">
        {restored && <DraftNotice draft={restored} onClear={use.clearDraft} onDismiss={use.dismissDraft} />}
      </div>
    </>
  )
}

function OfferAdvice() {
  const { t } = useLanguage()
  const { offersContact } = useSite()
  return (
    <Advice
      id="offer-advice"
      title={t('sell_page.fast_title')}
      lines={advice.map((part) => t(`sell_page.${part}`))}
      contact={offersContact}
    />
  )
}

function NextSteps({ answerBy }: { answerBy: string }) {
  const { t, language } = useLanguage()
  const day = formatCalendarDay(answerBy, language)
  return (
    <NoteAside id="offer-next" title={t('sell_page.next_title')}>
      <Steps
        steps={[
          { what: t('sell_page.next_check'), how: t('sell_page.next_check_how') },
          { what: t('sell_page.next_price'), how: t('sell_page.next_price_how', { day }) },
          { what: t('sell_page.next_collect'), how: t('sell_page.next_collect_how') },
        ]}
      />
    </NoteAside>
  )
}
