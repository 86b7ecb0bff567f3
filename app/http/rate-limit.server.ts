import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import { Refusal } from '../platform/errors'

/** At most `most` times within `seconds`. */
export interface RateLimit {
  readonly most: number
  readonly seconds: number
}

/**
 * Counts one use of `bucket` in fixed windows, shared by all nodes; a rolled-back transaction counts nothing.
 * @throws {Refusal} 429 `errors.too_many_requests` with the seconds to wait, when the window is used up.
 */
export async function consumeLimit(tx: Transaction, bucket: string, limit: RateLimit, now: Date): Promise<void> {
  const { uses, windowEnd } = await countUse(tx, bucket, limit, now)
  if (uses <= limit.most) return
  const seconds = Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000))
  throw new Refusal('errors.too_many_requests', 429, { values: { seconds }, retryAfterSeconds: seconds })
}

/** {@link consumeLimit} for what nobody is told about: counts one use, and says whether it is within the limit. */
export async function isWithinLimit(tx: Transaction, bucket: string, limit: RateLimit, now: Date): Promise<boolean> {
  const { uses } = await countUse(tx, bucket, limit, now)
  return uses <= limit.most
}

async function countUse(
  tx: Transaction,
  bucket: string,
  limit: RateLimit,
  now: Date,
): Promise<{ uses: number; windowEnd: Date }> {
  const span = limit.seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / span) * span)
  const windowEnd = new Date(windowStart.getTime() + span)
  const { rows } = await tx.execute<{ uses: number }>(sql`
    insert into rate_limits (bucket, ends_at, uses) values (${bucket}, ${windowEnd.toISOString()}, 1)
    on conflict (bucket) do update set
      uses = case when rate_limits.ends_at = excluded.ends_at then rate_limits.uses + 1 else 1 end,
      ends_at = excluded.ends_at
    returning uses`)
  return { uses: rows[0]?.uses ?? 0, windowEnd }
}

/** Forgets the windows that have ended. */
export async function sweepLimits(services: {
  db: { execute: Transaction['execute'] }
  now: () => Date
}): Promise<void> {
  await services.db.execute(sql`delete from rate_limits where ends_at < ${services.now().toISOString()}`)
}
