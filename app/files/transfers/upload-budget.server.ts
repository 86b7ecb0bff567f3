import { sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { consumeLimit, giveBackLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'

const DAY_SECONDS = 86_400
const MEGABYTE = 1_048_576

/** By then uploads may have been claimed or swept. */
const ROOM_RETRY_SECONDS = 600

export type BudgetReason = 'address' | 'unclaimed'

const refusals: Record<BudgetReason, number> = { address: 0, unclaimed: 0 }

/** Uploads refused by this process for lack of budget, by reason. */
export function countBudgetRefusals(): Readonly<Record<BudgetReason, number>> {
  return refusals
}

/** Declared bytes of all unclaimed uploads. */
export async function findUnclaimedBytes(db: Pick<Database | Transaction, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(size), 0)::text as bytes from files
    where claimed_at is null and deleted_at is null and state <> 'refused'`)
  return Number(rows[0]?.bytes ?? 0)
}

/**
 * Reserves an upload's declared bytes from its address's and the global budget. Blocks other creations until the transaction ends.
 * @param limitBucket rate-limit bucket of the uploader; null for no budget of its own
 * @throws {Refusal} 429 `files.day_budget`; 507 `files.no_room_unclaimed`
 */
export async function reserveUploadBudget(
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  size: number,
  limitBucket: string | null,
): Promise<void> {
  if (limitBucket) {
    await consumeLimit(tx, budgetOf(limitBucket), dayLimit(config), now(), kibibytes(size)).catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault
      refusals.address++
      const { retryAfterSeconds = DAY_SECONDS } = fault
      throw new Refusal('files.day_budget', 429, {
        retryAfterSeconds,
        values: { limit: config.uploadMegabytesPerDay },
        cause: fault,
      })
    })
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unclaimed uploads'))`)
  if ((await findUnclaimedBytes(tx)) + size <= config.unclaimedMegabytes * MEGABYTE) return
  refusals.unclaimed++
  throw new Refusal('files.no_room_unclaimed', 507, { retryAfterSeconds: ROOM_RETRY_SECONDS })
}

/** Refunds declared bytes that an upload did not use. */
export async function refundUploadBudget(tx: Transaction, unused: number, limitBucket: string | null): Promise<void> {
  if (limitBucket) await giveBackLimit(tx, budgetOf(limitBucket), Math.floor(unused / 1024))
}

function dayLimit(config: Services['config']): RateLimit {
  return { most: config.uploadMegabytesPerDay * 1024, seconds: DAY_SECONDS }
}

function budgetOf(limitBucket: string): string {
  return `upload-bytes:${limitBucket}`
}

/** In KiB a day's bytes fit the counter. */
function kibibytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
