import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Colleague } from '../items/change-item.server'

/** Items and drafts that colleagues hold. */
export async function findHeld(db: Database, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, { items: number; drafts: number }>()
  const { rows } = await db.execute<{ id: string; items: number; drafts: number }>(sql`
    select id,
      (select count(*)::int from inbox_items where assignee_id = members.id and box in ('open', 'snoozed')) as items,
      (select count(*)::int from item_drafts where member_id = members.id and sent_by is null)
        + (select count(*)::int from publish_drafts left join offer_lots using (offer_id)
            where member_id = members.id and lot_id is null) as drafts
    from members where id in ${[...memberIds]}`)
  return new Map(rows.map(({ id, items, drafts }) => [id, { items, drafts }]))
}

/** Assigns a colleague's items to another one, or to nobody, and records it in their histories. */
export async function handOverItems(
  tx: Transaction,
  from: Colleague,
  to: Colleague | null,
  by: Colleague,
  now: Date,
): Promise<number> {
  const assignee = ({ id, name }: Colleague) => ({ id, name })
  const { rowCount } = await tx.execute(sql`
    with held as (
      update inbox_items set assignee_id = ${to?.id ?? null}, version = version + 1
      where assignee_id = ${from.id} returning id, version
    )
    insert into inbox_events (id, item_id, action_id, kind, who_id, who, was, became, version, created_at)
    select gen_random_uuid(), id, ${randomUUIDv7()}, 'assigned', ${by.id}, ${by.name},
      ${JSON.stringify({ assignee: assignee(from) })}::jsonb, ${JSON.stringify({ assignee: to && assignee(to) })}::jsonb,
      version, ${now.toISOString()} from held`)
  return rowCount ?? 0
}
