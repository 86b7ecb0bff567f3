import type { Audience } from '../../lots/facts/disclosure'
import { findLots as findSummaries } from '../../lots/lots/find-lots.server'
import { presentLotCard } from '../../lots/lots/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Part } from '../understanding/understand'
import { cachedCounts } from './cached-counts.server'
import { readCursor, writeCursor } from './catalogue-cursor.server'
import { type CatalogueQuery, type Sort, sortOf } from './catalogue-query'
import { countByFacets, type FacetCounts } from './facet-counts.server'
import type { Facets, LotCount } from './facets'
import { type FilterContext, type LotFilters, lotFilters } from './lot-filters.server'
import { literalWords, type MeantQuery, readMeaning } from './meant-query'
import { findPagePositions } from './page-of-lots.server'
import { presentFacets } from './present-facets.server'
import { setSearchLimits } from './query-plans.server'
import { type Attempt, attemptsOf } from './relax-search'
import { expandSearchWords, type SearchWords } from './search-words.server'

export type FindServices = Pick<Services, 'db' | 'config' | 'now'>

export type LotCard = ReturnType<typeof presentLotCard>

export interface ListReader {
  readonly audience: Audience
  readonly language: Language
  /** Drop nothing that has no match: an alert must not report other goods. */
  readonly everyWord?: boolean
}

export interface LotSearchResult {
  readonly lots: readonly LotCard[]
  readonly total: LotCount
  /** What was typed and is not met, because no lot meets all of it. */
  readonly leftOut: readonly string[]
  /** What was typed and became filters. */
  readonly parts: readonly Part[]
  readonly facets: Facets
  readonly sort: Sort
  readonly nextCursor: string | null
}

/**
 * Lots of a query from its cursor on, with total and facet counts. Data that the reader may not see is neither searched,
 * compared, counted nor shown. The team finds what members find. A cursor of another query is ignored.
 * @param asked aborted when the client is gone, for example after further typing; no further step starts
 * @throws {Refusal} 503 `errors.unavailable` when a statement takes longer than five seconds, or the client is gone
 */
export async function searchLots(
  services: FindServices,
  query: CatalogueQuery,
  reader: ListReader,
  asked?: AbortSignal,
): Promise<LotSearchResult> {
  const { audience, language } = reader
  const today = calendarDay(services.now(), services.config.site.company.timeZone)
  const asking = { member: audience !== 'everyone', today }
  const goOn = () => refuseAbandoned(asked)
  const found = await services.db
    .transaction(
      async (tx) => {
        const changed = await setSearchLimits(tx)
        return search({ tx, db: services.db, changed, goOn }, query, reader, asking)
      },
      { accessMode: 'read only', isolationLevel: 'repeatable read' },
    )
    .catch(refuseTooSlow)
  goOn()
  const shown = found.places.slice(0, query.limit)
  const last = shown.at(-1)
  const summaries = await findSummaries(
    services,
    shown.map(({ id }) => id),
  )
  return {
    lots: summaries.map((lot) => presentLotCard(lot, { audience, language, today })),
    total: found.counts.total,
    leftOut: found.leftOut,
    parts: found.parts,
    facets: presentFacets(found.counts, query),
    sort: sortOf(query),
    nextCursor: last && found.places.length > query.limit ? writeCursor(query, last) : null,
  }
}

/** PostgreSQL query_canceled (statement timeout). */
const TOO_LONG = '57014'

/** @throws {Refusal} 503 on a statement timeout, else rethrows */
function refuseTooSlow(fault: unknown): never {
  const cause = fault instanceof Error ? fault.cause : null
  if (cause instanceof Error && 'code' in cause && cause.code === TOO_LONG)
    throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause: fault })
  throw fault
}

/** @throws {Refusal} 503 when the client is gone */
function refuseAbandoned(asked: AbortSignal | undefined): void {
  if (asked?.aborted) throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5 })
}

/** Context of one search. `goOn` is called before each expensive step and throws when the client is gone. */
interface Reading {
  readonly tx: Transaction
  readonly db: Services['db']
  readonly changed: string
  readonly goOn: () => void
}

async function search(
  reading: Reading,
  query: CatalogueQuery,
  { language, everyWord = false }: ListReader,
  asking: FilterContext,
) {
  reading.goOn()
  const meaning = readMeaning(query, language)
  const { parts } = meaning
  const reader = { language, member: asking.member }
  const notCompared = parts.filter(({ filters, words }) => words === '' && Object.keys(filters).length === 0)
  const literal = literalWords(parts)
  const expanded = new Map<string, SearchWords | null>()
  const wordsOf = async ({ q }: MeantQuery, { relaxation }: Attempt) => {
    const key = `${relaxation} ${q}`
    const known = expanded.get(key)
    if (known !== undefined) return known
    const words = await expandSearchWords(reading.tx, q, reader, relaxation, literal)
    expanded.set(key, words)
    return words
  }
  let found: Awaited<ReturnType<typeof list>> = nothing
  for (const attempt of attemptsOf(meaning, query, everyWord)) {
    const { meant, dropped, isShorter } = attempt
    const words = meant.q === '' ? null : await wordsOf(meant, attempt)
    if (meant.q !== '' && (!words || (isShorter && words.leftOut.length === 0))) continue
    found = await list(reading, query, meant, words, asking)
    if (found.counts.total.number === 0) continue
    const left = [...dropped, ...notCompared.filter((part) => !dropped.includes(part))]
    return { ...found, parts, leftOut: [...(words?.leftOut ?? []), ...left.map(({ text }) => text)] }
  }
  return { ...found, parts, leftOut: [] }
}

const nothing = {
  counts: {
    total: { number: 0, more: false },
    matches: 0,
    lots: 0,
    rowNumbers: null,
    brands: [],
    of: () => ({ number: 0, more: false }),
  },
  places: [],
}

async function list(
  { tx, db, changed, goOn }: Reading,
  query: CatalogueQuery,
  meant: MeantQuery,
  words: SearchWords | null,
  asking: FilterContext,
) {
  const filters = lotFilters(meant, words, asking)
  const { counts, matching } = await cachedCounts(changed, db, [meant, words, asking], () => {
    goOn()
    return countByFacets(tx, filters)
  })
  goOn()
  const many = isScanned(counts, filters)
  const sort = sortOf(meant)
  const isMatchingWorth = many || isWorth(counts, sort === 'relevance' ? SCANNED.ranked : SCANNED.matching)
  const listing = {
    filters,
    words,
    sort,
    many,
    rowNumbers: many ? null : counts.rowNumbers,
    matching: isMatchingWorth ? matching : null,
  }
  const places =
    counts.total.number === 0 ? [] : await findPagePositions(tx, listing, readCursor(query, sort), query.limit + 1)
  return { counts, places }
}

/**
 * Cost factors of reading rows in sort order until the page is full, relative to gathering all matches: with facts in the row, with
 * words to be read, with a known bitmap of matches, and for ranking the 500 newest.
 */
const SCANNED = { rows: 5, words: 50, matching: 2, ranked: 20 } as const

/** Whether an index scan in sort order is cheaper than gathering. Words are stored out of line (TOAST), so reading them costs more. */
function isScanned(counts: FacetCounts, { readsWords }: LotFilters): boolean {
  return isWorth(counts, readsWords ? SCANNED.words : SCANNED.rows)
}

function isWorth({ matches, lots }: FacetCounts, weight: number): boolean {
  return matches > weight * Math.sqrt(lots)
}
