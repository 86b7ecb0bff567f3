import type { certificates } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'
import { tokensOf } from '../understanding/tokens'
import { type Part, understand } from '../understanding/understand'
import type { CatalogueQuery } from './catalogue-query'

/** A query as it is searched: what was typed has become filters, and `q` has the words that remain. */
export interface MeantQuery extends CatalogueQuery {
  readonly certificate?: readonly (typeof certificates)[number][]
  readonly minPallets?: number | undefined
  /** Best before this day (`2027-01-01`) or later. */
  readonly bestBefore?: string | undefined
}

export interface Reading {
  /** Recognised in what was typed, in its order. */
  readonly parts: readonly Part[]
  /** What is searched for beside the parts. */
  readonly words: string
  /** The query without some of its parts, such as those that no lot meets. */
  readonly without: (dropped: readonly Part[]) => MeantQuery
  /** The query without words that say nothing by themselves, which most lots do not have: `cheap toys`. */
  readonly withoutFillers: MeantQuery
  /** The query with all that was typed as words: a lot may say `customer returns` of itself in its title. */
  readonly asWords: MeantQuery
}

/** Reads what was typed into a query. Filters of the address are joined by those of the text; its own bounds win. */
export function readMeaning(query: CatalogueQuery, language: Language): Reading {
  const { parts, words, telling } = understand(query.q, language)
  return {
    parts,
    words,
    asWords: { ...query, q: query.q.replaceAll('"', ' ').trim() },
    withoutFillers: merge(query, telling, parts),
    without: (dropped) =>
      merge(
        query,
        words,
        parts.filter((part) => !dropped.includes(part)),
      ),
  }
}

/** Words of goods that are named, for which no other word is taken. */
export function literalWords(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ kind, words }) => (kind === 'goods' ? tokensOf(words).map(({ plain }) => plain) : [])),
  )
}

/** The whole meaning of a query. */
export function meantBy(query: CatalogueQuery, language: Language): MeantQuery {
  return readMeaning(query, language).without([])
}

function merge(query: CatalogueQuery, words: string, parts: readonly Part[]): MeantQuery {
  const bound = (
    name: 'minPrice' | 'maxPrice' | 'minQuantity' | 'minPallets',
    choose: (...all: number[]) => number,
  ) => {
    const all = parts.flatMap(({ filters }) => filters[name] ?? [])
    return all.length > 0 ? choose(...all) : undefined
  }
  const days = parts.flatMap(({ filters }) => filters.bestBefore ?? []).sort()
  return {
    ...query,
    q: [words, ...parts.map((part) => part.words)].filter(Boolean).join(' '),
    condition: joined(
      query.condition,
      parts.flatMap(({ filters }) => filters.condition ?? []),
    ),
    country: joined(
      query.country,
      parts.flatMap(({ filters }) => filters.country ?? []),
    ),
    incoterm: joined(
      query.incoterm,
      parts.flatMap(({ filters }) => filters.incoterm ?? []),
    ),
    minPrice: query.minPrice ?? bound('minPrice', Math.max),
    maxPrice: query.maxPrice ?? bound('maxPrice', Math.min),
    minQuantity: query.minQuantity ?? bound('minQuantity', Math.max),
    listed: query.listed ?? parts.find(({ filters }) => filters.listed)?.filters.listed,
    certificate: joined(
      [],
      parts.flatMap(({ filters }) => filters.certificate ?? []),
    ),
    minPallets: bound('minPallets', Math.max),
    bestBefore: days.at(-1),
  }
}

function joined<Value>(given: readonly Value[], meant: readonly Value[]): Value[] {
  return [...new Set([...given, ...meant])]
}
