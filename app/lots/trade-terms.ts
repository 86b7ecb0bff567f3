// The words the trade sorts goods and deals by. Names are translations: `trade.conditions.new_a`.

/** In which condition goods can be. */
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

/** What goods are counted in: UN/ECE Recommendations 20 and 21 (piece, pair, set, kg, t, l, m, carton, pallet), and whole loads. */
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

/** What a price is for. */
export const priceBases = ['unit', 'kg', 'pallet', 'lot'] as const

/** Currencies that goods are priced in (ISO 4217), the usual ones first. */
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

/** Where a buyer sells goods on. */
export const resaleChannels = ['own_store', 'discounter', 'online_shop', 'marketplace', 'export', 'wholesale'] as const

/** Incoterms 2020: who carries cost and risk as far as where. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const
