import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LotFormValues } from '../lot-form/lot-form'

/** What each of the team has typed into the form that makes an offer a lot. */
export const publishDrafts = pgTable('publish_drafts', {
  offerId: uuid('offer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  typed: jsonb('typed').$type<LotFormValues>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})
