/** Words that a lot has to have: one, all or any of others. Written out for the engine that searches for it. */
export type WordQuery = SearchedFor | { readonly all: readonly WordQuery[] } | { readonly any: readonly WordQuery[] }

export interface SearchedFor {
  /** Letters and digits; `+word` for members only, `cat:toys` for a category. */
  readonly word: string
  /** Also longer words that begin so. */
  readonly isPrefix?: boolean
  /** Not in descriptions, where the stem of a short name is a common word. */
  readonly isName?: boolean
  /** Only in lists of articles. There a single letter is a size; in titles it means litres or metres. */
  readonly isListed?: boolean
}

/** A PostgreSQL `tsquery`. Words need no escaping in it. */
export function tsqueryOf(query: WordQuery): string {
  if ('word' in query)
    return `'${query.word}'${query.isPrefix ? ':*' : query.isListed ? ':D' : query.isName ? ':ABD' : ''}`
  if ('all' in query) return `(${query.all.map(tsqueryOf).join(' & ')})`
  return `(${query.any.map(tsqueryOf).join(' | ')})`
}

/** The same for a name, which counts for nothing in a description. */
export function asName(query: WordQuery): WordQuery {
  if ('word' in query) return query.isPrefix ? query : { ...query, isName: true }
  return 'all' in query ? { all: query.all.map(asName) } : { any: query.any.map(asName) }
}

/** The same in lists of articles only. */
export function asListed(query: WordQuery): WordQuery {
  if ('word' in query) return { ...query, isListed: true }
  return 'all' in query ? { all: query.all.map(asListed) } : { any: query.any.map(asListed) }
}
