import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.server'

/** HMACs of erased addresses that objected to mailings. */
export const objections = pgTable('objections', {
  person: text('person').primaryKey(),
  why: text('why', { enum: ['objected', 'unsubscribed'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const stoppedAddresses = pgTable('stopped_addresses', {
  email: text('email').primaryKey(),
  why: text('why', { enum: ['bounced', 'objected'] }).notNull(),
  words: text('words'),
  whoId: uuid('who_id'),
  who: text('who').notNull().default(''),
  createdAt: moment('created_at').notNull(),
})
