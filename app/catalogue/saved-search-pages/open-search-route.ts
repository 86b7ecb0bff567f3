import { redirect } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { productsAddress } from '../../lots/facts/lot-address'
import { PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import { findSearch, markSearchSeen } from '../saved-searches/saved-searches.server'
import type { Route } from './+types/open-search-route'
import { searchId } from './handle-search-form.server'

/** Marks a saved search as seen and redirects to its lots; without access redirects to the list of searches. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  const services = context.get(servicesContext)
  const memberId = context.get(sessionContext)?.member.id
  const id = searchId.safeParse(params.id).data
  const search = memberId && id ? await findSearch(services, id, memberId) : null
  if (!search || search.deletedAt || !memberId)
    throw redirect(`/${language}/saved/searches`, { status: 303, headers: PRIVATE_HEADERS })
  await markSearchSeen(services, search.id, memberId)
  const query = search.query === '' ? '' : `?${search.query}`
  throw redirect(`${productsAddress(language)}${query}`, { status: 303, headers: PRIVATE_HEADERS })
}
