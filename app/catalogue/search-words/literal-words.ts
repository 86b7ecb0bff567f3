import type { TypedWord } from './typed-words.server'
import { asName, type WordQuery } from './word-query'

/** Words that are never corrected. */
export type LiteralWords = ReadonlyMap<string, LiteralWord>

export interface LiteralWord {
  /** Brands and sizes have no other forms (`Milka` is no Spanish form of English `milk`), and sizes no other names (`L` is no litre). */
  readonly kind: 'goods' | 'brand' | 'size'
  /** Categories in which its other forms count; empty: everywhere. */
  readonly categories: readonly string[]
}

/** Shorter names are not completed, because they begin other words: French `miel` a brand, `thé` a thermos. */
const MIN_COMPLETED = 6

/** A word that is not split. Real words, brands and sizes are not completed either: `Taschen` must not match `Taschenlampen`. */
export function asSpelt(row: TypedWord, kind: LiteralWord['kind'], isReal: boolean): TypedWord {
  const completions = isReal || row.word.length < MIN_COMPLETED ? [] : row.completions
  const whole = { ...row, siblings: [], head: null, completions }
  return kind === 'goods' ? whole : { ...whole, stems: [row.word], completions: [], compounds: [] }
}

/** A word of named goods. A stem of it that is a word of its own, such as `short` of `shorts`, counts only in their categories. */
export function asNamed(query: WordQuery, ownWords: ReadonlySet<string>, categories: readonly string[]): WordQuery {
  if ('all' in query) return { all: query.all.map((one) => asNamed(one, ownWords, categories)) }
  if ('any' in query) return { any: query.any.map((one) => asNamed(one, ownWords, categories)) }
  if (categories.length === 0 || !ownWords.has(query.word)) return asName(query)
  return { all: [asName(query), { any: categories.map((category) => ({ word: `cat:${category}` })) }] }
}
