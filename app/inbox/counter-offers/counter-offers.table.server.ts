import { bigint, date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { moment } from '../../platform/database/columns.server'

/** Counter-offers by the team. Both the row and its answer are written once. */
export const counterOffers = pgTable('counter_offers', {
  id: uuid('id').primaryKey(),
  offerId: uuid('offer_id').notNull(),
  /** In minor units of the currency, per `basis`. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  basis: text('basis', { enum: priceBases }).notNull(),
  /** Null means the whole offer. */
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  unit: text('unit', { enum: units }),
  /** Last calendar day at the company on which it can be accepted, such as `2026-11-23`. */
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull(),
  answer: text('answer', { enum: ['accepted', 'declined', 'replaced'] }),
  answeredAt: moment('answered_at'),
})
