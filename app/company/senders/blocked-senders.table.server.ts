import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

export const blockedSenders = pgTable('blocked_senders', {
  /** In lower case: an address, or a domain with its `@`. */
  email: text('email').primaryKey(),
  why: text('why'),
  whoId: uuid('who_id'),
  who: text('who').notNull(),
  createdAt: moment('created_at').notNull(),
  caught: integer('caught').notNull(),
  caughtAt: moment('caught_at'),
})
