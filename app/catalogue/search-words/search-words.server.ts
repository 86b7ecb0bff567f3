import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { plainOf } from '../understanding/tokens'
import { readWeakWords } from '../understanding/vocabulary'
import { asNamed, asSpelt, type LiteralWords } from './literal-words'
import { makeRealWords } from './real-words.server'
import { type Correction, findSimilarWords } from './similar-words.server'
import { joinNames } from './synonyms'
import {
  FIRST_HALF,
  JOINED_WITH_NEXT,
  lookUpWords,
  SECOND_HALF,
  SPELLING,
  SYNONYM,
  type TypedWord,
  type WordContext,
} from './typed-words.server'
import { asListed, asName, type WordQuery } from './word-query'

const MAX_WORDS = 8
/** Minimum length for matching a mistyped word to a category name, which would find many lots. */
const MIN_MENDED = 6
/** Minimum length of a word that is specific enough when others are dropped. */
const MIN_TELLING = 3

/** Steps of a search, in order: all words as typed; with typing errors corrected; without words like no other; without words that no lot has. */
export const relaxations = ['none', 'mistyped', 'without_unlike', 'without_unknown'] as const
export type Relaxation = (typeof relaxations)[number]

export interface SearchWords {
  /** Condition: all words, or names of its categories instead. */
  readonly query: WordQuery
  /** The same without categories, to rank by. */
  readonly ranked: WordQuery
  /** Words as typed, in any inflection, or corrected; rank higher. */
  readonly exact: WordQuery
  readonly named: readonly string[]
  readonly leftOut: readonly string[]
  readonly corrected: readonly Correction[]
}

interface SearchedWord extends TypedWord {
  readonly origin: number
  readonly more: readonly string[]
  readonly isMeant: boolean
  /** Other half of a compound that is searched for by its head; ranks higher. */
  readonly halves: readonly string[]
}

/**
 * Expands words: inflections, completions, compounds, typo corrections.
 * @param literal words that are never corrected
 * @returns null when no searchable word is left
 */
export async function expandSearchWords(
  tx: Transaction,
  typed: string,
  reader: WordContext,
  concession: Relaxation = 'none',
  literal: LiteralWords = new Map(),
): Promise<SearchWords | null> {
  const tokens = tokensOf(typed)
  const isLiteral = (word: string) => literal.has(plainOf(word))
  const isReal = await makeRealWords(reader.language)
  const isSpeltRight = (word: string) => isReal(word) || isLiteral(word)
  const found = await lookUpWords(tx, tokens, reader, !/\s$/.test(typed), isSpeltRight)
  const literalTokens = new Set(
    found.flatMap(({ token, place, word }) => (place > 0 && isLiteral(word) ? [token] : [])),
  )
  const kindOf = (token: number) => literal.get(plainOf(tokens[token - 1] ?? ''))?.kind
  const rows = withOtherForms(
    found
      .filter(({ token, place }) => place !== SYNONYM || kindOf(token) !== 'size')
      .map((row) =>
        literalTokens.has(row.token) ? asSpelt(row, kindOf(row.token) ?? 'goods', isReal(row.word)) : row,
      ),
  )
  if (rows.length === 0) return null
  const telling = rows.some(({ silent }) => !silent) ? rows.filter(({ silent }) => !silent) : rows
  const paired = new Set(rows.flatMap(({ token, place }) => (place === JOINED_WITH_NEXT ? [token, token + 1] : [])))
  const names = new Set(rows.flatMap(({ origin, isMeant }) => (isMeant ? origin : [])))
  const unknown = telling.filter((row) => !(isUnderstood(row) || paired.has(row.token) || names.has(row.origin)))
  const doubtful = concession === 'mistyped' ? telling : unknown
  const similar = await findSimilarWords(
    tx,
    doubtful.flatMap(({ origin, word }) => (literalTokens.has(origin) || isReal(word) ? [] : word)),
    reader,
  )
  const lost = {
    none: [],
    mistyped: [],
    without_unlike: unknown.filter(({ word }) => !similar.has(word)),
    without_unknown: unknown,
  }[concession]
  const speaking = withoutLost(telling, lost)
  const weak = readWeakWords()
  const says = (row: SearchedWord) => isTelling(row) && !weak.has(plainOf(row.word))
  if (speaking.length === 0 || (lost.length > 0 && !speaking.some(says))) return null
  const origins = new Set(speaking.map(({ origin }) => origin))
  const last = Math.max(...rows.map(({ token }) => token))
  const forms = speaking.flatMap((row) => formsOf(row, similar.get(row.word) ?? []))
  const known = await findCategories(tx, typed, [...new Set(forms)])
  const write = (row: SearchedWord, isRanking: boolean) => {
    // Lots that only have a longer word come last: for `Kaffee`, coffee comes before coffee machines.
    const own = isRanking && (row.known || row.compounds.length > 0) ? { ...row, completions: [] } : row
    const query = foundFor(own, similar.get(row.word) ?? [], row.token === last, reader)
    if (!literalTokens.has(row.origin)) return query
    if (kindOf(row.origin) === 'size' && row.word.length === 1) return asListed(query)
    const ownWords = new Set(row.stems.filter((stem) => stem !== row.word && isReal(stem)))
    return asNamed(query, ownWords, literal.get(plainOf(row.word))?.categories ?? [])
  }
  const parts = tokenQueries(speaking, (row) => write(row, false)).map(({ query, rows: own }) => ({
    query,
    named: own.flatMap((row) =>
      namingForms(row, similar.get(row.word) ?? []).flatMap((form) => known.categories.get(form) ?? []),
    ),
  }))
  return {
    query: orNamed({ all: parts.map(({ query, named }) => orNamed(query, named)) }, known.whole),
    ranked: allOf(speaking, (row) => write(row, true)),
    exact: allOf(speaking, ({ word, stems, halves }) =>
      anyOf([word, ...stems, ...halves, ...(similar.get(word) ?? []).slice(0, 1)], reader),
    ),
    named: [
      ...known.whole,
      ...[...literal.values()].flatMap(({ categories }) => categories),
      ...speaking.flatMap(({ word, stems }) => [word, ...stems].flatMap((form) => known.categories.get(form) ?? [])),
    ],
    leftOut: [...new Set(telling.flatMap(({ origin }) => (origins.has(origin) ? [] : (tokens[origin - 1] ?? []))))],
    corrected: unknown
      .filter(({ origin, word }) => origins.has(origin) && similar.has(word))
      .map(({ origin, word }) => ({ typed: tokens[origin - 1] ?? word, alike: similar.get(word) ?? [] })),
  }
}

function orNamed(query: WordQuery, categories: readonly string[]): WordQuery {
  if (categories.length === 0) return query
  return { any: [query, ...[...new Set(categories)].map((category) => ({ word: `cat:${category}` }))] }
}

/**
 * Adds synonyms: alternatives of a single word are further forms of it; a joined pair becomes two words, each of which may also be the
 * whole, so that the result stays a list of words that all have to match.
 */
function withOtherForms(rows: readonly TypedWord[]): SearchedWord[] {
  const tokens = [...Map.groupBy(rows, ({ token }) => token).values()]
  let token = 0
  return tokens.flatMap((ofToken): SearchedWord[] => {
    token += 1
    const of = (place: number) => ofToken.filter((row) => row.place === place)
    const plain = ofToken.filter(({ place }) => place >= JOINED_WITH_NEXT)
    const others = [...of(SYNONYM), ...of(SPELLING)]
    const isMeant = others.some(({ known, completions }) => known || completions.length > 0)
    const [typed, ...rest] = plain.filter(({ place }) => place > JOINED_WITH_NEXT)
    const origin = ofToken[0]?.token ?? 0
    const own = { token, origin, more: [], isMeant: false, halves: [] }
    const more = others.flatMap((row) => ownForms({ ...row, siblings: [], head: null }))
    if (!typed) return plain.map((row) => ({ ...row, ...own }))
    // Words with synonyms are not split.
    const known = isMeant ? { ...typed, head: null, siblings: [] } : typed
    const only = isMeant && rest.length > 0 ? { ...known, stems: [typed.word], compounds: [] } : known
    if (rest.length > 0)
      return plain.map((row) => (row === typed ? { ...only, ...own, more, isMeant } : { ...row, ...own }))
    const halves = [...of(FIRST_HALF), ...of(SECOND_HALF)]
    // A compound with a known head is searched for by that head.
    const isWhole = isMeant || halves.length !== 2 || only.head !== null || only.siblings.length > 0
    const inside = halves.flatMap(({ word, stems }) => [word, ...stems])
    if (isWhole)
      return plain.map((row) =>
        row === typed ? { ...only, ...own, more, isMeant, halves: inside } : { ...row, ...own },
      )
    const whole = [...ownForms(only), ...more]
    return halves.map((half, at) => {
      if (at > 0) token += 1
      return { ...half, ...own, token, place: 1, more: whole, isMeant: true }
    })
  })
}

function withoutLost(rows: readonly SearchedWord[], lost: readonly SearchedWord[]): readonly SearchedWord[] {
  const stays = new Set(rows.flatMap((row) => (lost.includes(row) && mayBeLost(row.word) ? [] : row.origin)))
  return rows.filter(({ origin }) => stays.has(origin))
}

/** Numbers of six digits are codes of articles, and never dropped. */
function mayBeLost(word: string): boolean {
  return !/\d{6}/.test(word)
}

/** Whether the word alone is specific enough for a search. */
function isTelling({ word, silent }: TypedWord): boolean {
  return word.length >= MIN_TELLING && !silent && !/^\d+$/.test(word)
}

function isUnderstood({ known, isMeant, completions, compounds, siblings }: SearchedWord): boolean {
  return known || isMeant || [completions, compounds, siblings].some((words) => words.length > 0)
}

/** Forms that may name a category: no siblings, no ambiguous stems; for unknown words their head too (`Kinderspielwaren`). */
function namingForms(
  { word, stems, completions, known, isMeant, head, more }: SearchedWord,
  similar: readonly string[],
): string[] {
  const mended = word.length >= MIN_MENDED ? similar : []
  return [
    word,
    ...(isMeant ? [] : stems),
    ...completions,
    ...more,
    ...mended,
    ...(known || head === null ? [] : [head]),
  ]
}

/** Categories named by forms of words, and by the whole text; in Arabic also without hamza. */
async function findCategories(tx: Transaction, typed: string, forms: readonly string[]) {
  const plain = new Map(forms.map((form) => [plainOf(form), form]))
  const isAll = sql`word in (${plainOf(typed).replaceAll(' ', '')}, replace(plain_words(${typed}), ' ', ''))`
  const { rows } = await tx.execute<{ word: string; names: string[]; whole: boolean }>(sql`
    select word, array_agg(category) as names, ${isAll} as whole from category_words
    where word = any(${sql.param([...forms, ...plain.keys()])}::text[]) or ${isAll} group by word`)
  const categories = new Map(rows.flatMap(({ word, names }) => [word, plain.get(word) ?? ''].map((of) => [of, names])))
  return { categories, whole: rows.find(({ whole }) => whole)?.names ?? [] }
}

/** Splits at spaces, but not within a name of several words. Groups of digits only are joined into one number. */
function tokensOf(typed: string): string[] {
  const digits = typed.replace(/[\s-]/g, '')
  if (/^\d{8,14}$/.test(digits)) return [digits]
  return joinNames(typed.trim().split(/\s+/)).slice(0, MAX_WORDS)
}

/** All words have to match; a hyphenated one matches in parts or joined. */
function allOf(rows: readonly SearchedWord[], write: (row: SearchedWord) => WordQuery): WordQuery {
  return { all: tokenQueries(rows, write).map(({ query }) => query) }
}

function tokenQueries(rows: readonly SearchedWord[], write: (row: SearchedWord) => WordQuery) {
  const byToken = Map.groupBy(rows, ({ token }) => token)
  const pairs = (token: number) => (byToken.get(token) ?? []).filter(({ place }) => place === JOINED_WITH_NEXT)
  return [...byToken]
    .filter(([, ofToken]) => ofToken.some(({ place }) => place !== JOINED_WITH_NEXT))
    .map(([token, ofToken]) => {
      const parts = ofToken.filter(({ place }) => place > 0)
      const whole = [...ofToken.filter(({ place }) => place === 0), ...pairs(token), ...pairs(token - 1)]
      // A single part, like `home` of `home-theatre`, is too weak a match.
      const isRest = parts.length === 1 && ofToken.some(({ place }) => place === 0)
      const inParts = parts.length === 0 || isRest ? [] : [{ all: parts.map(write) }]
      return {
        query: { any: [...inParts, ...whole.map(write)] },
        rows: parts.length === 1 ? [...parts, ...whole] : whole,
      }
    })
}

function foundFor(row: SearchedWord, similar: readonly string[], isLast: boolean, reader: WordContext): WordQuery {
  const { word } = row
  if (/^\d+$/.test(word)) return numberFor(row, isLast, reader)
  if (/^l\d{8,13}$/.test(word)) return anyOf([word], reader)
  const written = anyOf(formsOf({ ...row, completions: [] }, similar), reader)
  // Prefixes are not searched in descriptions: `Dell` is not Italian `della`.
  return row.completions.length > 0 ? { any: [written, asName(anyOf(row.completions, reader))] } : written
}

function formsOf(row: SearchedWord, similar: readonly string[]): string[] {
  return [...ownForms(row), ...row.more, ...similar]
}

function ownForms({ word, stems, completions, compounds, siblings, head }: TypedWord): string[] {
  return [word, ...stems, ...completions, ...compounds, ...siblings, ...(head === null ? [] : [head])]
}

/** A GTIN matches with and without leading zeros, and as a prefix from six digits on. */
function numberFor({ word: digits, more }: SearchedWord, isLast: boolean, reader: WordContext): WordQuery {
  const number = digits.replace(/^0+(?=\d)/, '')
  const reference = digits.length >= 8 && digits.length <= 13 ? [`l${digits}`] : []
  const prefix = isLast && number.length >= 6 ? [number] : []
  return anyOf([digits, number, ...reference, ...more], reader, prefix)
}

function anyOf(words: readonly string[], reader: WordContext, prefixes: readonly string[] = []): WordQuery {
  return {
    any: [
      ...marked([...new Set(words)], reader).map((word) => ({ word })),
      ...marked(prefixes, reader).map((word) => ({ word, isPrefix: true })),
    ],
  }
}

/** Adds the members-only form (`+word`) for members. */
function marked(words: readonly string[], { member }: WordContext): string[] {
  return member ? words.flatMap((word) => [word, `+${word}`]) : [...words]
}
