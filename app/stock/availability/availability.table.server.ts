import { boolean, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { answers } from './availability-answer'

/** Supplier contact set by the team, and whether to ask at all. */
export const lotSuppliers = pgTable('lot_suppliers', {
  lotId: uuid('lot_id').primaryKey(),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  asked: boolean('asked').notNull(),
})

export const availabilityChecks = pgTable('availability_checks', {
  id: uuid('id').primaryKey(),
  lotId: uuid('lot_id').notNull(),
  /** When availability was last confirmed; a lot is asked about once per round. */
  round: moment('round').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  language: text('language').$type<Language>().notNull(),
  askedAt: moment('asked_at').notNull(),
  remindedAt: moment('reminded_at'),
  answer: text('answer', { enum: answers }),
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  answeredAt: moment('answered_at'),
  /** Version of the lot after the answer; a later version means it was edited since. */
  lotVersion: integer('lot_version'),
})

/** Digests of mailed tokens. A token opens all checks of its mail. */
export const availabilityTokens = pgTable(
  'availability_tokens',
  {
    digest: text('digest').notNull(),
    checkId: uuid('check_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ digest, checkId }) => [primaryKey({ columns: [digest, checkId] })],
)
