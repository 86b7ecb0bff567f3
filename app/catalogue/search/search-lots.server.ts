import { sql } from 'drizzle-orm'
import type { Audience } from '../../lots/facts/disclosure'
import { findLots as findSummaries } from '../../lots/lots/find-lots.server'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { askEngine } from '../engines/ask-engine.server'
import { type Facets, type LotCount, priceSteps } from '../engines/facets'
import { brandKeys, lotFilters } from '../engines/lot-filters.server'
import type { CursorPosition, FilterContext, LotCounts, SearchEngine } from '../engines/search-engine.server'
import { setSearchLimits } from '../search-words/query-plans.server'
import type { SearchWords } from '../search-words/search-words.server'
import { makeRealWords } from '../understanding/real-words.server'
import type { Part } from '../understanding/understand'
import { cachedCounts } from './cached-counts.server'
import { readCursor, writeCursor } from './catalogue-cursor.server'
import { type CatalogueQuery, parseQueryLeniently, type Sort, sortOf } from './catalogue-query'
import { listOrderOf, literalWords, type Reading as Meaning, type MeantQuery, readMeaning } from './meant-query'
import { presentFacets } from './present-facets.server'
import { type Attempt, attemptsOf, attemptsOfBrand, attemptsOfGoods } from './relax-search'

export type FindServices = Pick<Services, 'db' | 'config' | 'now' | 'searchServer'>

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
  const found = await askEngine(services, (engine) =>
    services.db
      .transaction(
        async (tx) => {
          const changed = `${engine.name} ${await setSearchLimits(tx)}`
          return search({ engine, tx, db: services.db, changed, goOn }, query, reader, asking)
        },
        { accessMode: 'read only', isolationLevel: 'repeatable read' },
      )
      .catch(refuseTooSlow),
  )
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
  readonly engine: SearchEngine
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
  const meaning = readMeaning(query, language, await makeRealWords(language))
  const { parts } = meaning
  const reader = { language, member: asking.member }
  const notCompared = parts.filter(({ filters, words }) => words === '' && Object.keys(filters).length === 0)
  const expanded = new Map<string, SearchWords | null>()
  const wordsOf = async ({ q }: MeantQuery, { relaxation, unsaid }: Attempt) => {
    const key = `${relaxation} ${q}`
    const known = expanded.get(key)
    if (known !== undefined) return known
    const literal = literalWords({ parts, core: meaning.core.filter((word) => !unsaid.includes(word)) })
    const words = await reading.engine.suggest(reading.tx, q, reader, relaxation, literal)
    expanded.set(key, words)
    return words
  }
  let found = nothing
  const countOf = async (attempt: Attempt) => {
    const words = await wordsOf(attempt.meant, attempt)
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
  }
  let turned = false
  for await (const attempt of attempts()) {
    const { dropped, unsaid, isShorter } = attempt
    const meant = turned && !hasNumbers(attempt.meant, query) ? { ...attempt.meant, sort: query.sort } : attempt.meant
    const words = meant.q === '' ? null : await wordsOf(meant, attempt)
    if (meant.q !== '' && (!words || (isShorter && words.leftOut.length === 0))) continue
    found = await list(reading, query, meant, words, asking)
    if (found.counts.total.number === 0) continue
    if (!everyWord && words && (await isOtherGoods(reading, query, meant, words, asking))) {
      turned = true
      continue
    }
    if (attempt.asTyped) return { ...found, parts: [], leftOut: words?.leftOut ?? [] }
    const left = [...dropped, ...notCompared.filter((part) => !dropped.includes(part))]
    return { ...found, parts, leftOut: [...unsaid, ...(words?.leftOut ?? []), ...left.map(({ text }) => text)] }
  }
  return { ...found, parts, leftOut: [] }
}

/** A number in the text narrows the search. */
function hasNumbers(meant: MeantQuery, query: CatalogueQuery): boolean {
  return (
    meant.maxPrice !== query.maxPrice ||
    meant.minPrice !== query.minPrice ||
    meant.minQuantity !== query.minQuantity ||
    meant.minShelfLife !== query.minShelfLife ||
    meant.minPallets !== undefined ||
    meant.bestBefore !== undefined
  )
}

/**
 * Whether a number turned what was asked for into other goods that share its words, such as `tablets under €50` into chocolate: none of
 * the lots found is of a kind with the one that has the words best.
 */
async function isOtherGoods(
  reading: Reading,
  query: CatalogueQuery,
  meant: MeantQuery,
  words: SearchWords,
  asking: FilterContext,
): Promise<boolean> {
  if (!hasNumbers(meant, query)) return false
  const { minPrice, maxPrice, minQuantity, minShelfLife, sort } = query
  const numbers = { minPrice, maxPrice, minQuantity, minShelfLife, sort, minPallets: undefined, bestBefore: undefined }
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

/** The first or last of the words, or all beside goods that are named, if they are a brand that the reader may know. */
async function findBrandIn(
  tx: Transaction,
  { core, parts }: Pick<Meaning, 'core' | 'parts'>,
  { member }: FilterContext,
): Promise<readonly string[]> {
  const choices: (readonly string[])[] = core.slice(1).flatMap((_, at) => [core.slice(0, at + 1), core.slice(at + 1)])
  if (core.length > 0 && parts.some(({ kind }) => kind === 'goods')) choices.unshift(core)
  if (choices.length === 0) return []
  const named = choices.map((choice) => choice.join(' '))
  const { rows } = await tx.execute<{ brand: string }>(
    sql`select brand from (${brandKeys(named, member)}) as named where key in (select key from catalogue_brands)`,
  )
  return choices.find((choice) => rows.some(({ brand }) => brand === choice.join(' '))) ?? []
}

const nothing: { readonly counts: LotCounts; readonly places: CursorPosition[] } = {
  counts: {
    total: { number: 0, more: false },
    matches: 0,
    newest: [],
    of: () => ({ number: 0, more: false }),
    valuesOf: () => [],
  },
  places: [],
}

async function list(
  { engine, tx, db, changed, goOn }: Reading,
  query: CatalogueQuery,
  meant: MeantQuery,
  words: SearchWords | null,
  asking: FilterContext,
): Promise<typeof nothing> {
  const question = { query: meant, words, ...asking }
  const counts = await cachedCounts(changed, db, lotFilters(question), (known) => {
    goOn()
    return engine.count(tx, question, known)
  })
  goOn()
  if (counts.matches === 0) return { counts, places: [] }
  // Sorted by prices that nobody may know, the list would be in no order.
  const isSortable = meant.sort === query.sort || !meant.sort?.startsWith('price') || hasPrices(counts)
  const listing = { question, sort: listOrderOf(isSortable ? meant : { ...meant, sort: query.sort }), counts }
  return { counts, places: await engine.find(tx, listing, readCursor(query, listing.sort), query.limit + 1) }
}

function hasPrices(counts: LotCounts): boolean {
  return [...priceSteps.keys(), priceSteps.length].some((step) => counts.of('price', String(step)).number > 0)
}

const MOST = 6

/** The newest lots from where goods named in a query without results would be: drinks for `beer`, shoes for a brand of shoes. */
export async function findSimilarLots(
  services: FindServices,
  parts: readonly Part[],
  query: CatalogueQuery,
  reader: ListReader,
): Promise<readonly LotCard[]> {
  const category = [...new Set(parts.flatMap(({ shelf }) => shelf?.category ?? []))]
  const food = [...new Set(parts.flatMap(({ shelf }) => shelf?.food ?? []))]
  if (category.length === 0 || query.category.length > 0) return []
  const nearest = { ...parseQueryLeniently(new URLSearchParams()), category, food, limit: MOST }
  const { lots } = await searchLots(services, nearest, reader)
  if (lots.length > 0 || food.length === 0) return lots
  return (await searchLots(services, { ...nearest, food: [] }, reader)).lots
}
