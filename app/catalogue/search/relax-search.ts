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

const numbers: ReadonlySet<PartKind> = new Set(['size', 'content', 'price', 'quantity', 'pallets', 'date'])

/**
 * Ways to search until something is found: all as typed, with typing errors corrected; all of it as words; without a number that no
 * lot meets; without unknown words; without another part that no lot meets. Something of it always remains.
 * @param everyWord nothing may be dropped
 */
export function* attemptsOf(reading: Reading, query: CatalogueQuery, everyWord: boolean): Generator<Attempt> {
  const { parts, asWords } = reading
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
  if (parts.length > 0) yield { meant: asWords, dropped: [], relaxation: 'none', isShorter: false }
  if (everyWord) return
  const ofNumbers = parts.filter(({ kind }) => numbers.has(kind))
  const others = parts.filter((part) => !ofNumbers.includes(part))
  const hasOther = serializeFilters({ ...query, q: '' }) !== ''
  const isTelling = (dropped: readonly Part[]) =>
    hasOther || reading.without(dropped).q !== '' || parts.length > dropped.length
  for (const dropped of choicesOf(ofNumbers).filter(isTelling)) yield* strict(dropped)
  yield* shorter([])
  if (ofNumbers.length > 0 && reading.without(ofNumbers).q !== '') yield* shorter(ofNumbers)
  // What is left of `EXW Finland` without `Finland` would be half of the catalogue.
  if (!hasOther && reading.without(parts).q === '') return
  for (const dropped of choicesOf(others)) yield* strict([...dropped, ...ofNumbers])
  if (others.length > 0) yield* shorter(parts)
}

/** Each part alone, then all of them. */
function choicesOf(parts: readonly Part[]): (readonly Part[])[] {
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
