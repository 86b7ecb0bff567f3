import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { categories } from '../../lots/facts/categories'
import {
  listSubscribers,
  presentSubscribers,
  type SubscriberFilter,
} from '../../newsletter/subscriptions/find-subscribers.server'
import { formatMoment } from '../../platform/i18n/format'
import { type Language, languages } from '../../platform/i18n/languages'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { subscriberStates } from './subscriber-states'

function parseQuery(search: URLSearchParams) {
  return parseListQuery(search, { state: subscriberStates, language: languages, interest: categories })
}

export function parseSubscriberFilter(search: URLSearchParams): SubscriberFilter {
  const { q, chosen } = parseQuery(search)
  return { q, state: chosen.state, language: chosen.language, interest: chosen.interest }
}

export async function presentSubscriberList(
  services: Pick<Services, 'db' | 'config'>,
  search: URLSearchParams,
  language: Language,
) {
  const query = parseQuery(search)
  const filter = parseSubscriberFilter(search)
  const { items, links } = await findListPage(query, (page) => listSubscribers(services, filter, page))
  const shown = await presentSubscribers(
    services,
    items.map((row) => ({ kind: 'own' as const, ...row })),
  )
  const stops = await findStops(
    services.db,
    items.map(({ email }) => email),
  )
  const at = (moment: Date) => formatMoment(moment, language, services.config.site.company.timeZone)
  return {
    links,
    rows: items.map((row, place) => ({
      id: row.id,
      email: row.email,
      state: row.state,
      stopped: stops.get(row.email)?.why ?? null,
      language: row.language,
      categories: row.categories,
      since: at(row.createdAt),
      history: (shown[place]?.history ?? []).map(({ kind, network, consent, createdAt }) => ({
        ...{ kind, network, consent },
        at: at(new Date(createdAt)),
      })),
    })),
  }
}

export type SubscriberRow = Awaited<ReturnType<typeof presentSubscriberList>>['rows'][number]
