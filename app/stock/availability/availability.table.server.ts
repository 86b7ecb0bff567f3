import { boolean, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { answers } from './availability-answer'

/** Whom to ask about a lot where it is not whose offer it was, and whether to ask at all. */
export const lotSuppliers = pgTable('lot_suppliers', {
  lotId: uuid('lot_id').primaryKey(),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  asked: boolean('asked').notNull(),
})

/** One asking whether the goods of a lot are still there. */
export const availabilityChecks = pgTable('availability_checks', {
  id: uuid('id').primaryKey(),
  lotId: uuid('lot_id').notNull(),
  /** When the goods were last known to be there: a lot is asked about once for each such moment. */
  round: moment('round').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  language: text('language').$type<Language>().notNull(),
  askedAt: moment('asked_at').notNull(),
  remindedAt: moment('reminded_at'),
  answer: text('answer', { enum: answers }),
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  answeredAt: moment('answered_at'),
  /** Of the lot, once it was answered: who has changed it since has taken it over. */
  lotVersion: integer('lot_version'),
})

/** Secrets of the links in the mails, as digests. One opens all that its mail asked about. */
export const availabilityTokens = pgTable(
  'availability_tokens',
  {
    digest: text('digest').notNull(),
    checkId: uuid('check_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ digest, checkId }) => [primaryKey({ columns: [digest, checkId] })],
)
