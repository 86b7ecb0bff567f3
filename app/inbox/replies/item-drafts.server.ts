import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { lockItems } from '../items/change-item.server'
import { findLatestEvent } from '../items/find-events.server'
import type { DraftKind } from './draft-kinds'
import { itemDrafts } from './item-drafts.table.server'

/** Stored fields; the others only identify the item and the action. */
const KEPT = [
  ...['subject', 'text', 'afterwards', 'done', 'template'],
  ...['price', 'currency', 'basis', 'quantity', 'unit', 'validUntil', 'remark'],
]

/** Characters per field; longer values can never be submitted. */
const MAX_LENGTH = 20_000

/** Milliseconds for which a sent draft is kept; deleted when the next one is sent. */
const SENT_KEPT_MS = 3_600_000

const typedSchema = z.record(z.string(), z.string())

interface Whose {
  readonly itemId: string
  readonly memberId: string
}

type ItemDrafts = Partial<Record<DraftKind, Readonly<Record<string, string>>>>

/**
 * Saves a draft, replacing the previous one. Ignored if the form was sent meanwhile, because requests may arrive out of order.
 * @param fields of the form; `last` is the id of the writer's latest event of this kind when the form was opened
 */
export async function saveItemDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  whose: Whose,
  form: DraftKind,
  fields: FormData,
): Promise<void> {
  const typed = Object.fromEntries(
    KEPT.flatMap((name) => {
      const text = fields.get(name)
      return typeof text === 'string' ? [[name, text.slice(0, MAX_LENGTH)]] : []
    }),
  )
  await db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: whose.itemId }])
    if (!item || (await findLatestEvent(tx, whose, form)) !== (fields.get('last') ?? '')) return
    const kept = { typed: tx.vault.seal(JSON.stringify(typed)), savedAt: now(), sentBy: null }
    const before = await findSavedAt(tx, whose, form)
    await tx
      .insert(itemDrafts)
      .values({ ...whose, form, ...kept })
      .onConflictDoUpdate({ target: [itemDrafts.itemId, itemDrafts.memberId, itemDrafts.form], set: kept })
    // Colleagues viewing the item are notified when its writer starts, then at intervals.
    if (kept.savedAt.getTime() - before > (WRITING_S * 1_000) / 2)
      await tx.execute(sql`select pg_notify('inbox', ${whose.itemId})`)
  })
}

export async function findItemDrafts({ db }: Pick<Services, 'db'>, { itemId, memberId }: Whose): Promise<ItemDrafts> {
  const rows = await db
    .select({ form: itemDrafts.form, typed: itemDrafts.typed })
    .from(itemDrafts)
    .where(and(eq(itemDrafts.itemId, itemId), eq(itemDrafts.memberId, memberId), isNull(itemDrafts.sentBy)))
  return Object.fromEntries(rows.map(({ form, typed }) => [form, typedSchema.parse(JSON.parse(db.vault.open(typed)))]))
}

/** Seconds after the last change for which its writer counts as writing. */
const WRITING_S = 60

/** Colleagues who are writing to the sender of an item, each with the seconds until that expires. */
export async function findWriters({ db, now }: Pick<Services, 'db' | 'now'>, { itemId, memberId }: Whose) {
  const since = new Date(now().getTime() - WRITING_S * 1_000)
  const rows = await db
    .select({ id: itemDrafts.memberId, savedAt: sql<Date>`max(${itemDrafts.savedAt})`.mapWith(itemDrafts.savedAt) })
    .from(itemDrafts)
    .where(
      and(
        eq(itemDrafts.itemId, itemId),
        ne(itemDrafts.memberId, memberId),
        ne(itemDrafts.form, 'note'),
        isNull(itemDrafts.sentBy),
        gt(itemDrafts.savedAt, since),
      ),
    )
    .groupBy(itemDrafts.memberId)
  return rows.map(({ id, savedAt }) => ({
    id,
    seconds: Math.ceil((savedAt.getTime() - since.getTime()) / 1_000),
  }))
}

/** Marks a draft as sent. It is kept while the mail can be called back. */
export async function markDraftSent(
  tx: Transaction,
  whose: Whose,
  form: DraftKind,
  { actionId, now }: { actionId: string; now: Date },
): Promise<void> {
  const over = new Date(now.getTime() - SENT_KEPT_MS)
  await tx.delete(itemDrafts).where(and(isNotNull(itemDrafts.sentBy), lt(itemDrafts.savedAt, over)))
  await tx.update(itemDrafts).set({ sentBy: actionId, savedAt: now }).where(isDraft(whose, form))
}

/** Restores a draft after its mail was called back, unless there is a newer one. */
export async function restoreItemDraft(tx: Transaction, actionId: string): Promise<void> {
  await tx.update(itemDrafts).set({ sentBy: null }).where(eq(itemDrafts.sentBy, actionId))
}

export async function deleteItemDraft(tx: Transaction, whose: Whose, form: DraftKind): Promise<void> {
  await tx.delete(itemDrafts).where(isDraft(whose, form))
}

/** Time of the last save in milliseconds since 1970; 0: no draft. */
async function findSavedAt(tx: Transaction, whose: Whose, form: DraftKind): Promise<number> {
  const [draft] = await tx.select({ savedAt: itemDrafts.savedAt }).from(itemDrafts).where(isDraft(whose, form))
  return draft?.savedAt.getTime() ?? 0
}

function isDraft({ itemId, memberId }: Whose, form: DraftKind) {
  return and(eq(itemDrafts.itemId, itemId), eq(itemDrafts.memberId, memberId), eq(itemDrafts.form, form))
}
