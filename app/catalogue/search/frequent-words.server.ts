import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** A word gets bitmaps from this share and number of lots on; rarer words are fast to read. */
const FREQUENT = { share: 0.01, lots: 2_000 } as const
/** Each takes 125 KB per million lots. */
const MOST_WORDS = 1_000

export async function createWordBitmaps({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await db.execute<{ added: string | null }>(sql`
      select add_frequent_word(greatest(${FREQUENT.share}::float8, ${FREQUENT.lots}::float8 / greatest(reltuples, 1))) as added
      from pg_class
      where oid = 'lot_search'::regclass and (select count(*) from frequent_words) < ${MOST_WORDS}`)
    if (rows[0]?.added == null) return
  }
}
