import type { Part, PartKind } from '../understanding/understand'
import { type CatalogueQuery, type Sort, serializeFilters } from './catalogue-query'
import type { MeantQuery, Reading } from './meant-query'
import type { Relaxation } from './search-words.server'

/** One way to search, more lenient than those before. */
export interface Attempt {
  readonly meant: MeantQuery
  readonly dropped: readonly Part[]
  readonly relaxation: Relaxation
  /** Worth it only if it has fewer words. */
  readonly isShorter: boolean
}

/** What is dropped first. Goods that are named are dropped as a whole. */
const loose: ReadonlySet<PartKind> = new Set(['size', 'content', 'price', 'quantity', 'pallets', 'date', 'goods'])

/**
 * Ways to search until something is found: all as typed, with typing errors corrected; without fillers; all of it as words; without a
 * number that no lot meets; without unknown words; without another part that no lot meets. Something of it always remains.
 * @param everyWord nothing may be dropped
 */
export function* attemptsOf(reading: Reading, query: CatalogueQuery, everyWord: boolean): Generator<Attempt> {
  const { parts, words, asWords, withoutFillers } = reading
  const attempt = (dropped: readonly Part[], relaxation: Relaxation): Attempt => ({
    meant: nearestFirst(reading.without(dropped), query, dropped),
    dropped,
    relaxation,
    isShorter: relaxation === 'without_unlike' || relaxation === 'without_unknown',
  })
  const strict = (dropped: readonly Part[]) => [attempt(dropped, 'none'), attempt(dropped, 'mistyped')]
  const shorter = (dropped: readonly Part[]) => [
    attempt(dropped, 'without_unlike'),
    attempt(dropped, 'without_unknown'),
  ]
  yield* strict([])
  const again = (meant: MeantQuery): Attempt => ({ meant, dropped: [], relaxation: 'none', isShorter: false })
  if (withoutFillers.q !== '' && withoutFillers.q !== reading.without([]).q) yield again(withoutFillers)
  if (parts.length > 0) yield again(asWords)
  if (everyWord) return
  const first = parts.filter(({ kind }) => loose.has(kind))
  const others = parts.filter((part) => !first.includes(part))
  // What is left of `EXW Finland` without `Finland`, or of `nike Poland` without `nike`, would be half of the catalogue.
  const isTelling = words !== '' || serializeFilters({ ...query, q: '' }) !== ''
  const mayGo = (dropped: readonly Part[]) => isTelling || (others.length > 0 && !dropped.some(isNamed))
  for (const dropped of choicesOf(first).filter(mayGo)) yield* strict(dropped)
  if (!parts.some(isNamed)) yield* shorter([])
  if (!isTelling) return
  if (first.length > 0 && words !== '') yield* shorter(first)
  for (const dropped of choicesOf(others)) yield* strict([...dropped, ...first])
  if (others.length > 0 && words !== '') yield* shorter(parts)
}

function isNamed({ kind }: Part): boolean {
  return kind === 'goods'
}

/** Of more parts than this, none is tried alone: each attempt costs a search. */
const MOST_ALONE = 3

/** Each part alone, then all of them. */
function choicesOf(parts: readonly Part[]): (readonly Part[])[] {
  if (parts.length > MOST_ALONE) return [parts]
  return parts.length > 1 ? [...parts.map((part) => [part]), parts] : parts.map((part) => [part])
}

/** Sorted by the number that was dropped, so that what comes nearest is first. */
function nearestFirst(meant: MeantQuery, { sort }: CatalogueQuery, dropped: readonly Part[]): MeantQuery {
  const orders: Readonly<Partial<Record<PartKind, Sort>>> = {
    price: dropped.some(({ filters }) => filters.maxPrice !== undefined) ? 'price' : 'price_desc',
    quantity: 'quantity',
    pallets: 'quantity',
    date: 'shelf_life',
  }
  const [nearest] = dropped.flatMap(({ kind }) => orders[kind] ?? [])
  return sort === undefined && nearest ? { ...meant, sort: nearest } : meant
}
