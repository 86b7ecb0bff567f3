import type { conditions, units } from '../facts/trade-terms.ts'

/** What a column of a manifest can say: one article per row. */
export const manifestFields = [
  'gtin',
  'name',
  'brand',
  'sku',
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

/** What a price in a list is for: one of what the quantity counts, a kilogram, a carton, a pallet, all of its line, or all of the list. */
export const listPriceBases = ['unit', 'kg', 'carton', 'pallet', 'line', 'lot'] as const
export type ListPriceBasis = (typeof listPriceBases)[number]

/** What the price column is priced by. `sure`: its heading says so; `likely`: sums do, or nothing does. */
export interface PriceRead {
  readonly basis: ListPriceBasis
  readonly confidence: Confidence
}

/**
 * How a column came to its field: its heading says so word for word, or only in part or by what stands below; the same sender's list
 * was corrected so before; or somebody has chosen it for this very file.
 */
const confidences = ['sure', 'likely', 'remembered', 'chosen'] as const
export type Confidence = (typeof confidences)[number]

/** A column of the sheet, recognised or not. */
export interface ManifestColumn {
  /** From 0 on, as in the file. */
  readonly place: number
  readonly heading: string
  /** What stands in it first. */
  readonly samples: readonly string[]
  readonly field: ManifestField | null
  /** Null: nobody knows, or nobody wants it. */
  readonly confidence: Confidence | null
}

/** Why something could not be read: the end of a translation key. */
const unreadReasons = [
  'number',
  'unclear',
  'negative',
  'day',
  'gtin',
  'check_digit',
  'rounded',
  'formula',
  'error',
  'word',
  'missing',
  'merged',
  'differs',
  'basis',
  'currency',
] as const
export type UnreadReason = (typeof unreadReasons)[number]

/** A cell that could not be read. */
export interface UnreadCell {
  /** As spreadsheets number rows, from 1 on. */
  readonly row: number
  /** Null: the list's own sheet. */
  readonly sheet: string | null
  /** From 0 on. */
  readonly place: number
  readonly reason: UnreadReason
  /** What stands there, shortened. */
  readonly written: string
}

/** What the lines come to. */
export interface ManifestTotals {
  readonly lines: number
  /** Per unit; null: the list does not say in what it counts. Decimal texts with at most three decimals. `about`: of numbers not exact. */
  readonly quantities: readonly { readonly unit: Unit | null; readonly quantity: string; readonly about: boolean }[]
  /** Per currency; null: the list names none. In minor units, as if it had two decimals where there is none. */
  readonly values: readonly { readonly currency: string | null; readonly amount: number; readonly about: boolean }[]
  /** Different GTINs, with right check digits. */
  readonly gtins: number
  readonly wrongCheckDigits: number
  /** GTINs whose leading zeros a spreadsheet had dropped. */
  readonly restoredGtins: number
  /** The sum of quantities that the list itself names, where it is not ours. Decimal text. */
  readonly statedQuantity: string | null
}

export type Unit = (typeof units)[number]

/** What somebody has said of a column: its field, that it is nothing of ours, or nothing yet. */
export type GivenField = ManifestField | 'open' | null

/** Columns of which each could be the price. Until somebody says which, the list has no prices. */
export interface PriceQuestion {
  readonly field: Extract<ManifestField, 'unitPrice' | 'total'>
  readonly places: readonly number[]
}

/** How to read a file. What is left out is recognised anew. */
export interface Mapping {
  readonly sheet?: string | undefined
  /** Other sheets with the same headings are none of the list. */
  readonly alone?: boolean | undefined
  /** As spreadsheets number rows; 0: there are no headings. */
  readonly headerRow?: number | undefined
  /** By place. */
  readonly fields?: readonly GivenField[] | undefined
  readonly basis?: ListPriceBasis | undefined
}

/** Corrections of a sender's list, remembered for the next ones with the same headings. */
export interface RememberedMapping {
  readonly fields: NonNullable<Mapping['fields']>
  readonly basis: ListPriceBasis | null
}

/** A sheet with something in it that is none of the list. */
export interface UnreadSheet {
  readonly name: string
  /** Without its headings, if it has any. */
  readonly rows: number
}

/** What was understood of a file. */
export interface ManifestReading {
  /** Names of the sheets that have something in them; of CSV there is one, without a name. */
  readonly sheets: readonly string[]
  readonly sheet: string
  /** Sheets with the same headings, whose rows follow those of the first. */
  readonly moreSheets: readonly string[]
  readonly unreadSheets: readonly UnreadSheet[]
  readonly headerRow: number
  readonly columns: readonly ManifestColumn[]
  /** Null: no column is the price. */
  readonly price: PriceRead | null
  readonly question: PriceQuestion | null
  /** By which the same kind of list is known again. */
  readonly signature: string
  readonly totals: ManifestTotals
  readonly unread: { readonly count: number; readonly cells: readonly UnreadCell[] }
}

/** One article of a manifest. */
export interface ManifestLine {
  /** From 1 on. */
  readonly no: number
  /** Of the sheet. */
  readonly row: number
  /** Only with the right check digit. */
  readonly gtin: string | null
  readonly sku: string | null
  /** Where the list has no names: the article number, or the GTIN. */
  readonly name: string
  readonly brand: string | null
  /** Decimal text with at most three decimals. Null: not to be read. */
  readonly quantity: string | null
  /** As in "ca. 40": the number is not exact. */
  readonly quantityAbout: boolean
  readonly unit: Unit | null
  /** What the seller asks for one of what is counted, in minor units with at most two decimals (a price may be finer than a cent). */
  readonly unitPrice: number | null
  /** What the seller asks for the line, in whole minor units: as written, else computed. */
  readonly total: number | null
  readonly priceAbout: boolean
  readonly currency: string | null
  readonly retailPrice: number | null
  /** `2027-03-31` */
  readonly bestBefore: string | null
  readonly unitsPerCarton: number | null
  readonly cartons: number | null
  /** In kilograms, as the list has it: of one, or of the line. */
  readonly weightKg: number | null
  readonly condition: (typeof conditions)[number] | null
  /** One of ours, or as it is written. */
  readonly category: string | null
  /** Columns that nothing of ours is for, and words that nobody knows, by their headings. */
  readonly extra: Readonly<Record<string, string>>
}

/** Why a file is no manifest: the end of a translation key. */
const refusals = [
  'no_headings',
  'no_lines',
  'too_many_rows',
  'too_wide',
  'damaged',
  'too_slow',
  'crashed',
  'unsupported',
] as const
export type ManifestRefusal = (typeof refusals)[number]

/** What came of it. A file that was refused may have columns all the same, for somebody to say what they are. */
export interface ManifestOutcome {
  readonly refusal: ManifestRefusal | null
  readonly reading: ManifestReading | null
  readonly lines: readonly ManifestLine[]
}
