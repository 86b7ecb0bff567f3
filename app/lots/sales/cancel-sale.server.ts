import { randomUUIDv7 } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { todayOf } from '../../platform/services/today.server'
import { decimalOf, thousandths } from '../facts/decimal'
import { findLotEvent } from '../lots/edit-lots.server'
import { findLotsToEdit, type LotToEdit } from '../lots/find-lots-to-edit.server'
import { isSame, type LotField, withFields } from '../lots/lot-changes'
import type { LotInput } from '../lots/lot-schema'
import { acquireLotLock } from '../lots/write-lots.server'
import { withQuantity } from './change-quantity.server'
import { findQuantitiesLeft, findSalesOfItem, findStandingSales, type Sale } from './find-sales.server'
import { lotSales } from './sales.table.server'
import { type SaleServices, writeAfterSale } from './sell-lot.server'

/** Puts the quantity back on sale. @param who null if the reservation ended by its date @throws {Refusal} 409 `sales.already_cancelled` */
export async function cancelSale(
  tx: Transaction,
  services: SaleServices,
  saleId: string,
  who: AuditActor | null,
): Promise<Sale> {
  await acquireLotLock(tx)
  const [sale] = await findStandingSales(tx, eq(lotSales.id, saleId))
  const [found] = sale ? await findLotsToEdit(services, [sale.lotId], tx, true) : []
  if (!sale || !found) throw new Refusal('sales.already_cancelled', 409)
  const id = randomUUIDv7()
  const now = services.now()
  await tx.insert(lotSales).values({
    ...sale,
    id,
    submission: id,
    kind: 'cancelled',
    cancels: sale.id,
    until: null,
    whoId: who?.id ?? null,
    who: who?.name ?? '',
    createdAt: now,
  })
  const left = (await findQuantitiesLeft(tx, [found.id])).get(found.id) ?? '0'
  await tx.execute(sql`update lots set taken_by = null where id = ${found.id} and taken_by is not null`)
  const after = (await asBefore(tx, sale, left, found)) ?? restored(found.written.lot, left, sale)
  await writeAfterSale(tx, services, found, after, { id, kind: 'sale_cancelled', who })
  const { quantity, unit, amount, currency, buyer, kind } = sale
  const details = { kind, quantity, unit, amount, currency, buyer }
  if (who)
    await recordAudit(tx, { action: 'sale.cancelled', aboutId: found.id, about: found.reference, details }, who, now)
  return sale
}

export async function cancelSalesOfItem(
  tx: Transaction,
  services: SaleServices,
  itemId: string,
  who: AuditActor,
): Promise<void> {
  for (const { id } of await findSalesOfItem(tx, itemId)) await cancelSale(tx, services, id, who)
}

export async function endReservations(services: SaleServices): Promise<void> {
  const today = todayOf(services)
  // The last day of a lot reserved as a whole can be changed on its page.
  const lastDay = sql`coalesce((select option_until from lots where taken_by = ${lotSales.id}), ${lotSales.until})`
  const over = await findStandingSales(services.db, and(eq(lotSales.kind, 'reserved'), sql`${lastDay} < ${today}`))
  for (const { id } of over) await services.db.transaction((tx) => cancelSale(tx, services, id, null))
}

/** The lot as it was before the sale; null if it has changed since, as by a sale of the rest. */
async function asBefore(
  tx: Transaction,
  sale: Sale,
  left: string,
  { written: { lot } }: LotToEdit,
): Promise<LotInput | null> {
  const event = await findLotEvent(tx, sale.lotId, sale.id)
  if (!event) return null
  const isLast = thousandths(left) > 0 || event.became.status !== undefined
  const isUnchanged = Object.entries(event.became).every(([field, value]) => isSame(lot[field as LotField], value))
  return isLast && isUnchanged ? withFields(lot, event.was) : null
}

/** @param left before, without the quantity that comes back */
function restored(lot: LotInput, left: string, { quantity }: Sale): LotInput {
  const back = decimalOf(thousandths(left) + thousandths(quantity))
  const isTaken = thousandths(left) === 0 && (lot.status === 'sold' || lot.status === 'on_option')
  return {
    ...withQuantity(lot, back),
    ...(isTaken && { status: 'published', optionUntil: null, private: { ...lot.private, optionFor: undefined } }),
  }
}
