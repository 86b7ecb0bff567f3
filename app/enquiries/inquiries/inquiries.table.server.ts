import { bigint, date, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { eventColumns, moment } from '../../platform/database/columns.server'
import { enquiryColumns } from '../buyers/enquiry-columns.server'

export const inquiries = pgTable('inquiries', {
  ...enquiryColumns,
  deliveryCountry: text('delivery_country'),
  deliveryPostcode: text('delivery_postcode'),
  deliveryIncoterm: text('delivery_incoterm', { enum: incoterms }),
  resaleCountries: text('resale_countries').array().notNull(),
  resaleChannels: text('resale_channels', { enum: resaleChannels }).array().notNull(),
  message: text('message'),
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

export const inquiryEvents = pgTable('inquiry_events', {
  ...eventColumns,
  inquiryId: uuid('inquiry_id').notNull(),
})
