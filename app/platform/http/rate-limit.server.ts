import { sql } from 'drizzle-orm'
import { Refusal } from '../base/errors'
import type { Database, Transaction } from '../database/database.server'
import type { Services } from '../services/services.server'

export interface RateLimit {
  readonly most: number
  readonly seconds: number
}

/**
 * Counts a use of `bucket` in fixed windows shared by all nodes, unless the transaction rolls back. The bucket is stored as a keyed
 * digest, because it names a network or an e-mail address.
 * @throws {Refusal} 429 `errors.too_many_requests` with the seconds to wait
 */
export async function consumeLimit(
  tx: Transaction,
  bucket: string,
  limit: RateLimit,
  now: Date,
  amount = 1,
): Promise<void> {
  const { uses, windowEnd } = await countUse(tx, bucket, limit, now, amount)
  if (uses <= limit.most) return
  throw tooMany(Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000)))
}

export function tooMany(seconds: number): Refusal {
  return new Refusal('errors.too_many_requests', 429, { values: { seconds }, retryAfterSeconds: seconds })
}

/** Like {@link consumeLimit}, but returns whether the use is within the limit. */
export async function isWithinLimit(tx: Transaction, bucket: string, limit: RateLimit, now: Date): Promise<boolean> {
  const { uses } = await countUse(tx, bucket, limit, now)
  return uses <= limit.most
}

async function countUse(
  tx: Transaction,
  bucket: string,
  limit: RateLimit,
  now: Date,
  amount = 1,
): Promise<{ uses: number; windowEnd: Date }> {
  const span = limit.seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / span) * span)
  const windowEnd = new Date(windowStart.getTime() + span)
  const { rows } = await tx.execute<{ uses: number }>(sql`
    insert into rate_limits (bucket, ends_at, uses) values (${tx.vault.digest(bucket)}, ${windowEnd.toISOString()}, ${amount})
    on conflict (bucket) do update set
      uses = case when rate_limits.ends_at = excluded.ends_at then rate_limits.uses + excluded.uses else excluded.uses end,
      ends_at = excluded.ends_at
    returning uses`)
  return { uses: rows[0]?.uses ?? 0, windowEnd }
}

/** @throws {Refusal} 429 if a window is used up; counts nothing */
export async function requireWithinLimit(db: Database, bucket: string, limit: RateLimit, now: Date): Promise<void> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from ends_at - ${now.toISOString()}))::int as seconds from rate_limits
    where bucket = ${db.vault.digest(bucket)} and uses > ${limit.most} and ends_at > ${now.toISOString()}`)
  if (rows[0]) throw tooMany(rows[0].seconds)
}

export async function giveBackLimit(tx: Transaction, bucket: string, amount: number): Promise<void> {
  await tx.execute(sql`
    update rate_limits set uses = greatest(uses - ${amount}, 0) where bucket = ${tx.vault.digest(bucket)}`)
}

export async function forgetLimit(tx: Transaction, bucket: string): Promise<void> {
  await tx.execute(sql`delete from rate_limits where bucket = ${tx.vault.digest(bucket)}`)
}

export async function sweepLimits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from rate_limits where ends_at < ${now().toISOString()}`)
}
