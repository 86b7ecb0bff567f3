import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const publishDrafts = pgTable('publish_drafts', {
  offerId: uuid('offer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  /** Encrypted JSON, because it contains file addresses. */
  typed: text('typed').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})
