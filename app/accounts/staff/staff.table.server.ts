import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../platform/i18n/languages'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const invitations = pgTable('team_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull(),
})
