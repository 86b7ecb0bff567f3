// Trade terms. Translations: `trade.conditions.new_a`.

export const conditions = [
  'new_a',
  'new_b',
  'like_new',
  'shelf_pull',
  'return_customer',
  'return_untested',
  'return_tested',
  'refurbished',
  'used_good',
  'used_fair',
  'salvage',
  'mixed',
] as const

/** UN/ECE Recommendations 20 and 21 (piece, pair, set, kg, t, l, m, carton, pallet), and whole loads. */
export const units = [
  'H87',
  'PR',
  'SET',
  'KGM',
  'TNE',
  'LTR',
  'MTR',
  'XCT',
  'XPX',
  'ftl',
  'c20',
  'c40',
  'c40hc',
] as const

export const priceBases = ['unit', 'kg', 'pallet', 'lot'] as const

/** ISO 4217, most used first. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'SEK',
  'DKK',
  'NOK',
  'TRY',
  'AED',
  'SAR',
  'CNY',
  'JPY',
] as const

export const resaleChannels = ['own_store', 'discounter', 'online_shop', 'marketplace', 'export', 'wholesale'] as const

export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const

/** Only `published`, `on_option` (reserved) and `unconfirmed` are on sale. */
export const lotStatuses = ['draft', 'published', 'on_option', 'sold', 'unconfirmed', 'withdrawn', 'expired'] as const
export type LotStatus = (typeof lotStatuses)[number]

export const openStatuses = ['published', 'on_option', 'unconfirmed'] as const satisfies readonly LotStatus[]

export function isOpen(status: unknown): boolean {
  return openStatuses.some((each) => each === status)
}

export const lotKinds = ['stocklot', 'food'] as const

export const foodCategories = [
  'preserves',
  'oils',
  'pasta_rice',
  'sauces_spices',
  'confectionery',
  'snacks_nuts',
  'bakery_cereals',
  'soft_drinks',
  'coffee_tea',
  'alcohol',
  'dairy_eggs',
  'meat',
  'fish',
  'ready_meals',
  'fruit_vegetables',
  'baby_food',
  'pet_food',
] as const

export const functionals = ['tested_working', 'untested', 'mixed', 'not_working'] as const

export const reasons = [
  'overstock',
  'season',
  'delisted',
  'packaging_change',
  'mislabel',
  'cancelled_order',
  'insolvency',
  'returns',
  'short_dated',
  'damage',
] as const

export const splittings = ['whole_only', 'by_pallet', 'by_carton', 'free'] as const

/** EUR1 120 x 80 cm, EUR2 120 x 100 cm, UK 120 x 100 cm, GMA 48 x 40 inches. */
export const palletTypes = ['EUR1', 'EUR2', 'UK', 'GMA', 'one_way'] as const

export const visibilities = ['public', 'members', 'on_request'] as const
export type Visibility = (typeof visibilities)[number]

export const vatSchemes = [
  'net_standard',
  'reverse_charge_eu',
  'margin_scheme',
  'export_zero',
  'domestic_reverse',
] as const

/** Goods past a use-by date may not be sold; past best before they may. */
export const dateTypes = ['best_before', 'use_by'] as const

export const storages = ['ambient', 'chilled', 'frozen'] as const

/** Allergens to be declared in the EU (Regulation 1169/2011, annex II). */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export const certificates = ['IFS', 'BRCGS', 'FSSC22000', 'organic', 'PDO', 'PGI', 'halal', 'kosher'] as const

export const documentKinds = [
  'manifest',
  'certificate_of_analysis',
  'declaration_of_conformity',
  'safety_data_sheet',
  'packing_list',
] as const

export const textOrigins = ['human', 'machine'] as const
