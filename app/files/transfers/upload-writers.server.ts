import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { type FileRow, files } from './files.table.server'
import { RunningDigests } from './running-digests.server'

/** How long a request that still writes may go on when a newer one wants to. A dead connection writes nothing any more. */
const DRAIN_MS = 1_000

/** The right to write one upload, until a newer request takes it over. */
export interface Writer {
  readonly row: FileRow
  /** Aborts when a newer request on this node waits for its turn. */
  readonly signal: AbortSignal
  /** @throws {Refusal} 409 when a newer request, on whatever node, has taken over; 410 when the upload was deleted. */
  readonly confirm: () => Promise<void>
}

interface Turn {
  readonly yieldSoon: () => void
  readonly over: Promise<void>
}

/**
 * One writer per upload, the newest: a client that comes back never waits for its own dead connection. Within a node the
 * older request is stopped and waited for; on other nodes it finds its name replaced in the row before it acknowledges
 * anything.
 */
export class UploadWriters {
  readonly digests = new RunningDigests()
  private readonly turns = new Map<string, Turn>()
  private readonly services: Pick<Services, 'db'>

  constructor(services: Pick<Services, 'db'>) {
    this.services = services
  }

  /** Runs `work` as the upload's only writer. @throws {Refusal} 404 when there is no such upload */
  async takeTurn<Result>(id: string, work: (writer: Writer) => Promise<Result>): Promise<Result> {
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
      // Not worth waiting for the disk: a crash ends the writer together with its name.
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
