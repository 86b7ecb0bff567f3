import { type Token, tokensOf } from './tokens'

/** Terms of one or more words, found at a place in a query; the longest one wins. */
export class Phrases<Meaning> {
  readonly #byFirst = new Map<string, { readonly words: readonly string[]; readonly meaning: Meaning }[]>()

  /** Adds terms separated by commas, or as a list. A term that is known keeps its meaning. */
  add(terms: string | readonly string[], meaning: Meaning): this {
    for (const term of typeof terms === 'string' ? terms.split(',') : terms) {
      const words = tokensOf(term).map(({ plain }) => plain)
      const [first] = words
      if (first === undefined) continue
      const known = this.#byFirst.get(first) ?? []
      if (known.some((other) => other.words.join(' ') === words.join(' '))) continue
      this.#byFirst.set(
        first,
        [...known, { words, meaning }].sort((one, other) => other.words.length - one.words.length),
      )
    }
    return this
  }

  at(tokens: readonly Token[], place: number): { readonly meaning: Meaning; readonly next: number } | null {
    const candidates = this.#byFirst.get(tokens[place]?.plain ?? '') ?? []
    for (const { words, meaning } of candidates)
      if (words.every((word, at) => tokens[place + at]?.plain === word)) return { meaning, next: place + words.length }
    return null
  }
}
