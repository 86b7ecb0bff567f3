import { bigint, date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import { currencies, units } from '../facts/trade-terms'

/** `cancelled` ends the row that it names. */
const saleKinds = ['sold', 'reserved', 'cancelled'] as const

/** Append-only. */
export const lotSales = pgTable('lot_sales', {
  id: uuid('id').primaryKey(),
  lotId: uuid('lot_id').notNull(),
  submission: uuid('submission').notNull(),
  kind: text('kind', { enum: saleKinds }).notNull(),
  cancels: uuid('cancels'),
  quantity: numeric('quantity', { precision: 14, scale: 3 }).notNull(),
  unit: text('unit', { enum: units }).notNull(),
  /** For all of the quantity, in minor units. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  buyer: text('buyer').notNull(),
  until: date('until', { mode: 'string' }),
  itemId: uuid('item_id'),
  whoId: uuid('who_id'),
  who: text('who').notNull(),
  createdAt: moment('created_at').notNull(),
})
