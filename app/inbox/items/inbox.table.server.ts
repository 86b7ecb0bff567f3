import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { eventKinds, type ItemFacts } from './item-events'
import { boxes, type ItemState, itemKinds } from './item-states'

/** Rows are inserted by triggers. `words` is the search column, read in SQL only. */
export const inboxItems = pgTable('inbox_items', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: itemKinds }).notNull(),
  state: text('state').$type<ItemState>().notNull(),
  reference: text('reference'),
  name: text('name').notNull(),
  company: text('company'),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  summary: text('summary').notNull(),
  words: text('words').notNull(),
  receivedAt: moment('received_at').notNull(),
  box: text('box', { enum: boxes }).notNull(),
  snoozedUntil: moment('snoozed_until'),
  awaits: text('awaits', { enum: ['us', 'them'] }).notNull(),
  waitingSince: moment('waiting_since').notNull(),
  rank: smallint('rank').notNull(),
  unread: boolean('unread').notNull(),
  assigneeId: uuid('assignee_id'),
  tags: text('tags').array().notNull(),
  answerBy: date('answer_by', { mode: 'string' }),
  version: integer('version').notNull(),
})

/** Append-only. */
export const inboxEvents = pgTable('inbox_events', {
  id: uuid('id').primaryKey(),
  itemId: uuid('item_id').notNull(),
  actionId: uuid('action_id').notNull(),
  kind: text('kind', { enum: eventKinds }).notNull(),
  whoId: uuid('who_id'),
  who: text('who').notNull(),
  was: jsonb('was').$type<ItemFacts>().notNull(),
  became: jsonb('became').$type<ItemFacts>().notNull(),
  version: integer('version').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const inboxTags = pgTable('inbox_tags', { name: text('name').primaryKey() })
