import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../platform/services.server'
import type { Told } from './told'

/** What suppliers have said, or not. */
const checked: Readonly<Record<Told, SQL>> = {
  silent: sql`answer is null and reminded_at is not null`,
  less: sql`answer = 'less'`,
  gone: sql`answer = 'gone'`,
}

/**
 * Lots of whose suppliers the team has to know something, as a condition on `lots`. What the team has taken up is none of them.
 * @param most only some of them: of so many answers
 */
export function isTold(told: Told, most?: number): SQL {
  const some = most === undefined ? sql`` : sql`limit ${most}`
  const from = sql`from availability_checks where ${checked[told]} ${some}`
  switch (told) {
    case 'silent':
      return sql`(lots.id, lots.confirmed_at) in (select lot_id, round ${from})
        and lots.status in ('published', 'on_option', 'unconfirmed')`
    case 'less':
      return sql`(lots.id, lots.confirmed_at) in (select lot_id, round ${from})`
    case 'gone':
      return sql`(lots.id, lots.version) in (select lot_id, lot_version ${from})`
  }
}

/** Selects what suppliers have said, or not, whatever has become of the lots. */
export function selectChecked(told: Told): SQL {
  return sql`select from availability_checks where ${checked[told]}`
}

/** What the team has to know of the suppliers of some lots, by the lots' ids. */
export async function findTold(
  { db }: Pick<Services, 'db'>,
  lotIds: readonly string[],
): Promise<Map<string, { readonly told: Told; readonly quantity: string | null }>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; told: Told | null; quantity: string | null }>(sql`
    select lots.id, quantity_left as quantity, case when less then 'less' when gone then 'gone' when silent then 'silent' end as told
    from lots, lateral (
      select (array_agg(quantity order by asked_at desc, id desc))[1] as quantity_left,
        bool_or(${checked.less} and round = lots.confirmed_at) as less,
        bool_or(${checked.gone} and lot_version = lots.version) as gone,
        bool_or(${checked.silent} and round = lots.confirmed_at)
          and lots.status in ('published', 'on_option', 'unconfirmed') as silent
      from availability_checks where lot_id = lots.id
    ) as told
    where ${inArray(sql`lots.id`, [...lotIds])}`)
  return new Map(rows.flatMap(({ id, told, quantity }) => (told === null ? [] : [[id, { told, quantity }] as const])))
}
