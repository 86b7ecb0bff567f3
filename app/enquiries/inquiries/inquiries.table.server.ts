import { bigint, date, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { enquiryChannels, enquiryStatuses, lossReasons, quarantineReasons } from '../buyers/enquiry'

export const inquiries = pgTable('inquiries', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  submission: text('submission').notNull(),
  status: text('status', { enum: enquiryStatuses }).notNull(),
  lostBecause: text('lost_because', { enum: lossReasons }),
  quarantineReason: text('quarantine_reason', { enum: quarantineReasons }),
  channel: text('channel', { enum: enquiryChannels }).notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  country: text('country').notNull(),
  phoneNumber: text('phone_number'),
  phoneE164: text('phone_e164'),
  vatId: text('vat_id'),
  deliveryCountry: text('delivery_country'),
  deliveryPostcode: text('delivery_postcode'),
  deliveryIncoterm: text('delivery_incoterm', { enum: incoterms }),
  resaleCountries: text('resale_countries').array().notNull(),
  resaleChannels: text('resale_channels', { enum: resaleChannels }).array().notNull(),
  message: text('message'),
  /** Calendar day. */
  answerBy: date('answer_by', { mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const inquiryItems = pgTable('inquiry_items', {
  inquiryId: uuid('inquiry_id').notNull(),
  position: integer('position').notNull(),
  lotId: uuid('lot_id'),
  lotReference: text('lot_reference').notNull(),
  lotTitle: text('lot_title').notNull(),
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  unit: text('unit', { enum: units }),
  targetAmount: bigint('target_amount', { mode: 'number' }),
  targetCurrency: text('target_currency'),
  targetBasis: text('target_basis', { enum: priceBases }),
  comment: text('comment'),
})

/** Append-only. */
export const inquiryEvents = pgTable('inquiry_events', {
  id: uuid('id').primaryKey(),
  inquiryId: uuid('inquiry_id').notNull(),
  kind: text('kind').notNull(),
  who: text('who').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull(),
})
