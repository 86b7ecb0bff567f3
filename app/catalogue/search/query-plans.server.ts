import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'

/**
 * Query plans. The planner ignores that words are stored out of line, where reading them costs a hundred times as much, and may read
 * every row for a frequent word. `gather`: word index, all matches at once. `walk`: index scan in sort order until there are enough.
 * `bits`: any index but no sort, since bitmaps are wide. `free`: planner's choice.
 */
export type QueryPlan = 'gather' | 'walk' | 'bits' | 'free'

const switches: Readonly<
  Record<QueryPlan, readonly [seqscan: string, indexscan: string, bitmapscan: string, sort: string]>
> = {
  gather: ['off', 'off', 'on', 'on'],
  walk: ['off', 'on', 'off', 'on'],
  bits: ['off', 'on', 'on', 'off'],
  free: ['on', 'on', 'on', 'on'],
}

/** Statement timeout in milliseconds. */
const LONGEST = 5_000

/**
 * Sets limits for the rest of the transaction: statement timeout, no parallel workers, and generic plans with little memory, because
 * the planner overestimates the number of groups a thousandfold.
 * @returns id of the last catalogue change visible to the transaction
 */
export async function setSearchLimits(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{
    changed: string
  }>(sql`select (select changed_by::text from catalogue_changes) as changed,
    set_config('statement_timeout', ${String(LONGEST)}, true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '4MB', true),
    set_config('plan_cache_mode', 'force_generic_plan', true)`)
  return rows[0]?.changed ?? ''
}

const planned = new WeakMap<Transaction, QueryPlan>()

export async function setQueryPlan(tx: Transaction, plan: QueryPlan): Promise<void> {
  if (planned.get(tx) === plan) return
  planned.set(tx, plan)
  const [seqscan, indexscan, bitmapscan, sort] = switches[plan]
  await tx.execute(sql`select set_config('enable_seqscan', ${seqscan}, true),
    set_config('enable_indexscan', ${indexscan}, true), set_config('enable_indexonlyscan', ${indexscan}, true),
    set_config('enable_bitmapscan', ${bitmapscan}, true), set_config('enable_sort', ${sort}, true)`)
}
