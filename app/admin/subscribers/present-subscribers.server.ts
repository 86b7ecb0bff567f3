import { findListPage } from '../../inbox/office-lists/list-page.server'
import type { ListQuery } from '../../inbox/office-lists/list-query'
import { categories } from '../../lots/facts/categories'
import {
  listSubscribers,
  presentSubscribers,
  type SubscriberFilter,
} from '../../newsletter/subscriptions/find-subscribers.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { type subscriberFilters, subscriberStates } from './subscriber-filters'

type SubscriberQuery = ListQuery<keyof typeof subscriberFilters>

export function subscriberFilterOf({ q, chosen }: SubscriberQuery): SubscriberFilter {
  return {
    q,
    state: subscriberStates.find((state) => state === chosen.state),
    language: chosen.language,
    interest: categories.find((category) => category === chosen.interest),
  }
}

export async function presentSubscriberList(
  services: Pick<Services, 'db' | 'config'>,
  query: SubscriberQuery,
  language: Language,
) {
  const filter = subscriberFilterOf(query)
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
