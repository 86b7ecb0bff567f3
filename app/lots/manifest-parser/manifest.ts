import type { conditions, units } from '../facts/trade-terms.ts'

export const manifestFields = [
  'gtin',
  'name',
  'brand',
  'sku',
  'size',
  'colour',
  'quantity',
  'unit',
  'unitPrice',
  'total',
  'currency',
  'retailPrice',
  'bestBefore',
  'unitsPerCarton',
  'cartons',
  'weight',
  'condition',
  'category',
] as const
export type ManifestField = (typeof manifestFields)[number]

/** What a price is for: one unit of the quantity, a kilogram, a carton, a pallet, the whole line or the whole list. */
export const listPriceBases = ['unit', 'kg', 'carton', 'pallet', 'line', 'lot'] as const
export type ListPriceBasis = (typeof listPriceBases)[number]

/** Basis of the price column. `sure`: from its heading; `likely`: from sums, or assumed. */
export interface PriceRead {
  readonly basis: ListPriceBasis
  readonly confidence: Confidence
}

/** How a column got its field: exact heading match; partial match or by content; remembered correction; chosen for this file. */
export type Confidence = 'sure' | 'likely' | 'remembered' | 'chosen'

export interface ManifestColumn {
  /** From 0. */
  readonly place: number
  readonly heading: string
  readonly samples: readonly string[]
  readonly field: ManifestField | null
  /** Null: unknown or ignored. */
  readonly confidence: Confidence | null
}

export type UnreadReason =
  | 'number'
  | 'unclear'
  | 'negative'
  | 'day'
  | 'gtin'
  | 'check_digit'
  | 'rounded'
  | 'formula'
  | 'error'
  | 'word'
  | 'missing'
  | 'merged'
  | 'differs'
  | 'basis'
  | 'currency'

export interface UnreadCell {
  /** Spreadsheet row number, from 1. */
  readonly row: number
  /** Null for the list's own sheet. */
  readonly sheet: string | null
  /** From 0. */
  readonly place: number
  /** Missing in results from before files with several tables were read. */
  readonly heading?: string
  /** Of a PDF, from 1. */
  readonly page?: number
  readonly reason: UnreadReason
  readonly written: string
}

export interface ManifestTotals {
  readonly lines: number
  /** Per unit; null if the list names no unit. Decimal texts with at most three decimals. `about`: some numbers are not exact. */
  readonly quantities: readonly { readonly unit: Unit | null; readonly quantity: string; readonly about: boolean }[]
  /** Per currency; null: currency unknown. In minor units, assuming two decimals if unknown. */
  readonly values: readonly { readonly currency: string | null; readonly amount: number; readonly about: boolean }[]
  readonly gtins: number
  readonly wrongCheckDigits: number
  readonly restoredGtins: number
  /** Total quantity stated in the list, if it differs from ours. Decimal text. */
  readonly statedQuantity: string | null
}

export type Unit = (typeof units)[number]

/** The team's decision about a column: its field, not to read it, or none yet. */
export type GivenField = ManifestField | 'open' | null

/** Columns that could each be the price. The list has no prices until the team picks one. */
export interface PriceQuestion {
  readonly field: Extract<ManifestField, 'unitPrice' | 'total'>
  readonly places: readonly number[]
}

/** Omitted parts are detected. */
export interface Mapping {
  readonly sheet?: string | undefined
  /** Other sheets with the same headings do not belong to the list. */
  readonly alone?: boolean | undefined
  readonly headerRow?: number | undefined
  /** Reads every list of the file, whatever its headings. */
  readonly all?: boolean | undefined
  /** By column. */
  readonly fields?: readonly GivenField[] | undefined
  readonly basis?: ListPriceBasis | undefined
}

/** Corrections of a sender's list, remembered for later lists with the same headings. */
export interface RememberedMapping {
  readonly fields: NonNullable<Mapping['fields']>
  readonly basis: ListPriceBasis | null
}

/** A sheet, or a further table on one, that does not belong to the list. */
export interface UnreadSheet {
  readonly name: string
  /** Without headings. */
  readonly rows: number
  readonly isList?: boolean
  readonly isCopy?: boolean
  /** Text above the headings. */
  readonly title?: string
  /** Of a PDF, from 1. */
  readonly page?: number
}

export interface ManifestReading {
  readonly sheets: readonly string[]
  readonly sheet: string
  /** Sheets with the same headings; their rows follow those of the first. */
  readonly moreSheets: readonly string[]
  readonly unreadSheets: readonly UnreadSheet[]
  /** Lists whose prices are not read, because several columns could be the price. */
  readonly openSheets?: readonly string[]
  /** Pages of a PDF, such as scans; from 1. */
  readonly unreadPages?: readonly number[]
  readonly headerRow: number
  readonly columns: readonly ManifestColumn[]
  /** Null if no column is the price. */
  readonly price: PriceRead | null
  readonly question: PriceQuestion | null
  readonly signature: string
  readonly totals: ManifestTotals
  readonly unread: { readonly count: number; readonly cells: readonly UnreadCell[] }
}

export interface ManifestLine {
  readonly no: number
  readonly row: number
  readonly gtin: string | null
  readonly sku: string | null
  /** Falls back to article number or GTIN. */
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly colour: string | null
  /** Decimal text, at most three decimals. Null: unreadable. */
  readonly quantity: string | null
  /** As in "ca. 40": the number is not exact. */
  readonly quantityAbout: boolean
  readonly unit: Unit | null
  /** Asking price per unit, in minor units with at most two decimals (a price may be finer than a cent). */
  readonly unitPrice: number | null
  /** Asking price of the line in whole minor units: as stated, else computed. */
  readonly total: number | null
  readonly priceAbout: boolean
  readonly currency: string | null
  readonly retailPrice: number | null
  readonly bestBefore: string | null
  readonly unitsPerCarton: number | null
  readonly cartons: number | null
  /** Kilograms as listed, per unit or per line. */
  readonly weightKg: number | null
  readonly condition: (typeof conditions)[number] | null
  readonly category: string | null
  /** Unmapped columns and unknown terms, by heading. */
  readonly extra: Readonly<Record<string, string>>
}

export type ManifestRefusal =
  | 'no_headings'
  | 'no_lines'
  | 'too_many_rows'
  | 'too_wide'
  | 'damaged'
  | 'too_slow'
  | 'crashed'
  | 'unsupported'
  | 'no_text'
  | 'no_table'
  | 'locked'
  | 'too_many_pages'

/** Parse result. A refused file may still have columns, for manual mapping. */
export interface ManifestOutcome {
  readonly refusal: ManifestRefusal | null
  readonly reading: ManifestReading | null
  readonly lines: readonly ManifestLine[]
}
