import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What each of the team has typed into the form that makes an offer a lot. */
export const publishDrafts = pgTable('publish_drafts', {
  offerId: uuid('offer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  /** JSON, sealed: addresses of files are in it. */
  typed: text('typed').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})
