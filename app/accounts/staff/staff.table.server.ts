import { pgTable, text } from 'drizzle-orm/pg-core'
import { teamRoles } from '../../company/team/team-rights'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'

export const invitations = pgTable('team_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  email: text('email'),
  teamRole: text('team_role', { enum: teamRoles }).notNull().default('owner'),
  language: text('language').$type<Language>().notNull(),
  expiresAt: moment('expires_at'),
  createdAt: moment('created_at').notNull(),
})
