import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** Indexes lots written with `later`, except drafts and those locked by a writer, who indexes them too. */
export async function indexLots({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.execute(sql`select index_waiting_lots(${sql.param(ids)}::uuid[])`)
}

/** `indexLots` for lots that crashed processes left unindexed. */
export async function indexWaitingLots({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) {
    const { rows } = await db.execute<{ more: boolean }>(sql`select index_waiting_lots(null) as more`)
    more = rows[0]?.more === true
  }
}
