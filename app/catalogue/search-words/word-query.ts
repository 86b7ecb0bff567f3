/** Words that a lot must contain: one, all or any of several. Each engine translates it into its own syntax. */
export type WordQuery = SearchedFor | { readonly all: readonly WordQuery[] } | { readonly any: readonly WordQuery[] }

export interface SearchedFor {
  /** Letters and digits; `+word` for members only, `cat:toys` for a category. */
  readonly word: string
  /** Also matches longer words with this prefix. */
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

/** The same for a name, which is not searched in descriptions. */
export function asName(query: WordQuery): WordQuery {
  if ('word' in query) return query.isPrefix ? query : { ...query, isName: true }
  return 'all' in query ? { all: query.all.map(asName) } : { any: query.any.map(asName) }
}

/** The same in lists of articles only. */
export function asListed(query: WordQuery): WordQuery {
  if ('word' in query) return { ...query, isListed: true }
  return 'all' in query ? { all: query.all.map(asListed) } : { any: query.any.map(asListed) }
}
