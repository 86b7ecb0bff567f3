import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Category } from '../../lots/facts/categories'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { type Audience, audiences, type MailingTexts } from './mailing-draft'
import { mailingStates, type RecipientState, recipientStates, skipReasons } from './mailing-states'

export const mailings = pgTable('mailings', {
  id: uuid('id').primaryKey(),
  audience: text('audience', { enum: audiences }).$type<Audience>().notNull(),
  interests: text('interests').array().$type<Category[]>().notNull(),
  languages: text('languages').array().$type<Language[]>().notNull(),
  texts: jsonb('texts').$type<MailingTexts>().notNull(),
  subject: text('subject').notNull(),
  state: text('state', { enum: mailingStates }).notNull(),
  recipients: integer('recipients').notNull(),
  counts: jsonb('counts').$type<Readonly<Partial<Record<RecipientState, number>>>>().notNull(),
  whoId: uuid('who_id').notNull(),
  who: text('who').notNull(),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
})

export const mailingLots = pgTable('mailing_lots', {
  mailingId: uuid('mailing_id').notNull(),
  position: integer('position').notNull(),
  lotId: uuid('lot_id'),
  reference: text('reference').notNull(),
})

/** Distinct recipients. Once a mail exists, triggers copy its state. */
export const mailingRecipients = pgTable('mailing_recipients', {
  mailingId: uuid('mailing_id').notNull(),
  position: integer('position').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  language: text('language').$type<Language>().notNull(),
  state: text('state', { enum: recipientStates }).notNull(),
  reason: text('reason', { enum: skipReasons }),
  words: text('words'),
  mailId: uuid('mail_id'),
  queuedAt: moment('queued_at'),
})
