import type { Audience } from '../../lots/facts/disclosure'
import { findLots as findSummaries } from '../../lots/lots/find-lots.server'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { askEngine } from '../engines/ask-engine.server'
import { type Facets, type LotCount, UNPRICED } from '../engines/facets'
import type { CursorPosition } from '../engines/search-engine.server'
import { setSearchLimits } from '../search-words/query-plans.server'
import type { Correction } from '../search-words/similar-words.server'
import type { Part } from '../understanding/understand'
import { seenBefore, writeCursor } from './catalogue-cursor.server'
import { type CatalogueQuery, parseQueryLeniently, type Sort, sortOf } from './catalogue-query'
import { findByMeaning } from './find-by-meaning.server'
import { presentFacets } from './present-facets.server'

const MAX_SIMILAR = 8

export type FindServices = Pick<Services, 'db' | 'config' | 'now' | 'searchServer'>

export type LotCard = ReturnType<typeof presentLotCard>

export interface ListReader {
  readonly audience: Audience
  readonly language: Language
  /** Keeps words without a match: an alert must not report other goods. */
  readonly everyWord?: boolean
}

export interface LotSearchResult {
  readonly lots: readonly LotCard[]
  readonly total: LotCount
  /** Lots without a visible price in euros that match without the price filter. */
  readonly unpriced: LotCount
  /** Lots on the pages before. */
  readonly before: number
  /** Typed parts that the results do not match, because no lot matches all. */
  readonly leftOut: readonly string[]
  readonly corrected: readonly Correction[]
  readonly parts: readonly Part[]
  /** If nothing is found: lots that match only part of the query. */
  readonly nearest: readonly LotCard[]
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
  const today = todayOf(services)
  const asking = { member: audience !== 'everyone', today }
  const goOn = () => refuseAbandoned(asked)
  const found = await askEngine(services, (engine) =>
    services.db
      .transaction(
        async (tx) => {
          const changed = `${engine.name} ${await setSearchLimits(tx)}`
          return findByMeaning({ engine, tx, db: services.db, changed, goOn }, query, reader, asking)
        },
        { accessMode: 'read only', isolationLevel: 'repeatable read' },
      )
      .catch(refuseTooSlow),
  )
  goOn()
  const shown = found.places.slice(0, query.limit)
  const last = shown.at(-1)
  const before = seenBefore(query)
  const cardsOf = async (places: readonly CursorPosition[]) => {
    const ids = places.map(({ id }) => id)
    return (await findSummaries(services, ids)).map((lot) => presentLotCard(lot, { audience, language, today }))
  }
  return {
    lots: await cardsOf(shown),
    total: found.counts.total,
    unpriced: found.counts.of('price', UNPRICED),
    before,
    leftOut: found.leftOut,
    corrected: found.corrected,
    parts: found.parts,
    nearest: await cardsOf(found.nearest.slice(0, MAX_SIMILAR)),
    facets: presentFacets(found.counts, query),
    sort: sortOf(query),
    nextCursor: last && found.places.length > query.limit ? writeCursor(query, last, before + shown.length) : null,
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

/**
 * For a query without results: lots that match a part of it, or the newest of the categories of named goods: drinks for `beer`, shoes
 * for a shoe brand. The first category comes first, because a shoe brand also makes sports goods.
 */
export async function findSimilarLots(
  services: FindServices,
  { parts, nearest }: LotSearchResult,
  query: CatalogueQuery,
  reader: ListReader,
): Promise<readonly LotCard[]> {
  if (nearest.length > 0) return nearest
  const category = [...new Set(parts.flatMap(({ goodsKind }) => goodsKind?.category ?? []))]
  const food = [...new Set(parts.flatMap(({ goodsKind }) => goodsKind?.food ?? []))]
  if (category.length === 0 || query.category.length > 0) return []
  const similar = { ...parseQueryLeniently(new URLSearchParams()), limit: MAX_SIMILAR }
  const findOn = async (food: CatalogueQuery['food']) => {
    const found = new Map<string, LotCard>()
    for (const one of category) {
      if (found.size >= MAX_SIMILAR) break
      const { lots } = await searchLots(services, { ...similar, category: [one], food }, reader)
      for (const lot of lots) found.set(lot.id, lot)
    }
    return [...found.values()].slice(0, MAX_SIMILAR)
  }
  const lots = await findOn(food)
  return lots.length > 0 || food.length === 0 ? lots : findOn([])
}
