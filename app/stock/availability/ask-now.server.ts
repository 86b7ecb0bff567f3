import { sql } from 'drizzle-orm'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import { inBatches } from '../../platform/base/batches'
import type { Services } from '../../platform/services/services.server'
import {
  addressed,
  beginChecks,
  canBeAsked,
  type LotToAsk,
  lockSupplier,
  lotsWithSuppliers,
  MAX_LOTS,
  remindOfChecks,
  supplierColumns,
} from './ask-suppliers.server'

/** A supplier gets no second mail about a lot within this time. */
export const PAUSE_MS = 86_400_000

type Candidate = Omit<LotToAsk, 'check_id'> & {
  readonly supplier: string
  readonly check_id: string | null
  readonly is_answered: boolean
  readonly last_mail: string | null
}

/** Asks suppliers, one mail each, or reminds them. @returns `others`: not on sale, no supplier, answered, or asked within a day */
export async function askSuppliersNow(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lotIds: readonly string[],
  colleague: Pick<LotWriter, 'id' | 'name'>,
): Promise<{ asked: number; others: number }> {
  const wanted = sql`lots.id in ${[...lotIds]} and ${canBeAsked}`
  const { rows: suppliers } = await services.db.execute<{ supplier: string }>(
    sql`select distinct ${addressed} as supplier from ${lotsWithSuppliers} where ${wanted} and ${addressed} is not null`,
  )
  let asked = 0
  for (const { supplier } of suppliers)
    asked += await services.db.transaction(async (tx) => {
      await lockSupplier(tx, supplier)
      const { rows } = await tx.execute<Candidate>(sql`
        select lots.id as lot_id, known.id as check_id, known.answer is not null as is_answered,
          coalesce(known.reminded_at, known.asked_at) as last_mail, ${supplierColumns}
        from ${lotsWithSuppliers}
        left join availability_checks as known on known.lot_id = lots.id and known.round = lots.confirmed_at
        where ${wanted} and ${addressed} = ${supplier} order by lots.confirmed_at, lots.id for update of lots`)
      const before = services.now().getTime() - PAUSE_MS
      const fresh = rows.filter(({ check_id }) => check_id === null)
      const silent = rows.flatMap(({ check_id, is_answered, last_mail, ...lot }) =>
        check_id !== null && !is_answered && last_mail !== null && Date.parse(last_mail) <= before
          ? [{ ...lot, check_id }]
          : [],
      )
      for (const lots of inBatches(fresh, MAX_LOTS)) await beginChecks(tx, services, lots, colleague)
      for (const lots of inBatches(silent, MAX_LOTS)) await remindOfChecks(tx, services, lots, colleague)
      return fresh.length + silent.length
    })
  return { asked, others: lotIds.length - asked }
}
