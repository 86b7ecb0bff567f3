import { formatMoment } from '../i18n/format'
import type { Language } from '../i18n/languages'
import { categories } from '../lots/categories'
import { findStops } from '../mails/stopped-addresses.server'
import { presentSubscribers } from '../newsletter/find-subscribers.server'
import { listSubscribers, type SubscriberFilter } from '../newsletter/list-subscribers.server'
import { findListPage } from '../office/list-page.server'
import type { ListQuery } from '../office/list-query'
import type { Services } from '../platform/services.server'
import { type subscriberFilters, subscriberStates } from './subscriber-filters'

type SubscriberQuery = ListQuery<keyof typeof subscriberFilters>

/** The filter that an address, or the form of an export, asks for. */
export function subscriberFilterOf({ q, chosen }: SubscriberQuery): SubscriberFilter {
  return {
    q,
    state: subscriberStates.find((state) => state === chosen.state),
    language: chosen.language,
    interest: categories.find((category) => category === chosen.interest),
  }
}

/** Subscribers as an address asks for them, each with the proof of consent. */
export async function presentSubscriberList(
  services: Pick<Services, 'db' | 'config'>,
  query: SubscriberQuery,
  language: Language,
) {
  const filter = subscriberFilterOf(query)
  const { items, ways } = await findListPage(query, (page) => listSubscribers(services, filter, page))
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
    ways,
    rows: items.map((row, place) => ({
      id: row.id,
      email: row.email,
      state: row.state,
      /** Why mailings leave the address out; null: they do not. */
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
