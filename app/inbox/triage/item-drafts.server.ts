import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { lockItems } from './act-on-items.server'
import { inboxEvents } from './inbox.table.server'
import { itemDrafts } from './item-drafts.table.server'
import type { WrittenForm } from './written-forms'

/** Boxes that are kept; the others say which item it is and what to do. */
const KEPT = [
  ...['subject', 'text', 'afterwards', 'done', 'template'],
  ...['price', 'currency', 'basis', 'quantity', 'unit', 'validUntil', 'remark'],
]

/** Characters of one box: more is never sent. */
const LONGEST = 20_000

const typedSchema = z.record(z.string(), z.string())

/** Whose draft, about which item. */
interface Whose {
  readonly itemId: string
  readonly memberId: string
}

/** What was typed, by form and name of the box. */
export type ItemDrafts = Partial<Record<WrittenForm, Readonly<Record<string, string>>>>

/**
 * Keeps what somebody has typed into a form of an item, in place of what was kept of it before. What was sent meanwhile is not kept
 * again: a request may arrive after the one that sent it.
 * @param fields its boxes; `last` is the id of the writer's latest entry of this kind when the form was opened
 */
export async function keepItemDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  whose: Whose,
  form: WrittenForm,
  fields: FormData,
): Promise<void> {
  const typed = Object.fromEntries(
    KEPT.flatMap((name) => {
      const text = fields.get(name)
      return typeof text === 'string' ? [[name, text.slice(0, LONGEST)]] : []
    }),
  )
  await db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: whose.itemId }])
    if (!item || (await findLast(tx, whose, form)) !== (fields.get('last') ?? '')) return
    const kept = { typed: tx.vault.seal(JSON.stringify(typed)), savedAt: now() }
    await tx
      .insert(itemDrafts)
      .values({ ...whose, form, ...kept })
      .onConflictDoUpdate({ target: [itemDrafts.itemId, itemDrafts.memberId, itemDrafts.form], set: kept })
  })
}

/** What somebody has typed about an item and not sent yet. */
export async function findItemDrafts({ db }: Pick<Services, 'db'>, { itemId, memberId }: Whose): Promise<ItemDrafts> {
  const rows = await db
    .select({ form: itemDrafts.form, typed: itemDrafts.typed })
    .from(itemDrafts)
    .where(and(eq(itemDrafts.itemId, itemId), eq(itemDrafts.memberId, memberId)))
  return Object.fromEntries(rows.map(({ form, typed }) => [form, typedSchema.parse(JSON.parse(db.vault.open(typed)))]))
}

/** Forgets a draft once it was sent or saved. */
export async function dropItemDraft(tx: Transaction, { itemId, memberId }: Whose, form: WrittenForm): Promise<void> {
  await tx
    .delete(itemDrafts)
    .where(and(eq(itemDrafts.itemId, itemId), eq(itemDrafts.memberId, memberId), eq(itemDrafts.form, form)))
}

/** Id of the latest entry of a kind that somebody has made about an item; empty: there is none. */
async function findLast(tx: Transaction, { itemId, memberId }: Whose, form: WrittenForm): Promise<string> {
  const [event] = await tx
    .select({ id: inboxEvents.id })
    .from(inboxEvents)
    .where(and(eq(inboxEvents.itemId, itemId), eq(inboxEvents.whoId, memberId), eq(inboxEvents.kind, form)))
    .orderBy(desc(inboxEvents.createdAt), desc(inboxEvents.id))
    .limit(1)
  return event?.id ?? ''
}
