/** What the address of a list says: `?q=words&state=sent&after=…`. */
export interface ListQuery<Filter extends string = string> {
  /** Words to be found; empty: all. */
  readonly q: string
  /** What is chosen in each filter; nothing stands for any. */
  readonly chosen: Readonly<Partial<Record<Filter, string>>>
  /** The place that the page begins after. */
  readonly after: string | null
}

/** Longest search that is looked for, in characters. */
const LONGEST_SEARCH = 200

/**
 * Reads the address of a list. What it does not know, it leaves out.
 * @param filters what may be chosen in each
 */
export function readListQuery<Filter extends string>(
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
      .slice(0, LONGEST_SEARCH),
    chosen,
    after: search.get('after'),
  }
}

/** The query part of an address, with its question mark; empty for the beginning of the whole list. */
export function writeListQuery({ q, chosen, after }: ListQuery): string {
  const written = new URLSearchParams()
  if (q) written.set('q', q)
  for (const [name, value] of Object.entries(chosen)) if (value) written.set(name, value)
  if (after) written.set('after', after)
  return written.size > 0 ? `?${written}` : ''
}
