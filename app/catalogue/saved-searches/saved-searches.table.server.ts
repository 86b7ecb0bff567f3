import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../platform/i18n/languages'
import { frequencies } from './saved-search'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
