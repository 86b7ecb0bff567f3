import { createHash } from 'node:crypto'

/** Each connection keeps about half a megabyte per plan. */
const MOST_PREPARED = 60

const names = new Map<string, string>()

interface Preparable<Rows> {
  toSQL(): { readonly sql: string }
  prepare(name: string): { execute(): Promise<Rows> }
  execute(): Promise<Rows>
}

/** Runs a query as a prepared statement, for statements that take longer to plan than to run. Beyond the limit they run unprepared. */
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
