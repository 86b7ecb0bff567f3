import { categories } from '../../lots/facts/categories'
import { lotStatuses, visibilities } from '../../lots/facts/trade-terms'
import { type Told, toldKinds } from '../availability/told'

/** What the address of the list of lots says: `?status=draft&q=boots`. */
export interface LotsQuery {
  /** Words of a title, a number, or the company's own key; empty: all. */
  readonly q: string
  readonly status: (typeof lotStatuses)[number] | null
  /** Who sees the price. */
  readonly visibility: (typeof visibilities)[number] | null
  readonly category: (typeof categories)[number] | null
  /** The company, or the person, whose offer a lot was. */
  readonly supplier: string | null
  /** What its supplier was asked about it and has said. */
  readonly availability: Told | null
  /** The place that the page begins after. */
  readonly after: string | null
}

/** Reads the address of the list. What it does not know, it leaves out. */
export function readLotsQuery(search: URLSearchParams): LotsQuery {
  const line = (name: string) =>
    (search.get(name) ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 200)
  return {
    q: line('q'),
    status: lotStatuses.find((status) => status === search.get('status')) ?? null,
    visibility: visibilities.find((each) => each === search.get('visibility')) ?? null,
    category: categories.find((each) => each === search.get('category')) ?? null,
    supplier: line('supplier') || null,
    availability: toldKinds.find((each) => each === search.get('availability')) ?? null,
    after: search.get('after'),
  }
}

/** The query part of an address, with its question mark; empty for all lots. */
export function writeLotsQuery({ q, status, visibility, category, supplier, availability, after }: LotsQuery): string {
  const written = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(visibility && { visibility }),
    ...(category && { category }),
    ...(supplier && { supplier }),
    ...(availability && { availability }),
    ...(after && { after }),
  }).toString()
  return written && `?${written}`
}
