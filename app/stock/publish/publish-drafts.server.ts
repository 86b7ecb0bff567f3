import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findLotOfOffer, isMadeByAnother } from '../../lots/lots/find-lots.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { fieldValue, type LotFormValues, rowsOf } from '../lot-form/lot-form'
import { publishDrafts } from './publish.table.server'

/** Fields that are no part of the draft. Acknowledgements must be given again. */
const PASSING = ['intent', 'item', 'fix', 'drop', 'acknowledged', 'storedFile']

const typedSchema = z.record(z.string(), z.array(z.string()))

interface Whose {
  readonly offerId: string
  readonly memberId: string
}

/** Saves a member's draft, replacing the previous one. Ignored once the member has published the offer. */
export async function savePublishDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  whose: Whose,
  values: LotFormValues,
): Promise<void> {
  const lot = await findLotOfOffer(db, whose.offerId)
  if (lot !== null && !(await isMadeByAnother(db, lot, whose.memberId))) return
  const typed = Object.fromEntries(Object.entries(values).filter(([name]) => !PASSING.includes(name)))
  const kept = { typed: db.vault.seal(JSON.stringify(typed)), savedAt: now() }
  await db
    .insert(publishDrafts)
    .values({ ...whose, ...kept })
    .onConflictDoUpdate({ target: [publishDrafts.offerId, publishDrafts.memberId], set: kept })
}

/** The lot that a colleague made from the offer while this member was working on it. */
export async function findLotOfColleague(db: Database, { offerId, memberId }: Whose): Promise<string | null> {
  const lot = await findLotOfOffer(db, offerId)
  return lot !== null && (await isMadeByAnother(db, lot, memberId)) ? lot : null
}

export async function findDraft({ db }: Pick<Services, 'db'>, whose: Whose) {
  const [found] = await db
    .select({ typed: publishDrafts.typed, savedAt: publishDrafts.savedAt })
    .from(publishDrafts)
    .where(and(eq(publishDrafts.offerId, whose.offerId), eq(publishDrafts.memberId, whose.memberId)))
  return found ? { typed: typedSchema.parse(JSON.parse(db.vault.open(found.typed))), savedAt: found.savedAt } : null
}

export async function deletePublishDraft(db: Database | Transaction, { offerId, memberId }: Whose): Promise<void> {
  await db.delete(publishDrafts).where(and(eq(publishDrafts.offerId, offerId), eq(publishDrafts.memberId, memberId)))
}

/** Merges a draft into the initial values. Files and lists reflect the current state: new ones are added, missing ones dropped. */
export function withDraft(begun: LotFormValues, typed: LotFormValues, lists: readonly string[]): LotFormValues {
  const list = fieldValue(typed, 'manifest')
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

function filesOf(group: 'photo' | 'document', begun: LotFormValues, typed: LotFormValues) {
  const rows = (values: LotFormValues) =>
    rowsOf(values, group).map((row) => ({ values, row, url: fieldValue(values, `${group}.${row}.url`) }))
  const there = rows(begun)
  const left = rows(typed).filter(({ url }) => there.some((each) => each.url === url))
  const come = there.filter(({ url }) => !left.some((each) => each.url === url))
  return [...left, ...come].flatMap(({ values, row }, place) =>
    Object.entries(values).flatMap(([name, texts]) =>
      name.startsWith(`${group}.${row}.`) ? [[name.replace(/\.\d+\./, `.${place}.`), texts] as const] : [],
    ),
  )
}
