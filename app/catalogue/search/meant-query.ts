import type { Language } from '../../platform/i18n/languages'
import type { ListOrder } from '../engines/search-engine.server'
import type { LiteralWord, LiteralWords } from '../search-words/literal-words'
import { goodsAmong, joinNames, nameAt } from '../search-words/synonyms'
import { isAmong, latinDigits, plainOf, tokensOf, withoutArticle } from '../understanding/tokens'
import { isFilter, type MeantFilters, type Part, understand } from '../understanding/understand'
import { readAlternativeWords, readContainerWords, readWeakWords } from '../understanding/vocabulary'
import { type CatalogueQuery, sortOf } from './catalogue-query'
import { alternativesIn, goodsListed, goodsMentioned, isWeakWord, purposeIn } from './goods-in-text'

/** An interpreted query: recognized parts have become filters, and `q` has the remaining words. */
export interface MeantQuery extends CatalogueQuery {
  readonly minPallets?: number | undefined
  readonly maxPallets?: number | undefined
  readonly minLotPrice?: number | undefined
  readonly maxLotPrice?: number | undefined
  readonly listedWithin?: number | undefined
  /** All of several certificates that were typed: `organic IFS`. */
  readonly everyCertificate?: readonly string[] | undefined
  readonly reason?: readonly string[] | undefined
  /** Best before this day (`2027-01-01`) or later. */
  readonly bestBefore?: string | undefined
  /** The end of the year or month that was asked for, which counts once it has begun. */
  readonly bestUntil?: string | undefined
}

/** Filters with a lowest or highest value. */
type BoundName = Extract<keyof MeantFilters, `min${string}` | `max${string}` | 'listedWithin'>

export interface Reading {
  /** Recognized parts, in typed order. */
  readonly parts: readonly Part[]
  /** Other search words without fillers, in two groups: words that name goods, and words too weak to search by alone. */
  readonly core: readonly string[]
  readonly weak: readonly string[]
  /** Words of the core that name goods by themselves. */
  readonly goods: readonly string[]
  /** Words of removed filters among them; dropped if they match nothing. */
  readonly removed: readonly string[]
  /** The query with these words and without some of its parts. */
  readonly withWords: (words: readonly string[], dropped?: readonly Part[]) => MeantQuery
  /** The query without some of its parts, such as those that match no lot. */
  readonly without: (dropped: readonly Part[]) => MeantQuery
  /** The query without weak words that most lots lack: `cheap toys`. */
  readonly withoutFillers: MeantQuery
  /** Alternative goods, joined by `and` or a comma: `mugs and glasses`. */
  readonly alternatives: readonly string[]
  /** Goods among the words of a longer text: `I need mugs, plates and glasses for our hotel`. */
  readonly listed: readonly string[]
  /** Goods anywhere in the text: `shampoo toothbrushes towels`. */
  readonly mentioned: readonly string[]
  /** What the goods are for. */
  readonly purpose: readonly string[]
  /** The query with contents converted to other units. */
  readonly inOtherUnits: readonly MeantQuery[]
  /** The query with bounds twice as wide, for what comes nearest to a number that no lot meets. */
  readonly loosened: MeantQuery
  /** The query with the whole typed text as words: titles may contain `customer returns`. */
  readonly asWords: MeantQuery
}

/**
 * Interprets the typed text of a query and merges its filters with those of the URL, whose bounds take precedence.
 * @param isReal real words are no typing errors; by default all are
 */
export function readMeaning(
  typed: CatalogueQuery,
  language: Language,
  isReal: (word: string) => boolean = () => true,
): Reading {
  const query = { ...typed, q: latinDigits(typed.q) }
  // Black suitcases in Greek are no misspelt beer.
  const isGoods = (names: readonly string[]) => goodsAmong(names, language).length > 0
  // Greek and Arabic have no lists of real words, but goods are named in all languages.
  const isSpeltRight = (word: string) => isReal(word) || readWeakWords().has(word) || isGoods([word])
  const understood = understand(query.q, language, isSpeltRight, nameAt, isGoods)
  const { parts } = understood
  const words = separateWords(understood.words)
  const { telling, inNames } = withNames(words, separateWords(understood.telling))
  const said = telling.split(' ').filter(Boolean)
  const packing = parts.every(isFilter) ? new Set<string>() : readContainerWords()
  const isWeak = (word: string) =>
    !inNames.includes(word) && (isAmong(packing, word) || isWeakWord(withoutArticle(word.toLowerCase()), isReal))
  const strong = said.filter((word) => !isWeak(word))
  // Frozen is weak beside peas. Alone, Italian `surgelati` are goods.
  const core = strong.length > 0 ? strong : said.filter((word) => isGoods([word]))
  return {
    parts,
    core,
    goods: core.filter((word) => isGoods([word])),
    weak: said.filter((word) => !core.includes(word)),
    removed: removedFrom(query.q, language),
    alternatives: alternativesIn(query.q, language, isReal),
    listed: goodsListed(query.q, language),
    mentioned: goodsMentioned(query.q, language),
    purpose: purposeIn(query.q),
    withWords: (kept, dropped = []) =>
      merge(
        query,
        said.filter((word) => kept.includes(word)).join(' '),
        parts.filter((part) => !dropped.includes(part)),
      ),
    inOtherUnits: parts.flatMap((part) =>
      part.otherWords.map((other) =>
        merge(
          query,
          words,
          parts.map((each) => (each === part ? { ...each, words: other } : each)),
        ),
      ),
    ),
    loosened: merge(query, words, parts.map(loosen)),
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

/** A bound that stands alone; who names both ends of a range means it. */
function loosen(part: Part): Part {
  const { minPrice, maxPrice, minLotPrice, maxLotPrice, minQuantity, maxQuantity, minPallets, maxPallets } =
    part.filters
  if ((minPrice ?? minLotPrice) !== undefined && (maxPrice ?? maxLotPrice) !== undefined) return part
  const filters = {
    ...part.filters,
    ...scaled({ minPrice, minLotPrice, minQuantity, minPallets }, 1 / 2),
    ...scaled({ maxPrice, maxLotPrice, maxQuantity, maxPallets }, 2),
  }
  return { ...part, filters }
}

function scaled(bounds: Readonly<Record<string, number | undefined>>, factor: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(bounds).flatMap(([name, value]) => (value === undefined ? [] : [[name, Math.ceil(value * factor)]])),
  )
}

/** The telling words, and fillers inside a name: `giochi in scatola` are board games, not games in boxes. */
function withNames(words: string, telling: string) {
  const said = telling.split(' ')
  const typed = words.split(' ')
  const names = joinNames(typed)
  const isBroken = (name: string) => !typed.includes(name) && !name.split('-').every((word) => said.includes(word))
  const broken = names.filter(isBroken)
  if (telling === '' || broken.length === 0) return { telling, inNames: [] }
  const kept = names.filter((name) => said.includes(name) || !typed.includes(name))
  return {
    telling: kept.map((name) => (typed.includes(name) ? name : name.replaceAll('-', ' '))).join(' '),
    inNames: broken.flatMap((name) => name.split('-')),
  }
}

function removedFrom(text: string, language: Language): string[] {
  return [...text.matchAll(/"([^"]*)"/g)].flatMap(([, quoted = '']) =>
    understand(quoted, language).parts.some(isFilter) ? quoted.split(' ') : [],
  )
}

/**
 * Separates words joined by a slash, and German compounds after the user or the material: `Damenschuhe` must match only such shoes.
 */
function separateWords(words: string): string {
  return words
    .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' ')
    .replace(/\b((?:damen|herren|kinder)(?!spiel)|holz(?=spiel)|silber(?=schmuck)|baumwoll)(?=\p{L}{4,})/giu, '$1 ')
}

/**
 * Words of goods that are named and spelt right, for which no other word is taken, with the categories in which their other forms count: alone,
 * `shorts` are nothing short. Beside other words they count everywhere: a `garden hose` is no German `Hose`. Words that only an accent sets apart from
 * one that says nothing count as names, too: French `thé` is in no English description. So do letters that are sizes.
 */
export function literalWords({ parts, core }: Pick<Reading, 'parts' | 'core'>): LiteralWords {
  const accented = core.map(plainOf).filter((plain) => readWeakWords().has(plain))
  const literal = new Map<string, LiteralWord>(accented.map((plain) => [plain, { kind: 'goods', categories: [] }]))
  for (const { kind, words, goodsKind, isMistyped } of parts)
    for (const { kind: written, plain } of tokensOf(words)) {
      if (kind === 'size' && written === 'word') literal.set(plain, { kind, categories: [] })
      if (kind === 'goods' && !isMistyped)
        literal.set(plain, {
          kind: goodsKind?.isBrand ? 'brand' : kind,
          categories: core.length === 0 ? (goodsKind?.category ?? []) : [],
        })
    }
  return literal
}

/** The whole meaning of a query, without fillers. */
export function meantBy({ core, weak, without, withoutFillers }: Reading): MeantQuery {
  return core.length > 0 || weak.length === 0 ? withoutFillers : without([])
}

function merge(query: CatalogueQuery, words: string, parts: readonly Part[]): MeantQuery {
  const bound = (name: BoundName, choose: (...all: number[]) => number) => {
    const all = parts.flatMap(({ filters }) => filters[name] ?? [])
    return all.length > 0 ? choose(...all) : undefined
  }
  const reasons = parts.flatMap(({ filters }) => filters.reason ?? [])
  const days = parts.flatMap(({ filters }) => filters.bestBefore ?? []).sort()
  return {
    ...query,
    q: [words, ...parts.map((part) => part.words)].filter(Boolean).join(' '),
    condition: joined(
      query.condition,
      gradesOf(parts.flatMap(({ filters }) => (filters.condition ? [filters.condition] : []))),
    ),
    country: joined(
      query.country,
      parts.flatMap(({ filters }) => filters.country ?? filters.region ?? []),
    ),
    availability: joined(
      query.availability,
      parts.flatMap(({ filters }) => filters.availability ?? []).filter((status) => status !== 'sold'),
    ),
    incoterm: joined(
      query.incoterm,
      parts.flatMap(({ filters }) => filters.incoterm ?? []),
    ),
    minPrice: query.minPrice ?? bound('minPrice', Math.max),
    maxPrice: query.maxPrice ?? bound('maxPrice', Math.min),
    minQuantity: query.minQuantity ?? bound('minQuantity', Math.max),
    maxQuantity: query.maxQuantity ?? bound('maxQuantity', Math.min),
    minShelfLife: query.minShelfLife ?? bound('minShelfLife', Math.max),
    listed: query.listed ?? parts.find(({ filters }) => filters.listed)?.filters.listed,
    certificate: joined(
      query.certificate,
      parts.flatMap(({ filters }) => filters.certificate ?? []),
    ),
    listedWithin: bound('listedWithin', Math.min),
    everyCertificate: certificatesWanted(parts, query.q),
    minPallets: bound('minPallets', Math.max),
    maxPallets: bound('maxPallets', Math.min),
    minLotPrice: bound('minLotPrice', Math.max),
    maxLotPrice: bound('maxLotPrice', Math.min),
    reason: reasons.length > 0 ? reasons : undefined,
    bestBefore: days.at(-1),
    bestUntil: days.length === 1 ? parts.find(({ filters }) => filters.bestUntil)?.filters.bestUntil : undefined,
  }
}

/** Several certificates, unless they are alternatives: `IFS or BRC`, `IFS/BRC`, `IFS, BRC`. */
function certificatesWanted(parts: readonly Part[], text: string): readonly string[] | undefined {
  const certified = parts.filter(({ filters }) => filters.certificate)
  const wanted = [...new Set(certified.flatMap(({ filters }) => filters.certificate ?? []))]
  const between = text.slice(certified[0]?.end, certified.at(-1)?.start)
  const areAlternatives =
    /[/,،]/.test(between) || tokensOf(between).some(({ plain }) => readAlternativeWords().has(plain))
  return wanted.length > 1 && !areAlternatives ? wanted : undefined
}

/** Order of the list: by relevance if there are words to rank by; earliest date first in searches by date only. */
export function listOrderOf(meant: MeantQuery): ListOrder {
  const sort = sortOf(meant)
  return sort === 'newest' && meant.sort !== 'newest' && meant.bestBefore !== undefined ? 'best_before' : sort
}

/** Conditions common to all parts, such as `returns` and `untested`. Parts with none in common are alternatives. */
function gradesOf<Grade>(meant: readonly (readonly Grade[])[]): readonly Grade[] {
  const shared = meant.flat().filter((grade) => meant.every((grades) => grades.includes(grade)))
  return shared.length > 0 ? shared : meant.flat()
}

function joined<Value>(given: readonly Value[], meant: readonly Value[]): Value[] {
  return [...new Set([...given, ...meant])]
}
