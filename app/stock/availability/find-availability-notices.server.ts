import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import type { AvailabilityNotice } from './availability-notices'

/** Condition on `lots` for an open availability notice. */
export function hasAvailabilityNotice(told: AvailabilityNotice): SQL {
  return sql`lots.supplier_status = ${told}`
}

export async function findAvailabilityNotices(
  { db }: Pick<Services, 'db'>,
  lotIds: readonly string[],
): Promise<Map<string, { readonly told: AvailabilityNotice; readonly quantity: string | null }>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; told: AvailabilityNotice; quantity: string | null }>(sql`
    select id, supplier_status as told, (
      select quantity from availability_checks where lot_id = lots.id order by asked_at desc, id desc limit 1
    ) as quantity
    from lots where ${inArray(sql`id`, [...lotIds])} and supplier_status is not null`)
  return new Map(rows.map(({ id, told, quantity }) => [id, { told, quantity }]))
}
