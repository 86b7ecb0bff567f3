import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import { conditions, units } from '../facts/trade-terms'
import type { ManifestReading, ManifestRefusal, Mapping } from '../manifest-parser/manifest'

/** Inserted by a trigger when a spreadsheet is attached to an offer or pending for a lot. */
export const manifests = pgTable('manifests', {
  fileId: text('file_id').primaryKey(),
  state: text('state', { enum: ['waiting', 'read', 'refused'] }).notNull(),
  refusal: text('refusal').$type<ManifestRefusal>(),
  mapping: jsonb('mapping').$type<Mapping>(),
  reading: jsonb('reading').$type<ManifestReading>(),
  version: integer('version').notNull(),
  askedAt: moment('asked_at').notNull(),
  /** Failed attempts that were not the file's fault, since the last request. */
  attempts: integer('attempts').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  readAt: moment('read_at'),
})

export const manifestLines = pgTable('manifest_lines', {
  fileId: text('file_id').notNull(),
  no: integer('no').notNull(),
  row: integer('row').notNull(),
  gtin: text('gtin'),
  sku: text('sku'),
  name: text('name').notNull(),
  brand: text('brand'),
  size: text('size'),
  colour: text('colour'),
  quantity: numeric('quantity', { precision: 14, scale: 3 }),
  quantityAbout: boolean('quantity_about').notNull(),
  unit: text('unit', { enum: units }),
  unitPrice: numeric('unit_price', { precision: 18, scale: 2, mode: 'number' }),
  total: bigint('total', { mode: 'number' }),
  priceAbout: boolean('price_about').notNull(),
  currency: text('currency'),
  retailPrice: numeric('retail_price', { precision: 18, scale: 2, mode: 'number' }),
  bestBefore: date('best_before', { mode: 'string' }),
  unitsPerCarton: integer('units_per_carton'),
  cartons: numeric('cartons', { precision: 14, scale: 3, mode: 'number' }),
  weightKg: numeric('weight_kg', { precision: 14, scale: 3, mode: 'number' }),
  condition: text('condition', { enum: conditions }),
  category: text('category'),
  extra: jsonb('extra').$type<Record<string, string>>().notNull(),
})

/** Lists uploaded by the team for a lot or offer. Unclaimed uploads, deleted after a day. */
export const pendingLists = pgTable('pending_lists', {
  fileId: text('file_id').primaryKey(),
  lotId: uuid('lot_id'),
  offerId: uuid('offer_id'),
  addedAt: moment('added_at').notNull(),
})
