import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Worker } from './act-on-items.server'
import type { Item } from './find-items.server'
import { inboxEvents } from './inbox.table.server'
import type { WrittenForm } from './written-forms'

/**
 * Whether an item changed since a form was opened in a way its writer must see before sending:
 * the sender or a colleague acted, or the same form was already sent. The writer's other actions do not count.
 * @param item locked by the transaction
 * @param version of the item when the form was opened
 */
export async function hasConflictingChange(
  tx: Transaction,
  item: Pick<Item, 'id' | 'version'>,
  version: number,
  worker: Worker,
  form: WrittenForm,
): Promise<boolean> {
  if (item.version === version) return false
  const { id, itemId, whoId, kind } = inboxEvents
  const [news] = await tx
    .select({ id })
    .from(inboxEvents)
    .where(
      and(
        eq(itemId, item.id),
        gt(inboxEvents.version, version),
        or(isNull(whoId), ne(whoId, worker.id), eq(kind, form)),
      ),
    )
    .limit(1)
  return news !== undefined
}
