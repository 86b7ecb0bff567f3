import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { boxes, type ItemState, itemKinds, type Reason } from './item-states'

const senderKinds = ['wrote', 'accepted', 'declined', 'withdrew'] as const
export type SenderKind = (typeof senderKinds)[number]

const eventKinds = [
  'state',
  'done',
  'reopened',
  'assigned',
  'snoozed',
  'woken',
  'tagged',
  'note',
  'reply',
  'released',
  'undone',
  'counter_offer',
  'promised',
  'called_back',
  'auto_reply',
  ...senderKinds,
] as const

export type EventKind = (typeof eventKinds)[number]

/** Fields the team may change, with their value before or after an event. */
export interface ItemFacts {
  readonly state?: ItemState
  readonly reason?: Reason | null
  readonly box?: (typeof boxes)[number]
  readonly snoozedUntil?: string | null
  readonly assignee?: { readonly id: string; readonly name: string } | null
  readonly tags?: readonly string[]
  readonly answerBy?: string | null
  readonly text?: string
  readonly files?: readonly string[]
  readonly counterOffer?: string
  /** Id of the mail that a reply or a counter-offer went out by. */
  readonly mail?: string
  /** Whose turn it was, and since when. */
  readonly turn?: { readonly awaits: 'us' | 'them'; readonly since: string }
  /** The address or domain that was blocked with it. */
  readonly blocked?: string
  /** What an answer by mail quoted, usually our own mail. */
  readonly quoted?: string
  /** Address of an answer by mail, if it is not the item's. */
  readonly from?: string
  /** Names of files that came by mail and were refused. */
  readonly refused?: readonly string[]
  /** The action whose mail was called back. */
  readonly calledBack?: string
}

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
