import { and, desc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Granted } from '../../company/team/team-rights'
import type { Database, Transaction } from '../../platform/database/database.server'
import { plainDecimal } from '../facts/decimal'
import { totalAt } from '../lots/lot-figures'
import type { LotInput } from '../lots/lot-schema'
import { lotSales } from './sales.table.server'

export type Sale = typeof lotSales.$inferSelect & { readonly kind: 'sold' | 'reserved' }

const MAX_SHOWN = 100
const ending = alias(lotSales, 'ending')

function stands(tx: Database | Transaction): SQL {
  return notExists(tx.select({ id: ending.id }).from(ending).where(eq(ending.cancels, lotSales.id)))
}

/** Sales and reservations that match and are not cancelled, oldest first. */
export async function findStandingSales(tx: Database | Transaction, where: SQL | undefined): Promise<Sale[]> {
  const rows = await tx
    .select()
    .from(lotSales)
    .where(and(ne(lotSales.kind, 'cancelled'), where, stands(tx)))
    .orderBy(lotSales.createdAt, lotSales.id)
  return rows.flatMap((row) => asSale(row) ?? [])
}

export function findSalesOfItem(tx: Database | Transaction, itemId: string): Promise<Sale[]> {
  return findStandingSales(tx, eq(lotSales.itemId, itemId))
}

export async function findSoldToItems(tx: Database | Transaction, itemIds: readonly string[]): Promise<Sale[]> {
  const sold = await findStandingSales(tx, and(eq(lotSales.kind, 'sold'), inArray(lotSales.itemId, [...itemIds])))
  return sold.reverse()
}

/** All sales and reservations of a lot, newest first, with who cancelled them. */
export async function findSalesOfLot(tx: Database | Transaction, lotId: string) {
  const rows = await tx
    .select({ sale: lotSales, cancelledBy: ending.who, cancelledAt: ending.createdAt })
    .from(lotSales)
    .leftJoin(ending, eq(ending.cancels, lotSales.id))
    .where(and(eq(lotSales.lotId, lotId), ne(lotSales.kind, 'cancelled')))
    .orderBy(desc(lotSales.createdAt), desc(lotSales.id))
    .limit(MAX_SHOWN)
  return rows.flatMap(({ sale, cancelledBy, cancelledAt }) => {
    const known = asSale(sale)
    return known ? [{ ...known, cancelled: cancelledAt && { who: cancelledBy ?? '', at: cancelledAt } }] : []
  })
}

/** What can still be sold of lots, as decimal text in their unit, by id. */
export async function findQuantitiesLeft(
  tx: Database | Transaction,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lotIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; quantity: string }>(
    sql`select id, quantity_left(lots) as quantity from lots where ${inArray(sql`id`, [...lotIds])}`,
  )
  return new Map(rows.map(({ id, quantity }) => [id, plainDecimal(quantity)]))
}

/** Margin of a sale in minor units by the lot's cost; null: no cost, another currency, or packing unknown. */
export function marginOf(
  sale: Pick<Sale, 'amount' | 'quantity' | 'currency' | 'unit'>,
  lot: LotInput,
  _: Granted<'costs'>,
): number | null {
  const { costPrice } = lot.private
  if (!costPrice || sale.currency !== lot.currency || sale.unit !== lot.unit) return null
  const cost = totalAt(costPrice, lot.price?.basis ?? 'unit', lot)
  if (cost === null) return null
  return sale.amount - Math.round((cost * Number(sale.quantity)) / Number(lot.quantity))
}

function asSale(row: typeof lotSales.$inferSelect): Sale | null {
  return row.kind === 'cancelled' ? null : { ...row, kind: row.kind }
}
