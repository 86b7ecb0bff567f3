import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { LiteralWords } from '../search-words/literal-words'
import type { Relaxation, SearchWords } from '../search-words/search-words.server'
import type { WordContext } from '../search-words/typed-words.server'
import type { LotCount } from './facets'

/**
 * Searches the lots on sale: PostgreSQL, and optionally an external server. Interpreting and relaxing queries happens above it; the
 * database decides which data of a lot each audience sees. Data that the reader may not see is neither matched, compared, counted nor
 * suggested.
 */
export interface SearchEngine {
  readonly name: string
  /** The next positions of a list, at most `most`; fewer at its end. */
  find(tx: Transaction, listing: Listing, after: CursorPosition | null, most: number): Promise<CursorPosition[]>
  /** Counts matches in total and per facet value. @param known counts without one of the filters, which may save counting */
  count(tx: Transaction, question: LotQuestion, known?: ReadonlyMap<FilterName, LotCounts>): Promise<LotCounts>
  /** Expands typed words by the words of lots. @returns null if no searchable word is left */
  suggest(
    tx: Transaction,
    typed: string,
    reader: WordContext,
    relaxation: Relaxation,
    literal: LiteralWords,
  ): Promise<SearchWords | null>
  /** Indexes lots that are still waiting. */
  index(services: Pick<Services, 'db'>, signal?: AbortSignal): Promise<void>
}

export const filterNames = [
  'category',
  'food',
  'kind',
  'condition',
  'country',
  'incoterm',
  'availability',
  'brand',
  'price',
  'quantity',
  'shelfLife',
  'listed',
  'certificate',
  'size',
  'colour',
] as const
export type FilterName = (typeof filterNames)[number]

type Names = 'category' | 'food' | 'kind' | 'condition' | 'country' | 'incoterm' | 'availability'
type Texts = 'brand' | 'certificate' | 'size' | 'colour'
type Bounds =
  | 'minPrice'
  | 'maxPrice'
  | 'minLotPrice'
  | 'maxLotPrice'
  | 'minQuantity'
  | 'maxQuantity'
  | 'minShelfLife'
  | 'minPallets'
  | 'maxPallets'

/** The filters of a query, without its words. */
export type LotQuery = Readonly<Record<Names | Texts, readonly string[]>> &
  Readonly<Partial<Record<Bounds, number | undefined>>> & {
    readonly listed?: 'week' | undefined
    /** Listed in the last days. */
    readonly listedWithin?: number | undefined
    readonly reason?: readonly string[] | undefined
    readonly everyCertificate?: readonly string[] | undefined
    /** Best before this day (`2027-01-01`) or later. */
    readonly bestBefore?: string | undefined
    readonly bestUntil?: string | undefined
  }

export interface FilterContext {
  readonly member: boolean
  /** `2026-11-21`, in the company's time zone. */
  readonly today: string
}

export interface LotQuestion extends FilterContext {
  readonly query: LotQuery
  readonly words: SearchWords | null
}

/** `best_before`: earliest date first, for searches by date. */
export type ListOrder = 'relevance' | 'newest' | 'price' | 'price_desc' | 'quantity' | 'shelf_life' | 'best_before'

export interface Listing {
  readonly question: LotQuestion
  readonly sort: ListOrder
  readonly counts: Pick<LotCounts, 'matches' | 'newest'>
}

/**
 * Position after which a page begins: sort value (milliseconds for timestamps, a day for shelf life, null for lots without a
 * value, which sort last) and lot id. `part` distinguishes the ranked lots from the older ones that follow them, and lots ranked by
 * PostgreSQL from those scored by another engine.
 */
export interface CursorPosition {
  readonly part: 'ranked' | 'rest' | 'scored'
  readonly value: number | string | null
  readonly id: string
}

export interface LotCounts {
  readonly total: LotCount
  readonly matches: number
  /** Ids of the newest matches, as many as the engine keeps to find pages in them. */
  readonly newest: readonly string[]
  readonly of: (facet: FilterName, value: string) => LotCount
  readonly valuesOf: (facet: FilterName) => readonly string[]
}

/** Days for which a lot counts as new. */
export const NEW_DAYS = 7

/** Values shown for brands, sizes and colours. */
export const MAX_FACET_VALUES = 40

/** The last best-before day asked for: of a year or month that has begun, later goods are not meant, as every lot would be (`MHD 2026`). */
export function lastBestBefore({ bestBefore, bestUntil }: LotQuery, today: string): string | undefined {
  return bestBefore !== undefined && bestBefore <= today ? bestUntil : undefined
}
