import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
