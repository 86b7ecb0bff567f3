import type { ColumnFormat, ColumnFormats } from './column-formats.ts'
import type { ListRow } from './list-rows.ts'
import type { ListPriceBasis, PriceRead, RememberedMapping, Unit } from './manifest.ts'
import { readAmount } from './read-cells.ts'
import type { GivenFields } from './recognise-columns.ts'

const money = /price|cost|preis|prix|precio|prezzo|cena|τιμή|سعر/iu

/** Words in a heading that name a price basis, the larger bases first. */
const bases: readonly (readonly [ListPriceBasis, RegExp])[] = [
  ['lot', word('lots?|lotto|lote|posten|gesamtposten|partii|partię|παρτίδας?|اللوت')],
  ['pallet', word('pallets?|palette|palete|paletę|palety|palé|bancale|παλέτα|παλέτας|طبلية|بالتة')],
  [
    'carton',
    word(
      'cases?|cartons?|ctn|box|karton|kartonu|ve|vpe|caja|cartone|collo|colis|opak|opakowanie|zgrzewkę|κιβώτιο|κιβωτίου|الكرتون|الكرتونة|كرتون',
    ),
  ],
  ['kg', word('kg|kilo|kilogramm|kilogram|kilogramme|kilogramo|chilo|κιλό|κιλού|كيلو|الكيلو')],
  [
    'unit',
    word(
      'pcs?|pieces?|each|units?|ea|stück|stk|einzelpreis|ep|pièce|unitaire|pu|pieza|unidad|unitario|ud|pezzo|pz|szt|sztukę|jedn|jednostkowa|τεμ|τεμαχίου|μονάδας|قطعة|القطعة|للقطعة|الوحدة|الحبة',
    ),
  ],
]

/** Share of the lines whose sums must agree. */
const AGREEING = 0.8
/** Tolerance of a sum for rounding. */
const TOLERANCE = 0.01
const LOOKED_AT = 2_000

function word(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
}

/** Price basis that a heading names; null if it is no price or names none. */
export function basisOfHeading(heading: string): ListPriceBasis | null {
  if (!money.test(heading)) return null
  return bases.find(([, words]) => words.test(heading))?.[0] ?? null
}

export interface Counted {
  readonly quantity: number | null
  readonly unit: Unit | null
  readonly cartons: number | null
  readonly perCarton: number | null
}

/** How many times a line is charged a price of a basis; null if the list does not say. */
export function timesOf(basis: ListPriceBasis, { quantity, unit, cartons, perCarton }: Counted): number | null {
  if (basis === 'unit') return quantity
  if (basis === 'line') return 1
  if (basis === 'kg') return unit === 'KGM' ? quantity : unit === 'TNE' && quantity !== null ? quantity * 1_000 : null
  if (basis === 'pallet') return unit === 'XPX' ? quantity : null
  if (basis === 'lot') return null
  if (cartons !== null || unit === 'XCT') return cartons ?? quantity
  return quantity === null || perCarton === null ? null : quantity / perCarton
}

/** Basis of the price column: the team's decision, else what the list's sums prove, else what its heading says. */
export function basisOf(
  rows: readonly ListRow[],
  formats: ColumnFormats,
  given: (Pick<GivenFields, 'as'> & Partial<RememberedMapping>) | null,
): PriceRead | null {
  const price = formats.get('unitPrice')
  if (!price) return null
  if (given?.basis) return { basis: given.basis, confidence: given.as }
  const said = basisOfHeading(price.column.heading)
  const proven = basesProven(rows, formats, price)
  const [first] = proven
  if (first && !(said && proven.includes(said))) return { basis: first, confidence: 'likely' }
  // Each line has its own price, so each line is a lot.
  if (said === 'lot' && differs(rows, price)) return { basis: 'line', confidence: 'likely' }
  return said ? { basis: said, confidence: 'sure' } : { basis: belowRetail(rows, formats, price), confidence: 'likely' }
}

/** A unit price above the shop price must be the price of the carton or of the line. */
function belowRetail(rows: readonly ListRow[], formats: ColumnFormats, price: ColumnFormat): ListPriceBasis {
  const lines = rows.slice(0, LOOKED_AT).flatMap((row) => {
    const [asked, retail] = [amountOf(row, price), amountOf(row, formats.get('retailPrice'))]
    return asked && retail ? [{ asked, retail, perCarton: amountOf(row, formats.get('unitsPerCarton')) }] : []
  })
  const agree = (test: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(test).length >= lines.length * AGREEING
  // One line proves nothing.
  if (lines.length < 2 || !agree(({ asked, retail }) => asked > retail)) return 'unit'
  return agree(({ asked, retail, perCarton }) => perCarton !== null && asked <= retail * perCarton) ? 'carton' : 'line'
}

/** Bases for which price times quantity equals the values that the list states per line. */
export function basesProven(rows: readonly ListRow[], formats: ColumnFormats, price: ColumnFormat): ListPriceBasis[] {
  const lines = rows.slice(0, LOOKED_AT).flatMap((row) => {
    const asked = amountOf(row, price)
    const total = amountOf(row, formats.get('total'))
    if (!asked || !total) return []
    const [cartons, perCarton] = [amountOf(row, formats.get('cartons')), amountOf(row, formats.get('unitsPerCarton'))]
    const written = amountOf(row, formats.get('quantity'))
    const quantity = written ?? (cartons !== null && perCarton !== null ? cartons * perCarton : null)
    return [{ asked, total, counted: { quantity, unit: null, cartons, perCarton } }]
  })
  if (lines.length === 0) return []
  return (['unit', 'carton', 'line'] as const).filter((basis) => {
    const agreeing = lines.filter(({ asked, total, counted }) => {
      const times = timesOf(basis, counted)
      return times !== null && Math.abs(asked * times - total) <= total * TOLERANCE
    })
    return agreeing.length >= lines.length * AGREEING
  })
}

function differs(rows: readonly ListRow[], price: ColumnFormat): boolean {
  return new Set(rows.slice(0, LOOKED_AT).flatMap((row) => amountOf(row, price) ?? [])).size > 1
}

function amountOf(row: ListRow, format: ColumnFormat | undefined): number | null {
  const read = format ? readAmount(row.cells[format.column.place] ?? null, format.sign, 'thousands') : null
  return read && 'value' in read ? read.value : null
}
