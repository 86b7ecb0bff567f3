import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const publishDrafts = pgTable('publish_drafts', {
  offerId: uuid('offer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  /** Encrypted JSON, because it contains file addresses. */
  typed: text('typed').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Files added to the publish form by the team: uploads not claimed yet. */
export const pendingFiles = pgTable('pending_files', {
  fileId: text('file_id').primaryKey(),
  offerId: uuid('offer_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
})
