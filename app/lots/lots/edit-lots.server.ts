import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { type FieldErrors, InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { findLotsToEdit, type LotToEdit, requireLotToEdit } from './find-lots-to-edit.server'
import { deleteFormerManifest, findFormerLines, storeFormerManifest } from './former-manifests.server'
import { changedFields, isSame, type LotField, pickFields, withFields } from './lot-changes'
import { rejection } from './lot-rejection.server'
import type { LotToWrite } from './lot-rows.server'
import { type LotInput, lotSchema } from './lot-schema'
import { lotEvents, lots } from './lots.table.server'
import { acquireLotLock, type LotWriter, writeLotsInTransaction } from './write-lots.server'

type EditServices = Pick<Services, 'db' | 'config' | 'now'>

/** Requested field values with the version the editor has seen. Values are validated like any other write. */
interface LotEdit {
  readonly id: string
  readonly version: number
  readonly fields: Readonly<Record<string, unknown>>
  /** Resolution of a conflict: overwrite up to this version, which the editor has seen, or keep theirs. */
  readonly over?: number | 'theirs' | undefined
  /** Restores the manifest that the lot had before this version, from `formerManifests`. */
  readonly former?: number
}

export interface FieldConflict {
  readonly field: LotField
  readonly was: unknown
  readonly theirs: unknown
  readonly mine: unknown
  readonly who: string
}

export type LotEdited =
  | { readonly result: 'changed'; readonly version: number; readonly fields: readonly LotField[] }
  | { readonly result: 'unchanged'; readonly version: number }

type LotEditResult =
  | LotEdited
  /** Nothing was written. `version` includes the other editor's changes. */
  | { readonly result: 'conflict'; readonly version: number; readonly fields: readonly FieldConflict[] }

/**
 * Changes fields of a lot. Concurrent changes of other fields are merged; a concurrent change of the same field is a conflict and
 * nothing is written. Writes with the same `actionId` belong to the same edit session and never conflict.
 * @throws {InvalidInput}
 * @throws {Refusal} 404 no such lot; `stock.manifest.former_gone` former manifest no longer stored
 */
export async function editLot(services: EditServices, edit: LotEdit, writer: LotWriter): Promise<LotEditResult> {
  return asInvalid(() =>
    services.db.transaction(async (tx) => {
      await acquireLotLock(tx)
      const found = await requireLotToEdit(services, edit.id, tx, true)
      const now = found.written.lot
      const { seen, unseen } = await whatWasSeen(tx, found, edit, writer)
      const wanted = parseInput(lotSchema, { ...seen, ...edit.fields, ...(await formerList(tx, edit)) })
      const differing = changedFields(parseInput(lotSchema, seen), wanted).filter(
        (field) => !isSame(now[field], wanted[field]),
      )
      const conflicts = differing.flatMap((field) => {
        const who = unseen(field)
        return who === null ? [] : [{ field, was: seen[field], theirs: now[field], mine: wanted[field], who }]
      })
      if (conflicts.length > 0 && edit.over !== 'theirs')
        return { result: 'conflict', version: found.version, fields: conflicts }
      const mine = differing.filter((field) => !conflicts.some((conflict) => conflict.field === field))
      if (mine.length === 0) return { result: 'unchanged', version: found.version }
      const after = { ...now, ...Object.fromEntries(mine.map((field) => [field, wanted[field]])) }
      const prepared = prepareChange(found, after, edit.former === undefined ? 'changed' : 'undone')
      await storeEdit(tx, services, found, prepared, writer)
      if (edit.former !== undefined) await deleteFormerManifest(tx, found.id, edit.former)
      return { result: 'changed', version: found.version + 1, fields: mine }
    }),
  )
}

/** `editLot` where nobody is asked to resolve a conflict. @throws {Refusal} as `editLot`; 409 `stock.changed_meanwhile` */
export async function editWithoutConflict(
  services: EditServices,
  edit: LotEdit,
  writer: LotWriter,
): Promise<LotEdited> {
  const edited = await editLot(services, edit, writer)
  if (edited.result === 'conflict') throw new Refusal('stock.changed_meanwhile', 409)
  return edited
}

async function formerList(tx: Transaction, { id, former }: LotEdit): Promise<Pick<Partial<LotInput>, 'lines'>> {
  if (former === undefined) return {}
  const lines = await findFormerLines(tx, id, former)
  if (!lines) throw new Refusal('stock.manifest.former_gone', 404)
  return { lines }
}

/** Reconstructs the lot as the editor saw it. @returns also who has changed a field since; null if nobody has */
async function whatWasSeen(tx: Transaction, { id, version, written }: LotToEdit, edit: LotEdit, writer: LotWriter) {
  const events = await tx
    .select()
    .from(lotEvents)
    .where(and(eq(lotEvents.lotId, id), gt(lotEvents.version, edit.version), ne(lotEvents.kind, 'sent')))
    .orderBy(desc(lotEvents.version))
  const accepted = typeof edit.over === 'number' ? edit.over : edit.version
  const writers = new Map<LotField, string>()
  const own = new Set<LotField>()
  // Imports replace the whole lot without recording previous values, and so do changes without a history entry.
  let everything = version - edit.version > events.length && version > accepted ? '' : null
  let seen = written.lot
  for (const { actionId, who, kind, was, became, version: at } of events) {
    const fields = Object.keys(became) as LotField[]
    if (actionId === writer.actionId) for (const field of fields) own.add(field)
    else {
      const theirs = fields.filter((field) => !own.has(field))
      seen = withFields(seen, Object.fromEntries(Object.entries(was).filter(([field]) => !own.has(field as LotField))))
      if (at <= accepted) continue
      for (const field of theirs) if (!writers.has(field)) writers.set(field, who)
      if (kind === 'imported') everything ??= who
    }
  }
  return { seen, unseen: (field: LotField) => writers.get(field) ?? everything }
}

/** A lot as it will be, to write with its history entry. @returns also the fields that differ @throws {InvalidInput} */
export function prepareChange({ id, written }: LotToEdit, after: unknown, kind: LotEvent['kind']) {
  const lot = parseInput(lotSchema, after)
  const fields = changedFields(parseInput(lotSchema, written.lot), lot)
  const event = { kind, was: pickFields(written.lot, fields), became: pickFields(lot, fields) }
  return { fields, change: { ...written, id, lot, event } satisfies LotToWrite }
}

async function storeEdit(
  tx: Transaction,
  services: EditServices,
  { id, version, written }: LotToEdit,
  { fields, change }: ReturnType<typeof prepareChange>,
  writer: LotWriter,
): Promise<void> {
  await writeLotsInTransaction(tx, services, [change], writer)
  if (fields.includes('lines'))
    await storeFormerManifest(tx, { id, version: version + 1 }, written.lot.lines, services.now())
}

export interface BulkEditResult {
  readonly changed: number
  /** Lots that others changed meanwhile, or that were deleted; left unchanged. */
  readonly missed: number
  readonly refused: readonly { readonly reference: string; readonly errors: FieldErrors }[]
}

/** Bulk edit; each lot changes only if it still has the version that was seen. @param change new field values */
export function editLots(
  services: EditServices,
  seen: readonly SeenLot[],
  change: (lot: LotInput) => Partial<LotInput>,
  writer: LotWriter,
): Promise<BulkEditResult> {
  return editEach(services, seen, ({ lot }) => ({ ...lot, ...change(lot) }), 'changed', writer)
}

/** Undoes a bulk action, except for lots changed since. @throws {Refusal} 404 `inbox.nothing_to_undo`: another's, or undone before */
export async function undoLots(services: EditServices, actionId: string, writer: LotWriter): Promise<BulkEditResult> {
  const events = await services.db
    .select()
    .from(lotEvents)
    .where(and(eq(lotEvents.actionId, actionId), eq(lotEvents.kind, 'changed')))
  const own = events.filter(({ whoId }) => whoId !== null && whoId === writer.id)
  if (own.length === 0) throw new Refusal('inbox.nothing_to_undo', 404)
  const done = own.map(({ lotId, version, was }) => ({ id: lotId, version, was }))
  return editEach(services, done, ({ lot, was }) => withFields(lot, was), 'undone', writer)
}

interface SeenLot {
  readonly id: string
  readonly version: number
}

/** Writes lots one by one, so that one failure does not affect the others. Unchanged lots are not counted. */
async function editEach<Seen extends SeenLot>(
  services: EditServices,
  seen: readonly Seen[],
  become: (one: Seen & { lot: LotInput }) => unknown,
  kind: 'changed' | 'undone',
  writer: LotWriter,
): Promise<BulkEditResult> {
  const count = { changed: 0, missed: 0, same: 0 }
  const refused: { reference: string; errors: FieldErrors }[] = []
  for (const one of seen) {
    try {
      const done = await asInvalid(() =>
        services.db.transaction(async (tx) => {
          await acquireLotLock(tx)
          const [found] = await findLotsToEdit(services, [one.id], tx, true)
          if (found?.version !== one.version) return 'missed'
          const prepared = prepareChange(found, become({ ...one, lot: found.written.lot }), kind)
          if (prepared.fields.length === 0) return 'same'
          await storeEdit(tx, services, found, prepared, writer)
          return 'changed'
        }),
      )
      count[done] += 1
    } catch (fault) {
      if (!(fault instanceof InvalidInput)) throw fault
      const [found] = await findLotsToEdit(services, [one.id])
      refused.push({ reference: found?.reference ?? '', errors: fault.errors })
    }
  }
  return { changed: count.changed, missed: count.missed, refused }
}

async function asInvalid<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (fault) {
    const errors = rejection(fault)
    throw errors ? new InvalidInput(errors) : fault
  }
}

export async function findLotEvent(tx: Transaction, lotId: string, actionId: string): Promise<LotEvent | null> {
  const [event] = await tx
    .select()
    .from(lotEvents)
    .where(and(eq(lotEvents.lotId, lotId), eq(lotEvents.actionId, actionId)))
  return event ?? null
}

export async function findLotHistory({ db }: Pick<Services, 'db'>, lotId: string, most: number) {
  return db
    .select()
    .from(lotEvents)
    .where(eq(lotEvents.lotId, lotId))
    .orderBy(desc(lotEvents.version), desc(lotEvents.createdAt), desc(lotEvents.id))
    .limit(most)
}

export async function countUndoable({ db }: Pick<Services, 'db'>, actionId: string, whoId: string): Promise<number> {
  return db.$count(
    lotEvents,
    and(eq(lotEvents.actionId, actionId), eq(lotEvents.whoId, whoId), eq(lotEvents.kind, 'changed')),
  )
}

export type LotEvent = typeof lotEvents.$inferSelect

/** Creates a lot; idempotent by the writer's `actionId`. @returns its reference @throws {InvalidInput} */
export async function createLot(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lot: Omit<LotToWrite, 'id' | 'event'>,
  writer: LotWriter & { readonly id: string },
): Promise<string> {
  return asInvalid(() =>
    services.db.transaction(async (tx) => {
      // Serializes double clicks.
      await acquireLotLock(tx)
      const [before] = await tx
        .select({ reference: lots.reference })
        .from(lotEvents)
        .innerJoin(lots, eq(lots.id, lotEvents.lotId))
        .where(
          and(eq(lotEvents.actionId, writer.actionId), eq(lotEvents.whoId, writer.id), eq(lotEvents.kind, 'created')),
        )
      if (before) return before.reference
      const event = { kind: 'created', was: {}, became: {} } as const
      const [written] = await writeLotsInTransaction(tx, services, [{ ...lot, event }], writer)
      if (!written) throw new Error('A lot was written without a result.')
      return written.reference
    }),
  )
}
