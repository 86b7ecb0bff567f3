import { createHash } from 'node:crypto'

/** So many statements are prepared at most: each connection keeps the plans of those that it has run, about half a megabyte each. */
const MOST_PREPARED = 60

const names = new Map<string, string>()

/** A query that can be prepared: one of `tx.select`. */
interface Preparable<Rows> {
  toSQL(): { readonly sql: string }
  prepare(name: string): { execute(): Promise<Rows> }
  execute(): Promise<Rows>
}

/**
 * Runs a query whose plan its connection keeps: for long statements that take longer to plan than to run. The first different ones
 * are kept, the others run as ever.
 */
export function runPrepared<Rows>(query: Preparable<Rows>): Promise<Rows> {
  const name = nameOf(query.toSQL().sql)
  return name === null ? query.execute() : query.prepare(name).execute()
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_PREPARED) return null
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
