import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Mailbox } from '../base/mailbox'
import { moment } from '../database/columns.server'
import type { MailImage } from '../mail/mail.server'

/** `sent` to the next server, `kept` without one, `parked` as undeliverable, `cancelled`, or `withheld` after too many receipts. */
export const mailStates = ['queued', 'sent', 'kept', 'parked', 'cancelled', 'withheld'] as const

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  messageId: text('message_id').notNull(),
  kind: text('kind').notNull(),
  from: jsonb('sender').$type<Mailbox>().notNull(),
  to: jsonb('recipient').$type<Mailbox>().notNull(),
  replyTo: jsonb('reply_to').$type<Mailbox>(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  images: jsonb('images').$type<readonly MailImage[]>().notNull(),
  unsubscribeUrl: text('unsubscribe_url'),
  /** Sealed secrets of its links, see `hideSecrets`. */
  secrets: text('secrets'),
  thread: uuid('thread'),
  inReplyTo: text('in_reply_to'),
  refersTo: text('refers_to').array().notNull().default([]),
  returnKey: uuid('return_key').notNull().defaultRandom(),
  personal: boolean('personal').notNull().default(false),
  state: text('state', { enum: mailStates }).notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  finishedAt: moment('finished_at'),
})
