import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'

/**
 * How rows are found. The planner does not know that words stand outside of the rows, where reading them costs a hundred times as
 * much, and may read all of them for a frequent word. `gather`: by the index of words, all matches at once. `walk`: along the index
 * of an order, until there are enough. `bits`: by any index, and sorting nothing: strings of bits are wide. `free`: as the planner thinks best.
 */
export type Plan = 'gather' | 'walk' | 'bits' | 'free'

const switches: Readonly<
  Record<Plan, readonly [seqscan: string, indexscan: string, bitmapscan: string, sort: string]>
> = {
  gather: ['off', 'off', 'on', 'on'],
  walk: ['off', 'on', 'off', 'on'],
  bits: ['off', 'on', 'on', 'off'],
  free: ['on', 'on', 'on', 'on'],
}

/** Milliseconds that one statement of a search may take. */
const LONGEST = 5_000

/**
 * Limits what follows in the transaction: no statement takes long, and none takes both processors. What is prepared is planned once,
 * for whatever values come; for those the planner expects a hundred thousand groups where there are a hundred, and makes room for them,
 * as far as it has memory.
 * @returns what was the last to change the catalogue, as the transaction sees it throughout
 */
export async function limitSearch(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{
    changed: string
  }>(sql`select (select changed_by::text from catalogue_changes) as changed,
    set_config('statement_timeout', ${String(LONGEST)}, true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '4MB', true),
    set_config('plan_cache_mode', 'force_generic_plan', true)`)
  return rows[0]?.changed ?? ''
}

const planned = new WeakMap<Transaction, Plan>()

/** Lets the rest of the transaction find rows in one way. */
export async function planFor(tx: Transaction, plan: Plan): Promise<void> {
  if (planned.get(tx) === plan) return
  planned.set(tx, plan)
  const [seqscan, indexscan, bitmapscan, sort] = switches[plan]
  await tx.execute(sql`select set_config('enable_seqscan', ${seqscan}, true),
    set_config('enable_indexscan', ${indexscan}, true), set_config('enable_indexonlyscan', ${indexscan}, true),
    set_config('enable_bitmapscan', ${bitmapscan}, true), set_config('enable_sort', ${sort}, true)`)
}
