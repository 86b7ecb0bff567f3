import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { frequencies } from './saved-search'

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  language: text('language').$type<Language>().notNull(),
  frequency: text('frequency', { enum: frequencies }).notNull(),
  alerting: boolean('alerting').notNull(),
  lookedAt: moment('looked_at').notNull(),
  reportedUntil: moment('reported_until').notNull(),
  nextAlertAt: moment('next_alert_at').notNull(),
  createdAt: moment('created_at').notNull(),
  deletedAt: moment('deleted_at'),
})

export const alertTokens = pgTable('alert_tokens', {
  digest: text('digest').primaryKey(),
  memberId: uuid('member_id').notNull(),
  createdAt: moment('created_at').notNull(),
})
