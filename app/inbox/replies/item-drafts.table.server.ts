import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import { draftKinds } from './draft-kinds'

export const itemDrafts = pgTable('item_drafts', {
  itemId: uuid('item_id').notNull(),
  memberId: uuid('member_id').notNull(),
  form: text('form', { enum: draftKinds }).notNull(),
  /** Encrypted JSON, because it contains personal data and prices. */
  typed: text('typed').notNull(),
  savedAt: moment('saved_at').notNull(),
  /** The action that sent it, which can be called back; null before. */
  sentBy: uuid('sent_by'),
})
