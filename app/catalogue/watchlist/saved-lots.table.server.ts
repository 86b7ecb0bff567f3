import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

export const savedLots = pgTable('saved_lots', {
  memberId: uuid('member_id').notNull(),
  lotId: uuid('lot_id').notNull(),
  savedAt: moment('saved_at').notNull(),
})

export const mergedLists = pgTable('merged_lists', {
  key: uuid('key').primaryKey(),
  memberId: uuid('member_id').notNull(),
  mergedAt: moment('merged_at').notNull(),
})
