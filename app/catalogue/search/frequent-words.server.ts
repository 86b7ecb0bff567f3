import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** The share of all lots, and the number of lots, from which on a word is worth its strings of bits: to read fewer takes no time. */
const FREQUENT = { share: 0.01, lots: 2_000 } as const
/** Their strings take 125 KB each among a million lots. */
const MOST_WORDS = 1_000

/** Gives words that many lots have their strings of bits, as far as the database's statistics know them. */
export async function addFrequentWords({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await db.execute<{ added: string | null }>(sql`
      select add_frequent_word(greatest(${FREQUENT.share}::float8, ${FREQUENT.lots}::float8 / greatest(reltuples, 1))) as added
      from pg_class
      where oid = 'lot_search'::regclass and (select count(*) from frequent_words) < ${MOST_WORDS}`)
    if (rows[0]?.added == null) return
  }
}
