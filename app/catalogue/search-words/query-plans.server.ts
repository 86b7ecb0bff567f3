import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'

/** Statement timeout in milliseconds. */
const TIMEOUT = 5_000

/**
 * Sets limits for the rest of the transaction: a statement timeout, one processor, and memory for the matches of a frequent word. Pages
 * are in memory, so index scans are cheap; the planner assumes disks and underestimates the cost of matching words.
 * @returns id of the last catalogue change visible to the transaction
 */
export async function setSearchLimits(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{
    changed: string
  }>(sql`select (select changed_by::text from catalogue_changes) as changed,
    set_config('statement_timeout', ${String(TIMEOUT)}, true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true)`)
  return rows[0]?.changed ?? ''
}

/** Each connection keeps about half a megabyte per plan. */
const MAX_PREPARED = 60

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
  if (names.size >= MAX_PREPARED) return null
  const name = hash('sha256', text, 'base64url')
  names.set(text, name)
  return name
}
