import { bigint, date, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conditions, incoterms, priceBases, units } from '../../lots/facts/trade-terms'
import { eventColumns, moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import type { OfferFacts } from './offer-details'
import { declineReasons, offerStatuses } from './offer-states'

export const offerChannels = ['web', 'email', 'phone', 'chat', 'fair', 'api'] as const

export const offers = pgTable('offers', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  inputDigest: text('input_digest').notNull(),
  status: text('status', { enum: offerStatuses }).notNull(),
  declinedBecause: text('declined_because', { enum: declineReasons }),
  channel: text('channel', { enum: offerChannels }).notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  company: text('company'),
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  phoneE164: text('phone_e164'),
  description: text('description').notNull(),
  categories: text('categories').array().notNull(),
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  unit: text('unit', { enum: units }),
  condition: text('condition', { enum: conditions }),
  /** Minor units of the currency. */
  askingPrice: bigint('asking_price', { mode: 'number' }),
  currency: text('currency'),
  askingPriceBasis: text('asking_price_basis', { enum: priceBases }),
  incoterm: text('incoterm', { enum: incoterms }),
  country: text('country'),
  bestBefore: date('best_before', { mode: 'string' }),
  /** Details that are never searched or filtered. */
  details: jsonb('details').$type<Pick<OfferFacts, 'place' | 'restrictions'>>().notNull(),
  /** Team member who entered the offer, if it did not come by the form. */
  takenBy: text('entered_by'),
  /** What the seller consented to and how, in the words of that team member. */
  consentNote: text('consent_note'),
  answerBy: date('answer_by', { mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const attachments = pgTable('attachments', {
  offerId: uuid('offer_id').notNull(),
  position: integer('position').notNull(),
  fileId: text('file_id').notNull(),
})

export const offerTokens = pgTable('offer_tokens', {
  digest: text('digest').primaryKey(),
  offerId: uuid('offer_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const offerEvents = pgTable('offer_events', {
  ...eventColumns,
  offerId: uuid('offer_id').notNull(),
})
