/** Query string of a list: `?q=words&state=sent&after=…`. */
export interface ListQuery<Filter extends string = string> {
  readonly q: string
  readonly chosen: Readonly<Partial<Record<Filter, string>>>
  readonly after: string | null
}

const MAX_SEARCH_LENGTH = 200

/** Parses the query string of a list; unknown values are ignored. @param filters allowed values of each filter */
export function parseListQuery<Filter extends string>(
  search: URLSearchParams,
  filters: Readonly<Record<Filter, readonly string[]>>,
): ListQuery<Filter> {
  const chosen: Partial<Record<Filter, string>> = {}
  for (const name in filters) {
    const value = search.get(name)
    if (value !== null && filters[name].includes(value)) chosen[name] = value
  }
  return {
    q: (search.get('q') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
    chosen,
    after: search.get('after'),
  }
}

/** Query string with `?`, or empty for the first page without filters. */
export function serializeListQuery({ q, chosen, after }: ListQuery): string {
  const written = new URLSearchParams()
  if (q) written.set('q', q)
  for (const [name, value] of Object.entries(chosen)) if (value) written.set(name, value)
  if (after) written.set('after', after)
  return written.size > 0 ? `?${written}` : ''
}
