import type { Language } from '../../platform/i18n/languages'
import type { Relaxation } from '../search-words/search-words.server'
import { joinNames } from '../search-words/synonyms'
import type { Part, PartKind } from '../understanding/understand'
import { type CatalogueQuery, type Sort, serializeFilters } from './catalogue-query'
import { namesGoods } from './goods-in-text'
import type { MeantQuery, Reading } from './meant-query'

/** One attempt at a search, more lenient than the previous ones. */
export interface Attempt {
  readonly meant: MeantQuery
  readonly dropped: readonly Part[]
  readonly unsaid: readonly string[]
  readonly relaxation: Relaxation
  /** Treats the whole text as words. */
  readonly asTyped?: true
  readonly alternatives?: readonly string[]
  /** Its lots are no answer, but the nearest ones. */
  readonly isNear?: true
  /** Only tried if it has fewer words. */
  readonly isShorter: boolean
}

/** Parts that are dropped first, besides known brands. */
const loose: ReadonlySet<PartKind> = new Set(['size', 'content', 'price', 'quantity', 'pallets', 'date'])

/**
 * Attempts in order until something is found: as typed, with typing errors corrected; without fillers; all as words; without unmatched
 * numbers; without unknown words; without the users of goods; without other unmatched parts. A word that names goods always remains.
 * @param everyWord whether nothing may be dropped
 */
export function* attemptsOf(reading: Reading, query: CatalogueQuery, everyWord: boolean): Generator<Attempt> {
  const { parts, core, weak, purpose, removed, asWords, withoutFillers } = reading
  const attempt = (dropped: readonly Part[], relaxation: Relaxation): Attempt => ({
    meant: nearestFirst(reading.without(dropped), query, dropped),
    dropped,
    unsaid: [],
    relaxation,
    isShorter: relaxation === 'without_unlike' || relaxation === 'without_unknown',
  })
  const strict = (dropped: readonly Part[]) => [attempt(dropped, 'none'), attempt(dropped, 'mistyped')]
  const shorter = (dropped: readonly Part[]) => [
    attempt(dropped, 'without_unlike'),
    attempt(dropped, 'without_unknown'),
  ]
  yield* generally(reading, query)
  const again = (meant: MeantQuery): Attempt => ({
    meant,
    dropped: [],
    unsaid: [],
    relaxation: 'none',
    isShorter: false,
  })
  // Most lots do not say that they are `stock` or `cheap`.
  if (withoutFillers.q !== '' && withoutFillers.q !== reading.without([]).q) yield again(withoutFillers)
  yield* strict([])
  for (const meant of reading.inOtherUnits) yield again(meant)
  if (parts.length > 0) yield { ...again(asWords), asTyped: true }
  if (everyWord) return
  // Few lots have both mugs and glasses.
  const { alternatives } = reading
  if (alternatives.length > 0) yield { ...again(reading.without([])), alternatives }
  yield* attemptsOfAny(reading, reading.listed)
  if (alternatives.length > 0) yield { ...again(reading.without([])), alternatives, relaxation: 'without_unknown' }
  const keep = (kept: readonly string[], unsaid: readonly string[], left: readonly Part[] = []): Attempt => ({
    ...again(reading.withWords(kept, left)),
    dropped: left,
    unsaid,
  })
  const isPurpose = (word: string) => purpose.includes(word)
  const goods = core.filter((word) => !isPurpose(word))
  if (goods.some(isTellingWord) && core.some(isPurpose)) yield keep(goods, [...core, ...weak].filter(isPurpose))
  const remaining = [...core, ...weak].filter((word) => !removed.includes(word))
  if (removed.length > 0 && remaining.length + parts.length > 0) yield keep(remaining, removed)
  const first = parts.filter((part) => loose.has(part.kind) || part.goodsKind?.isBrand || isOfOther(part, query.q))
  const others = parts.filter((part) => !first.includes(part) && !isNamed(part))
  // `EXW Finland` without `Finland`, or `nike Poland` without `nike`, would match half of the catalogue.
  const isTelling = core.some(isTellingWord) || serializeFilters({ ...query, q: '' }) !== ''
  const says = others.length > 0 || parts.some(isNamed)
  const mayGo = (dropped: readonly Part[]) =>
    isTelling || (says && !dropped.some(isNamed)) || parts.some((part) => isNamed(part) && !dropped.includes(part))
  for (const dropped of choicesOf(first).filter(mayGo)) yield* strict(dropped)
  if (!parts.some(isNamed)) yield* shorter([])
  // Without a bankruptcy in Poland, lots in Poland are shown. Alone, `bankrupt stock` would leave the whole catalogue.
  if (!isTelling && !parts.every(isLeftOver) && parts.some(isLeftOver)) yield attempt(parts.filter(isLeftOver), 'none')
  // Where only filters are left: `returns for an online shop`.
  if (core.length === 0 && weak.length > 0 && parts.length > 0 && !parts.some(isNamed)) yield keep([], weak)
  const numbers = parts.filter(({ kind }) => loose.has(kind))
  if (!isTelling && !says && numbers.length > 0) {
    yield { ...attempt(numbers, 'none'), meant: nearestFirst(reading.loosened, query, numbers) }
    yield { ...attempt(numbers, 'none'), isNear: true }
  }
  if (!isTelling) return
  if (first.length > 0 && core.length > 0) yield* shorter(first)
  if (core.length > 0 && weak.length > 0) {
    // Wooden toys that are for nobody in particular come before any toys.
    if (weak.length > 1 && weak.length <= MAX_ALONE)
      for (const word of weak.toReversed()) yield keep([...core, ...weak.filter((other) => other !== word)], [word])
    yield keep(core, weak)
    if (first.length > 0) yield keep(core, weak, first)
  }
  const dropped = choicesOf(others).map((choice) => [...choice, ...first])
  // Drop only what matches no lot: `olive oil 1 litre Greece` keeps the litre.
  if (first.length > 0) for (const choice of choicesOf(others)) yield attempt(choice, 'none')
  // Named goods come before similarly spelt goods that match one part more.
  for (const choice of dropped) yield attempt(choice, 'none')
  for (const choice of dropped) yield attempt(choice, 'mistyped')
  if (others.length > 0 && core.length > 0) yield* shorter([...first, ...others])
  if (core.length > 0 && weak.length > 0 && parts.length > 0 && !parts.some(isNamed)) yield keep(core, weak, parts)
}

/** Other brands' goods of the same kind, before other goods of a brand without them. */
export function attemptsOfBrand(reading: Reading, brand: readonly string[]): Attempt[] {
  const goods = reading.core.filter((word) => !brand.includes(word))
  const named = reading.parts.filter(isNamed)
  const ofOthers = goods.length + named.length > 0 ? withEither(reading, [goods]) : []
  return [...ofOthers, ...withEither(reading, [brand], named)].flat()
}

/** Goods without descriptive words, if no lot has all words: `water bottles` are bottles. @returns groups, of which the rarest is used */
export function attemptsOfGoods(reading: Reading, language: Language): Attempt[][] {
  const { core, goods, parts } = reading
  const named = parts.filter(isNamed)
  // `cookware frying pans`: goods that a lot has, beside goods that no lot has.
  if (named.length > 0)
    return [[[]], ...(namesGoods(core) ? [[core]] : [])].flatMap((kept) =>
      withEither(reading, kept, kept[0]?.length ? named : []),
    )
  const joined = joinNames(core)
  // `linge de lit 2 places` has three words to drop, and `hair drier` two.
  const names = (joined.length > 1 ? joined : core).map((name) => (core.includes(name) ? [name] : name.split('-')))
  if (names.length < 2 || names.length > MAX_ALONE + 1 || core.some(isCode)) return []
  const inOrder = goodsFirst.has(language) ? names.toReversed() : names
  // `toallas rizo verde` are towels before they are anything green.
  const choices = inOrder
    .map((name) => core.filter((word) => !name.includes(word)))
    .filter((kept) => kept.some(goods.length === 0 ? isTellingWord : (word) => goods.includes(word)))
  const groups = withEither(reading, choices)
  // Without goods among them, the last word says most.
  const ofGoods = names.filter((name) => name.some((word) => goods.includes(word)))
  const alone = ofGoods.length > 0 ? ofGoods : inOrder.slice(-1)
  return names.length > 2 ? [...groups, ...withEither(reading, alone)] : groups
}

/** Any of the goods that a text names; of one, only in a long text, in which no words are tried alone. */
export function attemptsOfAny(reading: Reading, goods: readonly string[]): Attempt[] {
  const { core, parts } = reading
  if (goods.length === 0 || (goods.length === 1 && core.length <= MAX_ALONE + 1)) return []
  const said = new Set(goods.flatMap((name) => name.split(' ')))
  const kept = core.filter((word) => said.has(word.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')))
  const attempts = withEither(reading, [kept], parts.filter(isNamed)).flat()
  return attempts.map((attempt) => ({ ...attempt, alternatives: goods }))
}

/** Attempts with some of the words: with the remaining parts, then without. */
function withEither(
  { core, weak, parts, withWords }: Reading,
  choices: readonly (readonly string[])[],
  gone: readonly Part[] = [],
): Attempt[][] {
  const filters = parts.filter((part) => !isNamed(part))
  return (filters.length > 0 ? [gone, [...gone, ...filters]] : [gone]).map((dropped) =>
    choices.map((kept) => ({
      meant: withWords(kept, dropped),
      dropped,
      unsaid: [...core.filter((word) => !kept.includes(word)), ...weak],
      relaxation: 'none',
      isShorter: false,
    })),
  )
}

/** Every lot, for words that apply to the whole trade: `liquidation stock`. */
function* generally({ parts, core, weak }: Reading, query: CatalogueQuery): Generator<Attempt> {
  if (/[\p{L}\p{N}]/u.test(query.q) && [parts, core, weak].every((words) => words.length === 0))
    yield { meant: { ...query, q: '' }, dropped: [], unsaid: [], relaxation: 'none', isShorter: false }
}

/** Languages in which adjectives follow the goods. */
const goodsFirst: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pl', 'el', 'ar'])

function isLeftOver({ filters }: Part): boolean {
  return filters.reason?.some((reason) => reason !== 'damage') === true
}

/** Named goods that begin the name of others: `ropa de cama` is no clothing. */
function isOfOther(part: Part, typed: string): boolean {
  return isNamed(part) && /^ (?:de|d|di|da|à|para|per|pour)\b/i.test(typed.slice(part.end))
}

/** Numbers of articles are never dropped. */
function isCode(word: string): boolean {
  return /\d{6}/.test(word)
}

/** Particles and numbers alone say nothing about goods. */
function isTellingWord(word: string): boolean {
  return /\p{L}{3}|\d{6}/u.test(word)
}

export function isNamed({ kind }: Part): boolean {
  return kind === 'goods'
}

/** Above this number of parts, none is tried alone, because each attempt costs a search. */
const MAX_ALONE = 3

function choicesOf(parts: readonly Part[]): (readonly Part[])[] {
  if (parts.length > MAX_ALONE) return [parts]
  return parts.length > 1 ? [...parts.map((part) => [part]), parts] : parts.map((part) => [part])
}

/** Sorted by the number of dropped parts. */
function nearestFirst(meant: MeantQuery, { sort }: CatalogueQuery, dropped: readonly Part[]): MeantQuery {
  const orders: Readonly<Partial<Record<PartKind, Sort>>> = {
    ...(dropped.some(({ filters }) => filters.maxPrice !== undefined) && { price: 'price' as const }),
    ...(dropped.some(({ filters }) => filters.minPrice !== undefined && filters.maxPrice === undefined) && {
      price: 'price_desc' as const,
    }),
    ...(dropped.some(({ filters }) => filters.minQuantity !== undefined) && { quantity: 'quantity' as const }),
    // Who asks for one pallet wants none of the largest.
    ...(dropped.some(({ filters }) => filters.minPallets !== undefined && filters.maxPallets === undefined) && {
      pallets: 'quantity' as const,
    }),
    ...(dropped.some(({ filters }) => filters.bestBefore !== undefined || filters.minShelfLife !== undefined) && {
      date: 'shelf_life' as const,
    }),
  }
  const [nearest] = dropped.flatMap(({ kind }) => orders[kind] ?? [])
  return sort === undefined && nearest ? { ...meant, sort: nearest } : meant
}
