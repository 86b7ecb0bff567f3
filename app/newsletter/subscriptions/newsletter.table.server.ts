import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import type { Preferences } from './preferences'

/** Only `subscribed` gets newsletters; `quarantined` was caught by the honeypot. */
export const subscriberStates = ['quarantined', 'pending', 'subscribed', 'unsubscribed'] as const

export const eventKinds = [
  'caught',
  'asked',
  'confirmed',
  'preferences_changed',
  'unsubscribed',
  'resubscribed',
] as const

export const forwardStates = ['queued', 'sent', 'parked'] as const

export const subscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  state: text('state', { enum: subscriberStates }).notNull(),
  language: text('language').$type<Language>().notNull(),
  categories: text('categories').array().$type<Preferences['categories']>().notNull(),
  kinds: text('kinds').array().$type<Preferences['kinds']>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const consents = pgTable('newsletter_consents', {
  version: text('version').primaryKey(),
  language: text('language').$type<Language>().notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const events = pgTable('newsletter_events', {
  id: uuid('id').primaryKey(),
  subscriberId: uuid('subscriber_id').notNull(),
  kind: text('kind', { enum: eventKinds }).notNull(),
  network: text('network'),
  language: text('language').$type<Language>().notNull(),
  consentVersion: text('consent_version'),
  data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment('created_at').notNull(),
})

export const tokens = pgTable('newsletter_tokens', {
  digest: text('digest').primaryKey(),
  subscriberId: uuid('subscriber_id').notNull(),
  purpose: text('purpose', { enum: ['confirm', 'manage'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  usedAt: moment('used_at'),
})

export const forwards = pgTable('newsletter_forwards', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  state: text('state', { enum: forwardStates }).notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  finishedAt: moment('finished_at'),
})
