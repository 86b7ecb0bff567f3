import { type Token, tokensOf } from './tokens'

/** Letters of a mistyped word in a term of several words, and of one that is a term alone. */
const MIN_IN_TERM = 4
const MIN_ALONE = 6
/** Typing errors are looked for in this many words. */
const MAX_WORDS = 5

interface Term<Meaning> {
  readonly words: readonly string[]
  readonly meaning: Meaning
}

/** Finds terms of one or more words at a position in a query; the longest one wins. */
export class Phrases<Meaning> {
  readonly #terms = new Map<string, Term<Meaning>>()
  readonly #byFirst = once(() => Map.groupBy(this.#longestFirst(), ({ words }) => words[0] ?? ''))
  readonly #byInitial = once(() => Map.groupBy(this.#longestFirst(), ({ words }) => words[0]?.charAt(0) ?? ''))

  /** Adds terms, as a list or separated by commas, before any is looked up. A known term keeps its meaning. */
  add(terms: string | readonly string[], meaning: Meaning): this {
    for (const term of typeof terms === 'string' ? terms.split(',') : terms) {
      const words = tokensOf(term).map(({ plain }) => plain)
      const key = words.join(' ')
      if (key !== '' && !this.#terms.has(key)) this.#terms.set(key, { words, meaning })
    }
    return this
  }

  addAll(others: Phrases<Meaning>): this {
    for (const [key, term] of others.#terms) if (!this.#terms.has(key)) this.#terms.set(key, term)
    return this
  }

  at(tokens: readonly Token[], place: number): { readonly meaning: Meaning; readonly next: number } | null {
    for (const { words, meaning } of this.#byFirst().get(tokens[place]?.plain ?? '') ?? [])
      if (words.every((word, at) => tokens[place + at]?.plain === word)) return { meaning, next: place + words.length }
    return null
  }

  /**
   * The same for terms with one typing error. The first letter is right, and short words are too much like others: `stools` are no `tools`.
   * @param isReal real words are no typing errors
   */
  nearAt(
    tokens: readonly Token[],
    place: number,
    isReal: (word: string) => boolean,
  ): { readonly meaning: Meaning; readonly next: number } | null {
    if (tokens.slice(place, place + MAX_WORDS).every(({ plain }) => isReal(plain))) return null
    const [first = '', second] = [tokens[place]?.plain, tokens[place + 1]?.plain]
    for (const { words, meaning } of this.#byInitial().get(first.charAt(0)) ?? []) {
      // Thousands of terms are compared with each word, and nearly all differ in the first two.
      const isFirst = words[0] === first
      if (words.length > 1 ? !isFirst && words[1] !== second : isFirst || first.length < MIN_ALONE) continue
      const typed = words.map((_, at) => tokens[place + at])
      const wrong = words.filter((word, at) => typed[at]?.plain !== word)
      const [word = ''] = wrong
      const found = typed[words.indexOf(word)]
      const least = words.length > 1 ? MIN_IN_TERM : MIN_ALONE
      if (wrong.length !== 1 || found?.kind !== 'word' || found.plain.length < least) continue
      if (isMistyped(found.plain, word) && !isReal(found.plain)) return { meaning, next: place + words.length }
    }
    return null
  }

  #longestFirst(): Term<Meaning>[] {
    return [...this.#terms.values()].sort((one, other) => other.words.length - one.words.length)
  }
}

/** Whether one letter is wrong, missing, extra, or swapped with its neighbour, except the first and those of an ending. */
export function isMistyped(typed: string, word: string): boolean {
  if (typed.charAt(0) !== word.charAt(0) || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && typed.charAt(start) === word.charAt(start)) start++
  let end = 0
  const most = Math.min(typed.length, word.length) - start
  while (end < most && typed.charAt(typed.length - 1 - end) === word.charAt(word.length - 1 - end)) end++
  if (end === 0) return false
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)]
  const isSwapped = left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`
  return (left.length <= 1 && right.length <= 1) || isSwapped
}

/** Makes a value at its first use: terms of all languages take time to read. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
