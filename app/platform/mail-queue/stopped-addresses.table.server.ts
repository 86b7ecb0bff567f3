import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** HMACs of erased addresses that objected to mailings. */
export const objections = pgTable('objections', {
  person: text('person').primaryKey(),
  why: text('why', { enum: ['objected', 'unsubscribed'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const stoppedAddresses = pgTable('stopped_addresses', {
  email: text('email').primaryKey(),
  why: text('why', { enum: ['bounced', 'objected'] }).notNull(),
  words: text('words'),
  whoId: uuid('who_id'),
  who: text('who').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
