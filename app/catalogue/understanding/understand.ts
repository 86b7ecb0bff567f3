import type { certificates, conditions, incoterms, openStatuses } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'
import { perLanguage } from '../../platform/i18n/per-language'
import type { GoodsKind } from '../goods-names/named-goods'
import { type Match, type Matcher, makeMatchers, type Reading } from './matchers'
import type { Reason } from './reason-terms'
import { isAmong, type Token, tokensOf } from './tokens'
import { readVocabulary } from './vocabulary'

/** `sold` is recognized, although sold lots are not in the catalogue. */
export type Availability = (typeof openStatuses)[number] | 'sold'

/** Filters of a part of a query. */
export interface MeantFilters {
  readonly condition: readonly (typeof conditions)[number][]
  readonly reason: readonly Reason[]
  readonly country: readonly string[]
  /** The countries of one, such as the EU. */
  readonly region: readonly string[]
  readonly availability: readonly Availability[]
  readonly incoterm: readonly (typeof incoterms)[number][]
  readonly certificate: readonly (typeof certificates)[number][]
  /** Euro cents for one of the base quantity. */
  readonly minPrice: number
  readonly maxPrice: number
  /** Euro cents for the whole lot. */
  readonly minLotPrice: number
  readonly maxLotPrice: number
  readonly minQuantity: number
  readonly maxQuantity: number
  readonly minPallets: number
  readonly maxPallets: number
  /** Best before this day or later. */
  readonly bestBefore: string
  /** The end of the year or month that was asked for. */
  readonly bestUntil: string
  /** Minimum days left. */
  readonly minShelfLife: number
  readonly listed: 'week'
  /** Listed in the last days, if more than a week. */
  readonly listedWithin: number
}

export const partKinds = [
  'condition',
  'reason',
  'country',
  'availability',
  'incoterm',
  'certificate',
  'price',
  'quantity',
  'pallets',
  'size',
  'content',
  'date',
  'listed',
  'goods',
] as const
export type PartKind = (typeof partKinds)[number]

export interface Part {
  readonly kind: PartKind
  /** As typed. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly filters: Partial<MeantFilters>
  /** Searched as words instead, such as a size. */
  readonly words: string
  /** The same in other units. */
  readonly otherWords: readonly string[]
  /** Where such goods are listed. */
  readonly goodsKind: GoodsKind | null
  /** Whether the name of the goods has a typing error. */
  readonly isMistyped: boolean
}

export interface Understood {
  readonly parts: readonly Part[]
  /** Remaining search words, without quotation marks; without fillers if there are parts. */
  readonly words: string
  /** The same without fillers, such as `stock` or `cheap`. */
  readonly telling: string
}

/** More than any real query has. */
const MAX_PARTS = 8
/** Words from `port` to its town, as in `port du Havre`. */
const MAX_TO_TOWN = 2

const matchersOf = perLanguage((language): readonly Matcher[] => makeMatchers(readVocabulary(language)))

/**
 * Recognizes countries, conditions, quantities, prices, dates and other trade terms in a typed query. Quoted text is searched as typed.
 * @param language whose terms win where two languages use the same word
 * @param isReal real words are no typing errors; by default all are
 * @param nameAt the name of goods that begins at a word; its words name no other goods: `accessoires vélo` are no bikes
 * @param isGoods whether words name goods; if they do so only with a filler, it stays a word: `λευκά είδη Τουρκία`
 */
export function understand(
  text: string,
  language: Language,
  isReal: Reading['isReal'] = () => true,
  nameAt: (words: readonly string[], at: number) => readonly string[] = () => [],
  isGoods: (words: readonly string[]) => boolean = () => false,
): Understood {
  const { fillers, alternatives, ports, towns } = readVocabulary(language)
  const tokens = tokensOf(text)
  const words = tokens.map(({ start, end }) => text.slice(start, end))
  const parts: Part[] = []
  const rest: Token[] = []
  const inNames = new Set<Token>()
  for (let place = 0; place < tokens.length; ) {
    const match = parts.length < MAX_PARTS ? longestAt({ text, tokens, place, isReal }, matchersOf(language)) : null
    const [first, last] = [tokens[place], tokens[(match?.next ?? 0) - 1]]
    const name = match && match.kind !== 'goods' ? [] : nameAt(words, place)
    if (name.length > 1 && place + name.length > (match?.next ?? 0)) {
      const named = tokens.slice(place, place + name.length)
      rest.push(...named)
      if (isGoods(name) && !isGoods(name.filter((word) => !isAmong(fillers, word))))
        for (const token of named) inNames.add(token)
      place += name.length
    } else if (match && first && last) {
      const { kind, filters = {}, words = '', otherWords = [], goodsKind = null, isMistyped = false } = match
      parts.push({
        kind,
        filters,
        words,
        otherWords,
        goodsKind,
        isMistyped,
        text: text.slice(first.start, last.end),
        start: first.start,
        end: last.end,
      })
      place = match.next
    } else {
      if (first) rest.push(first)
      place += 1
    }
  }
  const silent: Token[] = []
  for (const token of rest) {
    const { start, end } = token
    const next = parts.find((part) => part.start > end)
    // `Belgique ou aux Pays-Bas`
    const isBetween =
      next !== undefined &&
      parts.some((part) => part.end === start - 1) &&
      tokensOf(text.slice(end, next.start)).every(({ plain }) => fillers.has(plain))
    const near = tokens.slice(Math.max(0, tokens.indexOf(token) - 1), tokens.indexOf(token) + MAX_TO_TOWN + 1)
    const isAtTown = near.some((other) => other !== token && isAmong(towns, text.slice(other.start, other.end)))
    // The `t` of `t-shirt` belongs to its word, unless both are fillers, `avez-vous`, or it follows a part, `1-Euro-Artikel`.
    const isApart = [...parts, ...silent].some((other) => other.end === start - 1)
    const isJoined = /\p{L}-$/u.test(text.slice(0, start)) && !isApart
    const isSilent = (words: ReadonlySet<string>) => isAmong(words, text.slice(start, end))
    if ((!isJoined && isSilent(fillers)) || (isBetween && isSilent(alternatives)) || (isAtTown && isSilent(ports)))
      silent.push(token)
  }
  const isAllSilent = silent.length === rest.length
  const saying = (skipped: readonly Token[]) => (isAllSilent ? '' : leaveOut(text, [...parts, ...skipped]))
  const searched = saying(silent.filter((token) => !inNames.has(token)))
  return { parts, words: parts.length === 0 ? withoutSigns(text) || text.trim() : searched, telling: saying(silent) }
}

/** Whether a part is a filter; names of goods are searched as words. */
export function isFilter({ kind }: Part): boolean {
  return kind !== 'goods'
}

/** Whether the query asks for sold lots, which are not in the catalogue. */
export function asksForSold({ filters }: Part): boolean {
  return filters.availability?.includes('sold') === true
}

/** The query after a part was removed: it stays as words, which are not interpreted again. */
export function quotePart(text: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  return `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`
}

function longestAt(reading: Reading, matchers: readonly Matcher[]): Match | null {
  let longest: Match | null = null
  for (const matcher of matchers) {
    const match = matcher(reading)
    if (match && match.next > (longest?.next ?? reading.place)) longest = match
  }
  return longest
}

/** What remains of a text, as typed: hyphens and points of articles matter. */
function leaveOut(text: string, skipped: readonly { readonly start: number; readonly end: number }[]): string {
  let written = ''
  let at = 0
  for (const { start, end } of skipped.toSorted((one, other) => one.start - other.start)) {
    written += `${text.slice(at, start)} `
    at = end
  }
  // Drops the apostrophe of `all’ingrosso` and the hyphen of `avez-vous`.
  return withoutSigns((written + text.slice(at)).replace(/(?<=^|\s)[’'-]+(?=\s|$)/g, ''))
}

/** Removes quotation, question and exclamation marks, and commas, points and colons after words. */
function withoutSigns(text: string): string {
  return text
    .replace(/["?!¿¡؟;]|[,،.:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
