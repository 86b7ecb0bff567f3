import { bigint, date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { moment } from '../../platform/database/columns.server'

/** What the team would pay for what is offered. Written once; so is its answer. */
export const counterOffers = pgTable('counter_offers', {
  id: uuid('id').primaryKey(),
  offerId: uuid('offer_id').notNull(),
  /** In minor units of the currency, for one of `basis`. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  basis: text('basis', { enum: priceBases }).notNull(),
  /** Null: all that is offered. */
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  unit: text('unit', { enum: units }),
  /** A calendar day at the company, `2026-11-23`: the last one on which it can be accepted. */
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull(),
  answer: text('answer', { enum: ['accepted', 'declined', 'replaced'] }),
  answeredAt: moment('answered_at'),
})
