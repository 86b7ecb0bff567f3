import { type Cell, readCurrency, textOf } from '../spreadsheets/sheet-cells.ts'
import type { Confidence, ManifestColumn, ManifestField, RememberedMapping } from './manifest.ts'
import { isSizeHeading, MIN_SIZES, readManifestHeading } from './manifest-headings.ts'
import { plainLine } from './read-cells.ts'
import { readGtin } from './read-gtin.ts'

const LOOKED_AT = 200
const SAMPLES = 3
const MAX_SAMPLE_LENGTH = 60

export interface GivenFields extends RememberedMapping {
  readonly as: Extract<Confidence, 'remembered' | 'chosen'>
}

/** Maps columns to fields, each at most once, except a column per size. @param rows below the headings @param given null: detect */
export function recogniseColumns(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  given: GivenFields | null,
): ManifestColumn[] {
  const first = rows.slice(0, LOOKED_AT)
  const width = Math.max(headings.length, ...first.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, place) => {
    const cells = first.map((row) => row[place] ?? null).filter((cell) => textOf(cell) !== '')
    const samples = [...new Set(cells.slice(0, 20).map((cell) => plainLine(textOf(cell), MAX_SAMPLE_LENGTH)))]
    return { place, heading: headings[place] ?? '', cells, samples: samples.slice(0, SAMPLES) }
  })
  const used = columns.filter(({ heading, cells }) => heading !== '' || cells.length > 0)
  const chosen = assign(used)
  const taken = new Set(given?.fields)
  return used.map(({ place, heading, samples }) => {
    const found = chosen.get(place) ?? null
    const said = given?.fields[place]
    const told = said === 'open' ? undefined : said
    // The team gave this field to another column.
    const own = told === undefined && found && taken.has(found.field) ? null : found
    const agreed = told === undefined || told === own?.field || (told === null && own === null)
    const { field, confidence } = agreed
      ? { field: own?.field ?? null, confidence: own?.confidence ?? null }
      : { field: told, confidence: told && given ? given.as : null }
    return { place, heading, samples, field, confidence }
  })
}

interface LookedAt {
  readonly place: number
  readonly heading: string
  readonly cells: readonly Cell[]
}

interface Assigned {
  readonly field: ManifestField
  readonly confidence: Confidence
}

const available = /available|(?<!\p{L})free|verfügbar|(?<!\p{L})frei|disponib|dostępn|διαθέσιμ|متوفر|متاح/iu

function assign(columns: readonly LookedAt[]): Map<number, Assigned> {
  const wanted = columns.flatMap((column) => {
    const says = readManifestHeading(column.heading)
    // Row numbers often have headings like article numbers.
    if (!says || (says.field === 'sku' && countsRows(column.cells))) return []
    // In Polish, `stan` means both stock and condition.
    const field =
      says.field === 'condition' && /^stan\b/i.test(column.heading) && areNumbers(column.cells)
        ? 'quantity'
        : says.field
    // Part of the stock may already be sold.
    const rank = field === 'quantity' && available.test(column.heading) ? says.rank - 0.5 : says.rank
    return [{ ...says, field, rank, column }]
  })
  wanted.sort((one, other) => one.rank - other.rank || one.column.place - other.column.place)
  const assigned = new Map<number, Assigned>()
  const has = (field: ManifestField) => [...assigned.values()].some((each) => each.field === field)
  for (const { field, confidence, column } of wanted) if (!has(field)) assigned.set(column.place, { field, confidence })
  const total = columns.find(({ place }) => assigned.get(place)?.field === 'total')
  // After a column per size, the total counts pieces.
  if (total && has('unitPrice') && !has('quantity') && !has('cartons') && countsPieces(total))
    assigned.set(total.place, { field: 'quantity', confidence: 'likely' })
  // Barcodes are recognized by check digits, regardless of the heading.
  const barcodes = columns.find(({ place, cells }) => {
    const field = assigned.get(place)?.field
    return (field === undefined || field === 'sku') && areGtins(cells)
  })
  if (barcodes && !has('gtin')) assigned.set(barcodes.place, { field: 'gtin', confidence: 'likely' })
  // "Modell" beside "Art.-Nr." is a name.
  const words = wanted.find(
    ({ field, column }) => field === 'sku' && !assigned.has(column.place) && !areCodes(column.cells),
  )
  if (words && !has('name')) assigned.set(words.column.place, { field: 'name', confidence: 'likely' })
  tellNamesFromNumbers(columns, wanted, assigned)
  if (!has('size'))
    for (const { place } of sizeRun(columns)) assigned.set(place, { field: 'size', confidence: 'likely' })
  return assigned
}

/** Neighbouring columns that each count the pieces of one size. */
function sizeRun(columns: readonly LookedAt[]): readonly LookedAt[] {
  let run: LookedAt[] = []
  let longest: LookedAt[] = []
  for (const column of columns) {
    const counts = column.cells.every((cell) => /^(?:\d{1,6}|[-–—])$/.test(textOf(cell)))
    const isBeside = run.at(-1)?.place === column.place - 1
    run = counts && isSizeHeading(column.heading) ? [...(isBeside ? run : []), column] : []
    if (run.length > longest.length) longest = run
  }
  return longest.length < MIN_SIZES ? [] : longest
}

/** In German lists "Artikel" may be name or number; the content decides. */
function tellNamesFromNumbers(
  columns: readonly LookedAt[],
  wanted: readonly { readonly field: ManifestField; readonly column: LookedAt }[],
  assigned: Map<number, Assigned>,
): void {
  const [place] = [...assigned].find(([, { field }]) => field === 'name') ?? []
  const named = columns.find((column) => column.place === place)
  const other = wanted.find(({ field, column }) => field === 'name' && column.place !== place)?.column
  if (!named || !other || !areCodes(named.cells) || areCodes(other.cells)) return
  const isFree = ![...assigned.values()].some(({ field }) => field === 'sku')
  assigned.set(other.place, { field: 'name', confidence: 'likely' })
  if (isFree) assigned.set(named.place, { field: 'sku', confidence: 'likely' })
  else assigned.delete(named.place)
}

function areCodes(cells: readonly Cell[]): boolean {
  const codes = cells.filter((cell) => /\d/.test(textOf(cell)) && !/\s/.test(textOf(cell)) && textOf(cell).length < 25)
  return cells.length > 0 && codes.length >= cells.length * 0.8
}

function areGtins(cells: readonly Cell[]): boolean {
  const right = cells.filter((cell) => textOf(cell).length >= 8 && 'gtin' in readGtin(cell))
  return right.length > 0 && right.length >= cells.length * 0.6 && (right.length > 1 || cells.length === 1)
}

function areNumbers(cells: readonly Cell[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^\d[\d\s.,]*$/.test(textOf(cell)))
}

function countsPieces({ heading, cells }: LookedAt): boolean {
  return readCurrency(heading) === null && cells.length > 0 && cells.every((cell) => /^\d{1,6}$/.test(textOf(cell)))
}

function countsRows(cells: readonly Cell[]): boolean {
  return cells.length > 2 && cells.every((cell, place) => Number(textOf(cell)) === place + 1)
}
