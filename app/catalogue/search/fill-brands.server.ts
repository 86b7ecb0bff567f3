import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'

/** Rows of one step: about half a second. */
const STEP = 1_000

/** Writes the brands of lots that were found before brands had a place in their rows, a step at a time. */
export async function fillBrands({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  let filled = STEP
  while (filled > 0 && !signal.aborted) {
    filled = await db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        update lot_search set brands = brand_keys(words)
        from (
          select ordinal from lot_search where brands is null order by ordinal limit ${STEP} for no key update skip locked
        ) as next
        where lot_search.ordinal = next.ordinal`)
      // Nothing that has strings of bits is another.
      await tx.execute(sql`delete from changed_ordinals where transaction = pg_current_xact_id()`)
      return rowCount ?? 0
    })
  }
}
