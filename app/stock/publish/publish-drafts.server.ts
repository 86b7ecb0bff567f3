import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findLotOfOffer } from '../../lots/lots/offer-lots.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { type LotFormValues, rowsOf, typedIn } from '../lot-form/lot-form'
import { publishDrafts } from './publish-drafts.table.server'

/** What is said with a form, and is no part of a lot. What somebody has acknowledged, they say again. */
const PASSING = ['intent', 'item', 'mend', 'drop', 'acknowledged', 'keptFile']

const typedSchema = z.record(z.string(), z.array(z.string()))

/** Whose draft, of which offer. */
interface Whose {
  readonly offerId: string
  readonly memberId: string
}

/** Keeps what stands in the boxes for whoever has typed it, in place of what was kept of theirs before. Of what is a lot already, nothing is. */
export async function keepDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  whose: Whose,
  values: LotFormValues,
): Promise<void> {
  if ((await findLotOfOffer(db, whose.offerId)) !== null) return
  const typed = Object.fromEntries(Object.entries(values).filter(([name]) => !PASSING.includes(name)))
  const kept = { typed: db.vault.seal(JSON.stringify(typed)), savedAt: now() }
  await db
    .insert(publishDrafts)
    .values({ ...whose, ...kept })
    .onConflictDoUpdate({ target: [publishDrafts.offerId, publishDrafts.memberId], set: kept })
}

/** What somebody has typed and not published yet, or null. */
export async function findDraft({ db }: Pick<Services, 'db'>, whose: Whose) {
  const [found] = await db
    .select({ typed: publishDrafts.typed, savedAt: publishDrafts.savedAt })
    .from(publishDrafts)
    .where(and(eq(publishDrafts.offerId, whose.offerId), eq(publishDrafts.memberId, whose.memberId)))
  return found ? { typed: typedSchema.parse(JSON.parse(db.vault.open(found.typed))), savedAt: found.savedAt } : null
}

/** Forgets what somebody has typed. */
export async function dropDraft({ db }: Pick<Services, 'db'>, { offerId, memberId }: Whose): Promise<void> {
  await db.delete(publishDrafts).where(and(eq(publishDrafts.offerId, offerId), eq(publishDrafts.memberId, memberId)))
}

/** The offer is a lot: what anybody has typed for it is over. */
export async function dropDrafts(tx: Transaction, offerId: string): Promise<void> {
  await tx.delete(publishDrafts).where(eq(publishDrafts.offerId, offerId))
}

/**
 * The boxes as somebody has left them. Files go by what there is now: those that have come since follow, those that are gone are left
 * out, and so is a list that nobody can choose any more.
 * @param begun what the form begins with
 */
export function withDraft(begun: LotFormValues, typed: LotFormValues, lists: readonly string[]): LotFormValues {
  const list = typedIn(typed, 'manifest')
  const isListThere = list === '' || lists.includes(list)
  const values = Object.entries(typed).filter(
    ([name]) => !/^(?:photo|document)\./.test(name) && (isListThere || !/^(?:manifest|column)$/.test(name)),
  )
  const ofLists = isListThere ? [] : Object.entries(begun).filter(([name]) => /^(?:manifest|column)$/.test(name))
  return Object.fromEntries([
    ...values,
    ...ofLists,
    ...filesOf('photo', begun, typed),
    ...filesOf('document', begun, typed),
  ])
}

/** The boxes of files of one kind, numbered anew. */
function filesOf(group: 'photo' | 'document', begun: LotFormValues, typed: LotFormValues) {
  const rows = (values: LotFormValues) =>
    rowsOf(values, group).map((row) => ({ values, row, url: typedIn(values, `${group}.${row}.url`) }))
  const there = rows(begun)
  const left = rows(typed).filter(({ url }) => there.some((each) => each.url === url))
  const come = there.filter(({ url }) => !left.some((each) => each.url === url))
  return [...left, ...come].flatMap(({ values, row }, place) =>
    Object.entries(values).flatMap(([name, texts]) =>
      name.startsWith(`${group}.${row}.`) ? [[name.replace(/\.\d+\./, `.${place}.`), texts] as const] : [],
    ),
  )
}
