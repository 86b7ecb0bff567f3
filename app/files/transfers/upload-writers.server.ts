import { createHash, type Hash, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { consumeLimit, giveBackLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'
import { type FileRow, files } from './files.table.server'

/** How long an older request may keep writing when a newer one waits; a dead connection writes nothing anyway. */
const DRAIN_MS = 1_000

/** Write lock on one upload, until a newer request takes over. */
export interface Writer {
  readonly row: FileRow
  /** Aborts when a newer request on this node is waiting. */
  readonly signal: AbortSignal
  /** @throws {Refusal} 409 taken over by a newer request on any node; 410 upload deleted */
  readonly confirm: () => Promise<void>
}

interface Turn {
  readonly yieldSoon: () => void
  readonly over: Promise<void>
}

/** The newest request is the only writer of an upload, so a reconnecting client never waits for its own dead connection. */
export class UploadWriters {
  readonly digests = new RunningDigests()
  private readonly turns = new Map<string, Turn>()
  private readonly services: Pick<Services, 'db'>

  constructor(services: Pick<Services, 'db'>) {
    this.services = services
  }

  /** Runs `work` as the upload's only writer. @throws {Refusal} 404 no such upload */
  async acquireLock<Result>(id: string, work: (writer: Writer) => Promise<Result>): Promise<Result> {
    for (let turn = this.turns.get(id); turn; turn = this.turns.get(id)) {
      turn.yieldSoon()
      await turn.over
    }
    const stop = new AbortController()
    const over = Promise.withResolvers<void>()
    let timer: NodeJS.Timeout | undefined
    const yieldSoon = () => {
      timer ??= setTimeout(() => stop.abort(), DRAIN_MS)
    }
    this.turns.set(id, { yieldSoon, over: over.promise })
    try {
      return await work(await this.replaceWriter(id, stop.signal))
    } finally {
      clearTimeout(timer)
      this.turns.delete(id)
      over.resolve()
    }
  }

  private async replaceWriter(id: string, signal: AbortSignal): Promise<Writer> {
    const { db } = this.services
    const name = randomUUID()
    const [row] = await db
      .update(files)
      .set({ writer: name })
      // Needs no durability: a crash ends the writer and its lock together.
      .where(and(eq(files.id, id), sql`set_config('synchronous_commit', 'off', true) = 'off'`))
      .returning()
    if (!row) throw new Refusal('file_errors.object_not_found', 404)
    const confirm = async () => {
      const [current] = await db
        .select({ writer: files.writer })
        .from(files)
        .where(and(eq(files.id, id), isNull(files.deletedAt)))
      if (!current) throw new Refusal('file_errors.object_not_found', 410)
      if (current.writer !== name) throw new Refusal('files.wrong_offset', 409)
    }
    return { row, signal, confirm }
  }
}

/** Digests kept; an evicted one is recomputed from the stored bytes. */
const LIMIT = 1_000

/** Incremental MD5 of running uploads, so finished files need not be read again. */
class RunningDigests {
  private readonly digests = new Map<string, { bytes: number; hash: Hash }>()

  /** Removes and returns the digest of an upload's first `bytes`; null if unknown. */
  take(id: string, bytes: number): Hash | null {
    const known = this.digests.get(id)
    this.digests.delete(id)
    if (bytes === 0) return createHash('md5')
    return known?.bytes === bytes ? known.hash : null
  }

  keep(id: string, bytes: number, hash: Hash): void {
    this.digests.set(id, { bytes, hash })
    const [oldest] = this.digests.keys()
    if (this.digests.size > LIMIT && oldest !== undefined) this.digests.delete(oldest)
  }
}

const DAY_SECONDS = 86_400
const MEGABYTE = 1_048_576

/** By then uploads may have been claimed or swept. */
const ROOM_RETRY_SECONDS = 600

type BudgetReason = 'address' | 'unclaimed'

const refusals: Record<BudgetReason, number> = { address: 0, unclaimed: 0 }

/** Uploads refused by this process for lack of budget, by reason. */
export function countBudgetRefusals(): Readonly<Record<BudgetReason, number>> {
  return refusals
}

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
    // In KiB, so that a day's bytes fit the counter.
    const limit = { most: config.uploadMegabytesPerDay * 1024, seconds: DAY_SECONDS }
    await consumeLimit(tx, budgetOf(limitBucket), limit, now(), Math.ceil(size / 1024)).catch((fault: unknown) => {
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

export async function refundUploadBudget(tx: Transaction, unused: number, limitBucket: string | null): Promise<void> {
  if (limitBucket) await giveBackLimit(tx, budgetOf(limitBucket), Math.floor(unused / 1024))
}

function budgetOf(limitBucket: string): string {
  return `upload-bytes:${limitBucket}`
}
