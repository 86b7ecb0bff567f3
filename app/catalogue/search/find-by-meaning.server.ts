import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { priceSteps } from '../engines/facets'
import { lotFilters } from '../engines/lot-filters.server'
import type { CursorPosition, FilterContext, LotCounts, SearchEngine } from '../engines/search-engine.server'
import { makeRealWords } from '../search-words/real-words.server'
import type { SearchWords } from '../search-words/search-words.server'
import type { Correction } from '../search-words/similar-words.server'
import { readReference } from '../understanding/match-reference'
import { asksForSold, type Part } from '../understanding/understand'
import { areRelated, findBrandIn } from './brands-and-accessories.server'
import { cachedCounts } from './cached-counts.server'
import { readCursor } from './catalogue-cursor.server'
import type { CatalogueQuery } from './catalogue-query'
import { listOrderOf, literalWords, type Reading as Meaning, type MeantQuery, readMeaning } from './meant-query'
import { type Attempt, attemptsOf, attemptsOfAny, attemptsOfBrand, attemptsOfGoods, isNamed } from './relax-search'

/** Context of one search. `goOn` is called before each expensive step and throws if the client has disconnected. */
export interface Reading {
  readonly engine: SearchEngine
  readonly tx: Transaction
  readonly db: Services['db']
  readonly changed: string
  readonly goOn: () => void
}

interface Reader {
  readonly language: Language
  readonly everyWord?: boolean
}

interface Found {
  readonly counts: LotCounts
  readonly places: readonly CursorPosition[]
  readonly parts: readonly Part[]
  readonly leftOut: readonly string[]
  readonly corrected: readonly Correction[]
  readonly nearest: readonly CursorPosition[]
}

/** Results of the first attempt that finds lots. @param everyWord no typed word may be dropped */
export async function findByMeaning(
  reading: Reading,
  query: CatalogueQuery,
  reader: Reader,
  asking: FilterContext,
): Promise<Found> {
  reading.goOn()
  // Without typed text, no dictionary is read.
  if (query.q === '') {
    const found = await list(reading, query, query, null, asking)
    return found.counts.total.number > 0 ? { ...unfound, ...found } : unfound
  }
  const number = readReference(query.q, asking.today)
  if (!number) return searchForWords(reading, query, reader, asking)
  const numbered = async () => ({
    ...unfound,
    ...(await list(reading, query, query, wordsOf(number.references), asking)),
  })
  if (number.isNamed) return numbered()
  const found = await searchForWords(reading, query, reader, asking)
  return found.counts.total.number > 0 ? found : numbered()
}

function wordsOf(references: readonly string[]): SearchWords {
  const anyNumber = { any: references.map((reference) => ({ word: reference.toLowerCase().replaceAll('-', '') })) }
  return { query: anyNumber, ranked: anyNumber, exact: anyNumber, named: [], leftOut: [], corrected: [] }
}

async function searchForWords(
  reading: Reading,
  query: CatalogueQuery,
  { language, everyWord = false }: Reader,
  asking: FilterContext,
): Promise<Found> {
  const meaning = readMeaning(query, language, await makeRealWords(language))
  const { parts } = meaning
  if (parts.some(asksForSold)) return { ...unfound, parts }
  const reader = { language, member: asking.member }
  const notCompared = parts.filter(({ filters, words }) => words === '' && Object.keys(filters).length === 0)
  const expanded = new Map<string, SearchWords | null>()
  const expand = async ({ q }: MeantQuery, { relaxation, unsaid }: Attempt) => {
    const key = `${relaxation} ${q}`
    const known = expanded.get(key)
    if (known !== undefined) return known
    const literal = literalWords({ parts, core: meaning.core.filter((word) => !unsaid.includes(word)) })
    const words = await reading.engine.suggest(reading.tx, q, reader, relaxation, literal)
    expanded.set(key, words)
    return words
  }
  const expandAny = async (alternatives: readonly string[], attempt: Attempt) => {
    const found: SearchWords[] = []
    const leftOut: string[] = []
    for (const q of alternatives) {
      const meant = { ...attempt.meant, q }
      const words = await expand(meant, attempt)
      const has = words && (await list(reading, query, meant, words, asking)).counts.total.number > 0
      if (has) found.push(words)
      else leftOut.push(q)
    }
    return found.length > 0 ? anyOf(found, leftOut) : null
  }
  const countOf = async (attempt: Attempt) => {
    const words = await expand(attempt.meant, attempt)
    return words ? (await list(reading, query, attempt.meant, words, asking)).counts.total.number : 0
  }
  async function* attempts(): AsyncGenerator<Attempt> {
    yield* attemptsOf(meaning, query, everyWord)
    if (everyWord) return
    const brand = await findBrandIn(reading.tx, meaning, asking)
    if (brand.length > 0) return yield* attemptsOfBrand(meaning, brand)
    for (const group of attemptsOfGoods(meaning, language)) {
      const counted: { readonly attempt: Attempt; readonly many: number }[] = []
      for (const attempt of group) counted.push({ attempt, many: await countOf(attempt) })
      yield* counted.sort((one, other) => one.many - other.many).map(({ attempt }) => attempt)
    }
    yield* attemptsOfAny(meaning, meaning.mentioned)
  }
  let turned = false
  let nearest: readonly CursorPosition[] = []
  for await (const attempt of attempts()) {
    const { dropped, unsaid, isShorter } = attempt
    const meant = turned && !hasNumbers(attempt.meant, query) ? { ...attempt.meant, sort: query.sort } : attempt.meant
    const words = attempt.alternatives
      ? await expandAny(attempt.alternatives, { ...attempt, meant })
      : meant.q === ''
        ? null
        : await expand(meant, attempt)
    if (meant.q !== '' && (!words || (isShorter && !isStillMeant(words, meaning)))) continue
    const found = await list(reading, query, meant, words, asking)
    if (found.counts.total.number === 0) continue
    if (!everyWord && words && (await isOtherGoods(reading, query, meant, words, asking))) {
      turned = true
      continue
    }
    const { corrected = [], leftOut = [] } = words ?? {}
    const without = [...unsaid, ...leftOut]
    if (await areRelated(reading.tx, meaning, without, found.places)) {
      nearest = nearest.length > 0 ? nearest : found.places
      continue
    }
    // The quoted words of a removed filter may be dropped.
    const unknown = without.filter((word) => !query.q.includes(`"${word}"`))
    if (attempt.isNear || isFlood(found.counts, unknown, meaning)) {
      nearest = nearest.length > 0 ? nearest : found.places
      continue
    }
    if (attempt.asTyped) return { ...unfound, ...found, leftOut: without, corrected }
    const left = [...dropped, ...notCompared.filter((part) => !dropped.includes(part))]
    const applied = parts.filter((part) => !left.includes(part))
    return { ...unfound, ...found, parts: applied, leftOut: [...without, ...left.map(({ text }) => text)], corrected }
  }
  return { ...unfound, parts, nearest }
}

/** Query for any of several goods. @param leftOut goods that no lot has */
function anyOf(goods: readonly SearchWords[], leftOut: readonly string[]): SearchWords {
  const any = (of: 'query' | 'ranked' | 'exact') => ({ any: goods.map((one) => one[of]) })
  return {
    query: any('query'),
    ranked: any('ranked'),
    exact: any('exact'),
    named: goods.flatMap(({ named }) => named),
    leftOut: [...leftOut, ...goods.flatMap((one) => one.leftOut)],
    corrected: goods.flatMap(({ corrected }) => corrected),
  }
}

/** Whether words were dropped, but not every word that names the goods: without `dog`, `dog food short dated` would match any food. */
function isStillMeant({ leftOut }: SearchWords, { core, goods, parts }: Meaning): boolean {
  const says =
    core.length === 0 ||
    (goods.length > 0 ? goods : core).some((word) => !leftOut.includes(word)) ||
    parts.some(isNamed)
  return leftOut.length > 0 && says
}

/** Limit of results when half of the words are unknown: `garden gnomes` must not list the whole garden category. */
const MAX_WITHOUT_HALF = 20

function isFlood({ total }: LotCounts, without: readonly string[], { core, weak, purpose, parts }: Meaning): boolean {
  const gone = without.filter((word) => !weak.includes(word) && !purpose.includes(word)).length
  const kept = core.filter((word) => !without.includes(word)).length + parts.filter(isNamed).length
  return gone > 0 && gone >= kept && total.number > MAX_WITHOUT_HALF
}

function hasNumbers(meant: MeantQuery, query: CatalogueQuery): boolean {
  return hasAmounts(meant, query) || meant.minShelfLife !== query.minShelfLife || meant.bestBefore !== undefined
}

/** Whether a price or quantity does, which apply to all goods. */
function hasAmounts(meant: MeantQuery, query: CatalogueQuery): boolean {
  return (
    meant.maxPrice !== query.maxPrice ||
    meant.minPrice !== query.minPrice ||
    meant.minQuantity !== query.minQuantity ||
    meant.maxQuantity !== query.maxQuantity ||
    [meant.minPallets, meant.maxPallets, meant.minLotPrice, meant.maxLotPrice].some((bound) => bound !== undefined)
  )
}

/**
 * Whether a number turned what was asked for into other goods that share its words, such as `tablets under €50` into chocolate: none of
 * the lots found is of a kind with the one that has the words best. A date does not, because only food has one: `coffee BBD 2027` is no
 * machine.
 */
async function isOtherGoods(
  reading: Reading,
  query: CatalogueQuery,
  meant: MeantQuery,
  words: SearchWords,
  asking: FilterContext,
): Promise<boolean> {
  if (!hasAmounts(meant, query)) return false
  const { minPrice, maxPrice, minQuantity, maxQuantity, sort } = query
  const inText = { minPallets: undefined, maxPallets: undefined, minLotPrice: undefined, maxLotPrice: undefined }
  const numbers = { minPrice, maxPrice, minQuantity, maxQuantity, sort, ...inText }
  const first = { ...query, cursor: undefined }
  const best = await list(reading, { ...first, limit: 1 }, { ...meant, ...numbers }, words, asking)
  const found = await list(reading, first, meant, words, asking)
  const ids = found.places.map(({ id }) => id)
  // Everything to eat is food. What is named by its category may be anything in it.
  const { rows } = await reading.tx.execute<{ others: boolean }>(sql`
    select bool_and(not own.categories && (array_remove(best.categories, 'food') || ${sql.param(words.named)}::text[])) as others
    from lot_search as best, lot_search as own
    where best.lot_id = ${best.places[0]?.id}::uuid and own.lot_id = any(${sql.param(ids)}::uuid[]) and best.categories <> '{food}'`)
  return rows[0]?.others === true
}

const unfound: Found = {
  counts: {
    total: { number: 0, more: false },
    matches: 0,
    newest: [],
    of: () => ({ number: 0, more: false }),
    valuesOf: () => [],
  },
  places: [],
  parts: [],
  leftOut: [],
  corrected: [],
  nearest: [],
}

async function list(
  { engine, tx, db, changed, goOn }: Reading,
  query: CatalogueQuery,
  meant: MeantQuery,
  words: SearchWords | null,
  asking: FilterContext,
): Promise<Pick<Found, 'counts' | 'places'>> {
  const question = { query: meant, words, ...asking }
  const counts = await cachedCounts(changed, db, lotFilters(question), (known) => {
    goOn()
    return engine.count(tx, question, known)
  })
  goOn()
  if (counts.matches === 0) return { counts, places: [] }
  // A list sorted by hidden prices would appear unsorted.
  const isSortable = meant.sort === query.sort || !meant.sort?.startsWith('price') || hasPrices(counts)
  const listing = { question, sort: listOrderOf(isSortable ? meant : { ...meant, sort: query.sort }), counts }
  return { counts, places: await engine.find(tx, listing, readCursor(query, listing.sort), query.limit + 1) }
}

function hasPrices(counts: LotCounts): boolean {
  return [...priceSteps.keys(), priceSteps.length].some((step) => counts.of('price', String(step)).number > 0)
}
