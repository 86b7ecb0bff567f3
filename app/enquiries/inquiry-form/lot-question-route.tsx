import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { findProfile } from '../../accounts/profiles/profile.server'
import { isLotNumber } from '../../lots/facts/lot-number'
import { countryOptions } from '../../platform/i18n/countries'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/lot-question-route'
import { LotQuestion } from './lot-question'
import { presentAskedLots } from './present-asked-lots.server'
import { prefillInquiry } from './typed-inquiry'

/** Data of the form on a lot's page; null where the lot cannot be asked about. The page is cached, so it has no issued key. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isLotNumber(params.reference)) return null
  const services = context.get(servicesContext)
  const session = context.get(sessionContext)
  const language = routeLanguage(params)
  const {
    open: [lot],
  } = await presentAskedLots(services, [params.reference], session, language)
  if (!lot) return null
  const member = session && { ...(await findProfile(services, session.member)), email: session.member.email }
  return { lot, countries: countryOptions(language), typed: prefillInquiry(new URLSearchParams(), [], member) }
}

/** Sorting or searching the manifest changes nothing here. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export default function LotQuestionRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return loaderData && <LotQuestion key={loaderData.lot.reference} {...loaderData} refresh={revalidate} />
}
