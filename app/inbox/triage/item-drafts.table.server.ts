import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { writtenForms } from './written-forms'

/** What each of the team has typed into a form of an item and not sent yet. */
export const itemDrafts = pgTable('item_drafts', {
  itemId: uuid('item_id').notNull(),
  memberId: uuid('member_id').notNull(),
  form: text('form', { enum: writtenForms }).notNull(),
  /** JSON, encrypted: a person's words and prices are in it. */
  typed: text('typed').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The action that sent it, which can be called back; null while it is typed. */
  sentBy: uuid('sent_by'),
})
