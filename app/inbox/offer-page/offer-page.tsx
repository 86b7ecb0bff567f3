import { randomUUID } from 'node:crypto'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { sessionContext } from '../../accounts/identity/session.server'
import { useSite } from '../../company/contacts/use-site'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Alert } from '../../platform/ui/alert'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/offer-page'
import { handleOfferPageForm } from './answer-offer-page.server'
import { CounterOfferPanel } from './counter-offer-panel'
import { ConfirmAction } from './decision'
import { actionsToConfirm } from './offer-action'
import { OfferConversation } from './offer-conversation'
import './offer-page.css'
import { headersOfLoader, SECRET_LINK_HEADERS } from '../../platform/http/private-headers'
import { findOfferByAddress } from './open-offer.server'
import { presentOfferPage } from './present-offer-page.server'
import { SellerFrame, UnknownLink } from './seller-frame'
import { SentOffer } from './sent-offer'
import { WriteForm } from './write-form'

/** Read-only, because mail scanners open every link. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = context.get(sessionContext)?.member ?? null
  const offer = await findOfferByAddress(services, params.token, member)
  const search = new URL(request.url).searchParams
  const language = routeLanguage(params)
  const page = offer && {
    offer: await presentOfferPage(services, offer, language),
    ask: actionsToConfirm.find((each) => each === search.get('ask')) ?? null,
    done: (['write', ...actionsToConfirm] as const).find((each) => each === search.get('done')) ?? null,
    key: randomUUID(),
  }
  return data({ page, isMember: member !== null }, { status: page ? 200 : 404, headers: SECRET_LINK_HEADERS })
}

export const action = handleOfferPageForm

/** Keeps the page and its typed text if the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (fault) {
    if (!isConnectionLost(fault)) throw fault
    return data({ reason: 'offer_page.not_sent', values: {}, typed: '', kept: [], key: null }, { status: UNREACHED })
  }
}

/** Revalidates after a refusal too, since its usual cause is a concurrent change. */
export function shouldRevalidate({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || (formMethod !== undefined && actionStatus !== UNREACHED)
}

export const headers = headersOfLoader

export default function OfferPage({ loaderData: { page, isMember }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company, offersContact } = useSite()
  if (!page) return <UnknownOffer isMember={isMember} />
  const { offer, ask, done } = page
  const { reference, standing, counterOffer } = offer
  const values = { contact: offersContact.name, day: offer.answerBy, company: company.name }
  const key = actionData?.key ?? page.key
  const isAsked = ask === 'withdraw' ? offer.canWithdraw : ask !== null && counterOffer !== null
  return (
    <SellerFrame
      title={t('offer_page.page_title', { reference, company: company.name })}
      reference={{ label: t('offer_page.offer'), number: reference }}
      heading={t(`offer_page.standing.${standing}`)}
      lead={t(`offer_page.what_next.${standing}`, values)}
    >
      <div role="status">
        {done && !actionData && (
          <Alert tone="ok" id="done" tabIndex={-1}>
            {t(`offer_page.done.${done}`, values)}
          </Alert>
        )}
      </div>
      {counterOffer && !isAsked && <CounterOfferPanel counterOffer={counterOffer} />}
      {ask && isAsked && <ConfirmAction ask={ask} offer={offer} intent={key} refused={actionData ?? null} />}
      {offer.conversation.length > 0 && <OfferConversation said={offer.conversation} />}
      {offer.canWrite && !isAsked && <WriteForm offer={offer} intent={key} refused={actionData ?? null} />}
      <SentOffer offer={offer} />
    </SellerFrame>
  )
}

function UnknownOffer({ isMember }: { isMember: boolean }) {
  const { t, language } = useLanguage()
  const own = pageAddress('/:lang/account/business', language)
  return (
    <UnknownLink text={t('offer_page.unknown_text')}>
      <PageLink className="btn" to={isMember ? own : nextAddress('/:lang/sign-in', language, own)}>
        {t(isMember ? 'offer_page.own_offers' : 'offer_page.sign_in')}
      </PageLink>
    </UnknownLink>
  )
}
