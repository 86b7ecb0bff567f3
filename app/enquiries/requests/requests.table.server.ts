import { bigint, date, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conditions, priceBases, units } from '../../lots/facts/trade-terms'
import { eventColumns, moment } from '../../platform/database/columns.server'
import { enquiryColumns } from '../buyers/enquiry-columns.server'
import type { RequestDetails } from './request-schema'

/** Fields that are never filtered by. */
type RestOfRequest = Pick<RequestDetails, 'brands' | 'keywords' | 'gtins' | 'goodsFrom' | 'resale'> & {
  readonly delivery: Omit<RequestDetails['delivery'], 'country'>
}

export const buyingRequests = pgTable('buying_requests', {
  ...enquiryColumns,
  text: text('text').notNull(),
  categories: text('categories').array().notNull(),
  conditions: text('conditions', { enum: conditions }).array().notNull(),
  quantityMin: numeric('quantity_min', { precision: 14, scale: 3 }),
  quantityMax: numeric('quantity_max', { precision: 14, scale: 3 }),
  quantityUnit: text('quantity_unit', { enum: units }),
  priceAmount: bigint('price_amount', { mode: 'number' }),
  priceCurrency: text('price_currency'),
  priceBasis: text('price_basis', { enum: priceBases }),
  deliveryCountry: text('delivery_country'),
  validUntil: date('valid_until', { mode: 'string' }),
  details: jsonb('details').$type<RestOfRequest>().notNull(),
  answerBy: date('answer_by', { mode: 'string' }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const buyingRequestEvents = pgTable('buying_request_events', {
  ...eventColumns,
  requestId: uuid('request_id').notNull(),
})
