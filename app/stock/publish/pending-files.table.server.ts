import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Photos and documents that the team has added to what an offer is to become. Uploads still, which the form holds. */
export const pendingFiles = pgTable('pending_files', {
  fileId: text('file_id').primaryKey(),
  offerId: uuid('offer_id').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
})
