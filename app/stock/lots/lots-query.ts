import { searchWords } from '../../inbox/office-lists/list-query'
import { categories } from '../../lots/facts/categories'
import { lotStatuses, visibilities } from '../../lots/facts/trade-terms'
import { type AvailabilityNotice, availabilityNotices } from '../availability/availability-answer'

/** Query string of the lot list: `?status=draft&q=boots`. */
export interface LotsQuery {
  /** Words of a title, a reference or an external id; empty matches everything. */
  readonly q: string
  readonly status: (typeof lotStatuses)[number] | null
  readonly visibility: (typeof visibilities)[number] | null
  readonly category: (typeof categories)[number] | null
  readonly supplier: string | null
  readonly availability: AvailabilityNotice | null
  readonly after: string | null
}

/** Parses the query string of the list; unknown values are ignored. */
export function parseLotsQuery(search: URLSearchParams): LotsQuery {
  return {
    status: lotStatuses.find((status) => status === search.get('status')) ?? null,
    q: searchWords(search.get('q')),
    visibility: visibilities.find((each) => each === search.get('visibility')) ?? null,
    category: categories.find((each) => each === search.get('category')) ?? null,
    supplier: searchWords(search.get('supplier')) || null,
    availability: availabilityNotices.find((each) => each === search.get('availability')) ?? null,
    after: search.get('after'),
  }
}

/** Query string with `?`, or empty for all lots. */
export function serializeLotsQuery(query: LotsQuery): string {
  const written = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return written && `?${written}`
}
