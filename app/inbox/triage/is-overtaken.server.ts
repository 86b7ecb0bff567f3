import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Worker } from './act-on-items.server'
import type { Item } from './find-items.server'
import { inboxEvents } from './inbox.table.server'
import type { WrittenForm } from './written-forms'

/**
 * Whether something has happened to an item since a form was opened that its writer has to see before they send it: the sender or a
 * colleague did something, or the same form went out already. What the writer did beside it is no news to them.
 * @param item locked by the transaction
 * @param version of the item when the form was opened
 */
export async function isOvertaken(
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
