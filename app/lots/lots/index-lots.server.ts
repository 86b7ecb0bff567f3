import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** Has lots that were written to be found later be found, as far as they are: a draft is not, and who writes a lot brings it along. */
export async function indexLots({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.execute(sql`select index_waiting_lots(${sql.param(ids)}::uuid[])`)
}

/** `indexLots` for what was left behind by programs that have ended before they came to it. */
export async function indexWaitingLots({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; ) {
    const { rows } = await db.execute<{ more: boolean }>(sql`select index_waiting_lots(null) as more`)
    more = rows[0]?.more === true
  }
}
