import { textOf } from '../spreadsheets/sheet-cells.ts'
import { detectColumnFormats, type ListWords } from './column-formats.ts'
import type { ListRow } from './list-rows.ts'
import type { ListPriceBasis, ManifestColumn, PriceQuestion } from './manifest.ts'
import { readManifestHeading } from './manifest-headings.ts'
import { basesProven, basisOfHeading } from './price-basis.ts'
import type { GivenFields } from './recognise-columns.ts'

const LOOKED_AT = 200

/** A price with VAT; the price between companies stands beside it. */
const gross =
  /(?<!\p{L})(?:brutto|ttc|ivato|(?:inc|incl|inkl)\w*\.?\s*(?:vat|tax|mwst|ust|iva|btw)|(?:iva|vat|mwst|tva)\s*(?:incl|inkl|inc)\w*|con iva|z vat|με φπα|شامل الضريبة)(?!\p{L})/iu

/** May be the asking price or the RRP; undecided only if another price stands beside it. */
const either = /^(?:verkaufspreis|سعر البيع)\s*(?:[([€$£]|eur|in|$)/iu

interface Settled {
  readonly columns: readonly ManifestColumn[]
  readonly question: PriceQuestion | null
}

/** Chooses among several price columns only if the list's sums prove one. @param given the team's decisions; those are no candidates */
export function settlePrice(
  rows: readonly ListRow[],
  columns: readonly ManifestColumn[],
  given: GivenFields | null,
  words: ListWords,
): Settled {
  const isOpen = ({ place }: ManifestColumn) => given === null || given.fields[place] === 'open'
  for (const field of ['unitPrice', 'total'] as const) {
    if (columns.some((column) => column.field === field && !isOpen(column))) return { columns, question: null }
    const hasPrice = columns.some((column) => column.field === 'unitPrice')
    const called = columns.filter(
      (column) =>
        isOpen(column) &&
        (isCalled(column, field) || (field === 'unitPrice' && hasPrice && isEither(column))) &&
        hasNumbers(rows, column),
    )
    const candidates = field === 'unitPrice' ? likeliest(called) : called
    const different = withoutCopies(rows, candidates)
    const [only] = different
    if (different.length === 1 && only) return { columns: withField(columns, only, field), question: null }
    if (different.length === 0) continue
    const proven = different.filter((column) => {
      const formats = detectColumnFormats(rows, withField(columns, column, field), words)
      const price = formats.get('unitPrice')
      return price !== undefined && basesProven(rows, formats, price).length > 0
    })
    const [right] = proven
    if (right && proven.length === 1) return { columns: withField(columns, right, field), question: null }
    const places = different.map(({ place }) => place)
    const open = columns.map((column) =>
      places.includes(column.place) || column.field === field ? { ...column, field: null, confidence: null } : column,
    )
    return { columns: open, question: { field, places } }
  }
  return { columns, question: null }
}

/** Whether an unmapped column is headed as a price or as the value of a line. */
function isCalled({ heading, field }: ManifestColumn, wanted: PriceQuestion['field']): boolean {
  if (field !== null) return field === wanted
  const says = readManifestHeading(heading)
  return says?.field === wanted && (wanted === 'unitPrice' || says.confidence === 'sure')
}

function isEither({ heading, field }: ManifestColumn): boolean {
  return field === 'retailPrice' && either.test(heading)
}

function hasNumbers(rows: readonly ListRow[], { place }: ManifestColumn): boolean {
  return rows.slice(0, LOOKED_AT).some(({ cells }) => /\d/.test(textOf(cells[place])))
}

/** Prices without VAT for the smallest unit; the others are the same prices for larger ones. */
function likeliest(columns: readonly ManifestColumn[]): readonly ManifestColumn[] {
  const net = columns.filter(({ heading }) => !gross.test(heading))
  const some = net.length > 0 ? net : columns
  const order: readonly (ListPriceBasis | null)[] = ['kg', 'carton', 'pallet', 'line', 'lot']
  const rankOf = ({ heading }: ManifestColumn) => order.indexOf(basisOfHeading(heading))
  const smallest = Math.min(...some.map(rankOf))
  return some.filter((column) => rankOf(column) === smallest)
}

function withoutCopies(rows: readonly ListRow[], columns: readonly ManifestColumn[]): readonly ManifestColumn[] {
  const first = rows.slice(0, LOOKED_AT)
  const written = columns.map(({ place }) => first.map(({ cells }) => textOf(cells[place])).join('\n'))
  return columns.filter((_, at) => written.indexOf(written[at] ?? '') === at)
}

function withField(
  columns: readonly ManifestColumn[],
  chosen: ManifestColumn,
  field: PriceQuestion['field'],
): ManifestColumn[] {
  return columns.map((column) => {
    if (column.place === chosen.place)
      return column.field === field ? column : { ...column, field, confidence: 'likely' }
    return column.field === field ? { ...column, field: null, confidence: null } : column
  })
}
