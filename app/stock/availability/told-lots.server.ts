import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import type { Told } from './told'

/** Condition on `lots` for an open availability notice. */
export function isTold(told: Told): SQL {
  return sql`lots.supplier_status = ${told}`
}

export async function findTold(
  { db }: Pick<Services, 'db'>,
  lotIds: readonly string[],
): Promise<Map<string, { readonly told: Told; readonly quantity: string | null }>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; told: Told; quantity: string | null }>(sql`
    select id, supplier_status as told, (
      select quantity from availability_checks where lot_id = lots.id order by asked_at desc, id desc limit 1
    ) as quantity
    from lots where ${inArray(sql`id`, [...lotIds])} and supplier_status is not null`)
  return new Map(rows.map(({ id, told, quantity }) => [id, { told, quantity }]))
}
