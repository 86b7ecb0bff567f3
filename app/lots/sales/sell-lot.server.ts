import { randomUUIDv7 } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { decimalOf, thousandths } from '../facts/decimal'
import { prepareChange } from '../lots/edit-lots.server'
import { type LotToEdit, requireLotToEdit } from '../lots/find-lots-to-edit.server'
import type { LotInput } from '../lots/lot-schema'
import { acquireLotLock, writeLotsInTransaction } from '../lots/write-lots.server'
import { withQuantity } from './change-quantity.server'
import { findQuantitiesLeft } from './find-sales.server'
import { lotSales } from './sales.table.server'

export type SaleServices = Pick<Services, 'db' | 'config' | 'now'>

export interface NewSale {
  /** Of the form: the same submission sells a lot once. */
  readonly submission: string
  readonly lotId: string
  readonly kind: 'sold' | 'reserved'
  readonly quantity: string
  /** For all of the quantity, in minor units of the lot's currency. */
  readonly amount: number
  readonly buyer: string
  readonly until?: string
  readonly itemId?: string
}

/** Sells or reserves a quantity; the rest stays on sale. @throws {Refusal} 404 no such lot; 409 `sales.only_left`, `sales.none_left` */
export async function sellLot(tx: Transaction, services: SaleServices, sale: NewSale, who: AuditActor): Promise<void> {
  await acquireLotLock(tx)
  const found = await requireLotToEdit(services, sale.lotId, tx, true)
  const { lot } = found.written
  const [earlier] = await tx
    .select({ id: lotSales.id })
    .from(lotSales)
    .where(and(eq(lotSales.submission, sale.submission), eq(lotSales.lotId, found.id)))
  if (earlier) return
  const left = (await findQuantitiesLeft(tx, [found.id])).get(found.id) ?? '0'
  if (thousandths(sale.quantity) > thousandths(left)) throw tooMuch(found.reference, left)
  const id = randomUUIDv7()
  const { submission, quantity, amount, buyer, kind } = sale
  const now = services.now()
  await tx.insert(lotSales).values({
    ...{ id, submission, lotId: found.id, kind, quantity, amount, buyer },
    unit: lot.unit,
    currency: lot.currency,
    until: kind === 'reserved' ? sale.until : null,
    itemId: sale.itemId,
    whoId: who.id,
    who: who.name,
    createdAt: now,
  })
  const rest = thousandths(left) - thousandths(quantity)
  const after = rest > 0 ? withQuantity(lot, decimalOf(rest)) : taken(lot, sale)
  await writeAfterSale(tx, services, found, after, { id, kind, who })
  if (rest === 0) await tx.execute(sql`update lots set taken_by = ${id} where id = ${found.id}`)
  await recordAudit(
    tx,
    { action: `lot.${kind}`, aboutId: found.id, about: found.reference, details: detailsOf(sale, lot) },
    who,
    now,
  )
}

function tooMuch(reference: string, left: string): Refusal {
  const code = thousandths(left) === 0 ? 'sales.none_left' : 'sales.only_left'
  return new Refusal(code, 409, { field: 'quantity', values: { lot: reference, left: Number(left) } })
}

function taken(lot: LotInput, { kind, until, buyer }: NewSale): LotInput {
  const over = { ...lot, publishAt: null, withdrawAt: null }
  return kind === 'sold'
    ? { ...over, status: 'sold', optionUntil: null, private: { ...lot.private, optionFor: undefined } }
    : { ...over, status: 'on_option', optionUntil: until, private: { ...lot.private, optionFor: buyer } }
}

function detailsOf({ quantity, amount, buyer, until }: NewSale, { unit, currency }: LotInput) {
  return { quantity, unit, amount, currency, buyer, ...(until && { until }) }
}

/** Writes a lot as a sale or its end leaves it. The history entry has the id of the sale as its action. */
export async function writeAfterSale(
  tx: Transaction,
  services: SaleServices,
  found: LotToEdit,
  after: LotInput,
  by: { readonly id: string; readonly kind: 'sold' | 'reserved' | 'sale_cancelled'; readonly who: AuditActor | null },
): Promise<void> {
  const { change } = prepareChange(found, after, by.kind)
  const writer = { actionId: by.id, id: by.who?.id ?? null, name: by.who?.name ?? '' }
  await writeLotsInTransaction(tx, services, [change], writer)
}
