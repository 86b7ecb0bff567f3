import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { prepareChange } from '../../lots/lots/edit-lots.server'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { rejection } from '../../lots/lots/lot-rejection.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import {
  acquireLotLock,
  type LotWriter,
  type VersionToWrite,
  writeLotsInTransaction,
} from '../../lots/lots/write-lots.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { insertRows } from '../../platform/database/insert-rows.server'
import type { Services } from '../../platform/services/services.server'
import { type KeptLot, lotImportRows, lotImports } from './lot-imports.table.server'

type UndoServices = Pick<Services, 'db' | 'config' | 'now'>
type ImportRow = typeof lotImportRows.$inferSelect
type Outcome = 'removed' | 'withdrawn' | 'returned' | KeptLot

const HOURS = 24

/** Stores lots before an import overwrites them; only the first version of each counts. */
export function rememberLots(services: UndoServices, importId: string) {
  return async (tx: Transaction, written: readonly VersionToWrite[]): Promise<void> => {
    const replaced = written.filter(({ replaces }) => replaces).map(({ id }) => id)
    const found = await findLotsToEdit(services, replaced, tx)
    const before = new Map(found.map(({ id, written: { id: _id, ...image } }) => [id, image]))
    const rows = written.map(({ id, version }) => ({
      ...{ importId, lotId: id, version },
      before: before.get(id) ?? null,
    }))
    // A resumed import may rewrite a lot that was edited meanwhile; undo must not revert that edit.
    const { rows: known } = await tx.execute<{ lot_id: string }>(sql`
      select lot_id from lot_import_rows
      where import_id = ${importId} and lot_id = any(${sql.param(rows.map(({ lotId }) => lotId))}::uuid[])`)
    const ids = new Set(known.map(({ lot_id }) => lot_id))
    await insertRows(
      tx,
      lotImportRows,
      rows.filter(({ lotId }) => !ids.has(lotId)),
    )
  }
}

export function canUndoImport(one: typeof lotImports.$inferSelect, now: Date): boolean {
  const isOver = one.state === 'done' || one.state === 'failed'
  return isOver && one.undo === null && one.askedAt > dayBefore(now) && one.created + one.updated > 0
}

/** Queues the undo, idempotently. @throws {Refusal} 404 no such import; 409 `stock.import.too_late`: still running, or over a day old */
export async function requestImportUndo(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  colleague: AuditActor & { readonly id: string },
): Promise<void> {
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const [one] = await tx.select().from(lotImports).where(eq(lotImports.id, id)).for('update')
    if (!one) throw new Refusal('errors.not_found', 404)
    if (one.undo !== null) return
    if (!canUndoImport(one, now)) throw new Refusal('stock.import.too_late', 409)
    const undoneBy = { id: colleague.id, name: colleague.name }
    await tx.update(lotImports).set({ undo: 'asked', undoneBy }).where(eq(lotImports.id, id))
    const details = { created: one.created, updated: one.updated }
    await recordAudit(tx, { action: 'lots.import_taken_back', aboutId: id, about: one.name, details }, colleague, now)
  })
}

/** Undoes the requested imports lot by lot; an interrupted undo resumes at the next run. */
export async function undoImports(services: UndoServices, signal: AbortSignal): Promise<void> {
  const asked = await services.db
    .select()
    .from(lotImports)
    .where(eq(lotImports.undo, 'asked'))
    .orderBy(asc(lotImports.askedAt))
  for (const { id, undoneBy } of asked) {
    const writer = { actionId: id, id: undoneBy?.id ?? null, name: undoneBy?.name ?? '' }
    for (let isMore = true; isMore; ) {
      if (signal.aborted) return
      isMore = await undoNext(services, id, writer)
    }
    await services.db.update(lotImports).set({ undo: 'done' }).where(eq(lotImports.id, id))
  }
}

async function undoNext(services: UndoServices, importId: string, writer: LotWriter): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await acquireLotLock(tx)
    const [row] = await tx.select().from(lotImportRows).where(eq(lotImportRows.importId, importId)).limit(1)
    if (!row) return false
    const ofLot = and(eq(lotImportRows.importId, importId), eq(lotImportRows.lotId, row.lotId))
    await tx.delete(lotImportRows).where(ofLot)
    const outcome = await undoLot(tx, services, row, writer)
    const set =
      typeof outcome === 'string'
        ? { [outcome]: sql`${lotImports[outcome]} + 1` }
        : { kept: sql`${lotImports.kept} || ${JSON.stringify([outcome])}::jsonb` }
    await tx.update(lotImports).set(set).where(eq(lotImports.id, importId))
    return true
  })
}

async function undoLot(tx: Transaction, services: UndoServices, row: ImportRow, writer: LotWriter): Promise<Outcome> {
  const [found] = await findLotsToEdit(services, [row.lotId], tx, true)
  if (!found) throw new Error('A lot was removed, but not what an import had written of it.')
  const { reference, version, written } = found
  if (version !== row.version) return { reference, why: 'edited' }
  if (row.before === null && (await removeUnused(tx, row.lotId))) return 'removed'
  const image = row.before ?? { ...written, lot: { ...written.lot, ...gone } }
  try {
    // Savepoint: a database error rolls back this lot only.
    await tx.transaction(async (inner) => {
      const { lot, event } = prepareChange(found, image.lot, 'undone').change
      const shares = filesOf(services, lot)
      await writeLotsInTransaction(inner, services, [{ ...image, id: row.lotId, lot, shares, event }], writer)
    })
  } catch (fault) {
    if (!rejection(fault)) throw fault
    return { reference, why: 'refused' }
  }
  return row.before === null ? 'withdrawn' : 'returned'
}

const gone = { status: 'withdrawn', optionUntil: null, publishAt: null, withdrawAt: null } as const

/** Previous files of a lot, still valid for it although the import may have detached them. */
function filesOf({ config }: UndoServices, { photos, documents }: LotInput): ReadonlySet<string> {
  return new Set([...photos, ...documents].flatMap(({ url }) => parseFileUrl(config.publicUrl, url)?.id ?? []))
}

async function removeUnused(tx: Transaction, lotId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from lots where id = ${lotId}
      and not exists (select from inquiry_items where lot_id = ${lotId})
      and not exists (select from saved_lots where lot_id = ${lotId})
      and not exists (select from mailing_lots where lot_id = ${lotId})
      and not exists (select from offer_lots where lot_id = ${lotId})
      and not exists (select from availability_checks where lot_id = ${lotId})
      and not exists (select from pending_lists where lot_id = ${lotId})`)
  return rowCount === 1
}

/** Deletes previous versions of imports that can no longer be undone. */
export async function sweepImports({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const over = db
    .select({ id: lotImports.id })
    .from(lotImports)
    .where(and(lt(lotImports.askedAt, dayBefore(now())), or(isNull(lotImports.undo), ne(lotImports.undo, 'asked'))))
  await db.delete(lotImportRows).where(sql`${lotImportRows.importId} in ${over}`)
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - HOURS * 3_600_000)
}
