import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../platform/services.server'
import type { Told } from './told'

/** Lots of whose suppliers the team has to know something, as a condition on `lots`. What the team has taken up is none of them. */
export function isTold(told: Told): SQL {
  switch (told) {
    case 'silent':
      return sql`(lots.id, lots.confirmed_at) in (
        select lot_id, round from availability_checks where answer is null and reminded_at is not null
      ) and lots.status in ('published', 'on_option', 'unconfirmed')`
    case 'less':
      return sql`(lots.id, lots.confirmed_at) in (select lot_id, round from availability_checks where answer = 'less')`
    case 'gone':
      return sql`(lots.id, lots.version) in (select lot_id, lot_version from availability_checks where answer = 'gone')`
  }
}

/** What the team has to know of the suppliers of some lots, by the lots' ids. */
export async function findTold(
  { db }: Pick<Services, 'db'>,
  lotIds: readonly string[],
): Promise<Map<string, { readonly told: Told; readonly quantity: string | null }>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; told: Told | null; quantity: string | null }>(sql`
    select lots.id, quantity_left as quantity,
      case when ${isTold('less')} then 'less' when ${isTold('gone')} then 'gone' when ${isTold('silent')} then 'silent' end as told
    from lots join lateral (
      select quantity as quantity_left from availability_checks where lot_id = lots.id order by asked_at desc, id desc limit 1
    ) as latest on true
    where ${inArray(sql`lots.id`, [...lotIds])}`)
  return new Map(rows.flatMap(({ id, told, quantity }) => (told === null ? [] : [[id, { told, quantity }] as const])))
}
