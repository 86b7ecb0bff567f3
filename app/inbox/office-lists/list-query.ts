/** Query string of a list: `?q=words&state=sent&after=…`. @typeParam Chosen a value for each filter */
export interface ListQuery<Chosen extends object = Record<string, string>> {
  readonly q: string
  readonly chosen: Readonly<Partial<Chosen>>
  readonly after: string | null
}

const MAX_SEARCH_LENGTH = 200

/** Words of a search as typed: one line of limited length. */
export function searchWords(typed: string | null): string {
  return (typed ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
}

/** Parses the query string of a list; unknown values are ignored. @param filters allowed values of each filter */
export function parseListQuery<Chosen extends object>(
  search: URLSearchParams,
  filters: { readonly [Name in keyof Chosen]: readonly Chosen[Name][] },
): ListQuery<Chosen> {
  const chosen: Partial<Chosen> = {}
  for (const name in filters) {
    const value = filters[name].find((each) => each === search.get(name))
    if (value !== undefined) chosen[name] = value
  }
  return { q: searchWords(search.get('q')), chosen, after: search.get('after') }
}

/** Query string with `?`, or empty for the first page without filters. */
export function serializeListQuery({ q, chosen, after }: ListQuery): string {
  const written = new URLSearchParams()
  if (q) written.set('q', q)
  for (const [name, value] of Object.entries(chosen)) if (value) written.set(name, value)
  if (after) written.set('after', after)
  return written.size > 0 ? `?${written}` : ''
}
