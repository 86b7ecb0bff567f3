import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../platform/i18n/languages'
import { quarantineReasons } from '../buyers/enquiry'
import { messageStates } from './contact-fields'

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  submission: text('submission').notNull(),
  state: text('state', { enum: messageStates }).notNull(),
  quarantineReason: text('quarantine_reason', { enum: quarantineReasons }),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  /** Message-ID of the mail that it came by, whose subject is its first line; null: by the form. */
  mailId: text('mail_id'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
