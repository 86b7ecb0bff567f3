import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import {
  conditions,
  currencies,
  dateTypes,
  documentKinds,
  foodCategories,
  functionals,
  incoterms,
  lotKinds,
  lotStatuses,
  priceBases,
  reasons,
  splittings,
  storages,
  textOrigins,
  units,
  vatSchemes,
  visibilities,
} from '../facts/trade-terms'
import type { LotChanges } from './lot-changes'
import type { LotFacts, LotInput } from './lot-schema'

const quantity = (name: string) => numeric(name, { precision: 14, scale: 3 })
/** Minor units of the lot's currency. */
const money = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

/** The columns `public_…` and `member_…` are generated, for queries only. */
export const lots = pgTable('lots', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  externalId: text('external_id'),
  contentDigest: text('content_digest').notNull(),
  demo: boolean('demo').notNull(),
  status: text('status', { enum: lotStatuses }).notNull(),
  statusSince: moment('status_since').notNull(),
  optionUntil: day('option_until'),
  kind: text('kind', { enum: lotKinds }).notNull(),
  categories: text('categories').array().notNull(),
  foodCategories: text('food_categories', { enum: foodCategories }).array().notNull(),
  mainLanguage: text('main_language').$type<Language>().notNull(),
  brands: text('brands').array().notNull(),
  brandDisclosure: text('brand_disclosure', { enum: visibilities }).notNull(),
  condition: text('condition', { enum: conditions }).notNull(),
  functional: text('functional', { enum: functionals }),
  reason: text('reason', { enum: reasons }),
  quantity: quantity('quantity').notNull(),
  unit: text('unit', { enum: units }).notNull(),
  baseQuantity: numeric('base_quantity', { precision: 17, scale: 3 }).notNull(),
  moq: quantity('moq').notNull(),
  step: quantity('step').notNull(),
  splittable: text('splittable', { enum: splittings }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  priceAmount: money('price_amount'),
  priceBasis: text('price_basis', { enum: priceBases }),
  priceVisibility: text('price_visibility', { enum: visibilities }).notNull(),
  tiers: jsonb('tiers').$type<readonly { readonly from: string; readonly amount: number }[]>(),
  unitPrice: money('unit_price'),
  vat: text('vat', { enum: vatSchemes }).notNull(),
  incoterm: text('incoterm', { enum: incoterms }).notNull(),
  country: text('country').notNull(),
  dateType: text('date_type', { enum: dateTypes }),
  dateMin: day('date_min'),
  dateMax: day('date_max'),
  storage: text('storage', { enum: storages }),
  facts: jsonb('facts').$type<LotFacts>().notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
  listedAt: moment('listed_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Incremented by each write; detects concurrent edits. */
  version: integer('version').notNull(),
  publishAt: moment('publish_at'),
  withdrawAt: moment('withdraw_at'),
})

export const lotTexts = pgTable('lot_texts', {
  lotId: uuid('lot_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  origin: text('origin', { enum: textOrigins }).notNull(),
})

export const lotLines = pgTable('lot_lines', {
  lotId: uuid('lot_id').notNull(),
  no: integer('no').notNull(),
  gtin: text('gtin'),
  sku: text('sku'),
  name: text('name').notNull(),
  brand: text('brand'),
  size: text('size'),
  colour: text('colour'),
  quantity: quantity('quantity').notNull(),
  unit: text('unit', { enum: units }).notNull(),
  unitPrice: money('unit_price'),
  retailPrice: money('retail_price'),
  bestBefore: day('best_before'),
  extra: jsonb('extra').$type<Readonly<Record<string, string>>>(),
})

export const lotPhotos = pgTable('lot_photos', {
  lotId: uuid('lot_id').notNull(),
  position: integer('position').notNull(),
  fileId: text('file_id'),
  plate: text('illustration'),
  alt: jsonb('alt').$type<Readonly<Partial<Record<Language, string>>>>().notNull(),
})

export const lotDocuments = pgTable('lot_documents', {
  lotId: uuid('lot_id').notNull(),
  position: integer('position').notNull(),
  fileId: text('file_id').notNull(),
  kind: text('kind', { enum: documentKinds }).notNull(),
  visibility: text('visibility', { enum: visibilities }).notNull(),
})

/** Team only. Never read by queries for visitors. */
export const lotPrivates = pgTable('lot_privates', {
  lotId: uuid('lot_id').primaryKey(),
  supplierOfferId: uuid('supplier_offer_id'),
  costPrice: money('cost_price'),
  minPrice: money('min_price'),
  notes: text('notes'),
  optionFor: text('option_for'),
})

/** `aged`: by time or schedule. `sent`: mailed to buyers, changes nothing. `supplier_…`: from availability checks. */
export const lotEventKinds = [
  'created',
  'imported',
  'changed',
  'aged',
  'undone',
  'asked',
  'reminded',
  'supplier_available',
  'supplier_gone',
  'supplier_less',
  'supplier_set',
  'sent',
  'sold',
  'reserved',
  'sale_cancelled',
] as const

/** Append-only. */
export const lotEvents = pgTable('lot_events', {
  id: uuid('id').primaryKey(),
  lotId: uuid('lot_id').notNull(),
  actionId: uuid('action_id').notNull(),
  kind: text('kind', { enum: lotEventKinds }).notNull(),
  whoId: uuid('who_id'),
  who: text('who').notNull(),
  was: jsonb('was').$type<LotChanges>().notNull(),
  became: jsonb('became').$type<LotChanges>().notNull(),
  version: integer('version').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Former manifests, keyed by the version that replaced them. */
export const formerManifests = pgTable('former_manifests', {
  lotId: uuid('lot_id').notNull(),
  version: integer('version').notNull(),
  lines: jsonb('lines').$type<LotInput['lines']>().notNull(),
  replacedAt: moment('replaced_at').notNull(),
})

export const offerLots = pgTable('offer_lots', {
  offerId: uuid('offer_id').primaryKey(),
  lotId: uuid('lot_id').notNull(),
  createdAt: moment('created_at').notNull(),
})
