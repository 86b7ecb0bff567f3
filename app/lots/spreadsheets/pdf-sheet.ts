import { type Column, columnsOf, type Run, type RunLine } from './pdf-columns.ts'
import { type PdfLine, type PdfText, type Piece, readPdfLines } from './pdf-lines.ts'
import { cutAt, isFigure } from './pdf-words.ts'
import type { Sheet } from './xlsx-sheets.server.ts'

/** Gap within a cell and between words of it, in sizes of its letters. */
const GAP = 0.35
const SPACE = 0.1
const MAX_TABLES = 100
/** Lines at the top and at the bottom of every page, such as a letterhead. */
const MAX_RUNNING = 8
/** Rows that make a table of a document without known headings. */
const MIN_ROWS = 3

/** A PDF as a sheet: cells by their columns, and where each row stands. */
type PdfSheet = Sheet & { readonly pages: readonly number[] }

/**
 * Reads the tables of a PDF from the positions of its text; null: it has none.
 * @param isHeadings whether texts are the headings of a list; columns are detected again below each
 * @throws {PdfUnreadable | SheetUnusable}
 */
export async function readPdfSheet(
  bytes: Uint8Array,
  isHeadings: (texts: readonly string[]) => boolean,
): Promise<{ sheet: PdfSheet | null; text: PdfText }> {
  const text = await readPdfLines(bytes)
  const lines = withoutRunning(text.lines).map((line) => ({ ...line, runs: runsOf(line) }))
  const tables = tablesOf(lines, isHeadings)
  const rows = tables.flatMap(rowsOf)
  const isTable = tables.some(({ headings }) => headings) || rows.filter(isArticle).length >= MIN_ROWS
  const sheet = { name: '', merged: [], broken: new Map(), currency: null, currencies: new Map() }
  return {
    sheet: isTable ? { ...sheet, rows: rows.map(({ cells }) => cells), pages: rows.map(({ page }) => page) } : null,
    text,
  }
}

/** Headers and footers that repeat on every page, except the first header. */
function withoutRunning(lines: readonly PdfLine[]): PdfLine[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()]
  if (pages.length < 2) return [...lines]
  const same = (at: number) =>
    new Set(
      pages.map((page) =>
        page
          .at(at)
          ?.pieces.map(({ text }) => text)
          .join(' '),
      ),
    ).size === 1
  const shortest = Math.min(...pages.map((page) => page.length))
  let above = 0
  while (above < Math.min(shortest, MAX_RUNNING) && same(above)) above++
  let below = 0
  while (below < Math.min(shortest - above, MAX_RUNNING) && same(-1 - below)) below++
  return pages.flatMap((page, place) => page.slice(place === 0 ? 0 : above, page.length - below))
}

function runsOf(line: PdfLine): Run[] {
  const { pieces, size } = line
  const gap = Math.max(GAP * size, 1.2 * pitchOfLetters(line))
  const runs: Piece[][] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && piece.left - before.right <= gap) last.push(piece)
    else runs.push([piece])
  }
  return runs
}

/** In points, where letters are as wide as each other and as spaces are; 0: they are not. */
function pitchOfLetters({ pieces }: PdfLine): number {
  const long = pieces.filter(({ text }) => text.length > 1)
  const pitches = long.map(({ left, right, text }) => (right - left) / text.length)
  const [least, most] = [Math.min(...pitches), Math.max(...pitches)]
  const hasLetters = long.some(({ text }) => /\p{L}{2}/u.test(text))
  return long.length > 1 && hasLetters && most < least * 1.01 ? most : 0
}

interface Table {
  /** Null: lines above the first headings, or a document without headings. */
  readonly headings: RunLine | null
  readonly lines: readonly RunLine[]
}

function tablesOf(lines: readonly RunLine[], isHeadings: (texts: readonly string[]) => boolean): Table[] {
  const tables: { headings: RunLine | null; known: string; lines: RunLine[] }[] = [
    { headings: null, known: '', lines: [] },
  ]
  for (const line of lines) {
    const texts = line.runs.map((run) => joined(run, line.size))
    const known = texts.join('|')
    const last = tables.at(-1)
    // Printed lists repeat their headings on every page.
    if (texts.length > 2 && known === last?.known) continue
    if (texts.length > 2 && tables.length < MAX_TABLES && isHeadings(texts))
      tables.push({ headings: line, known, lines: [line] })
    else last?.lines.push(line)
  }
  return tables.filter((table) => table.lines.length > 0)
}

interface Row {
  readonly page: number
  readonly cells: (string | null)[]
}

interface PlacedRow extends Row {
  readonly y: number
  readonly size: number
}

function rowsOf({ headings, lines }: Table): Row[] {
  const columns = columnsOf(headings, lines)
  const placed = lines.map((line): PlacedRow => {
    const { page, y, size, runs } = line
    return { page, y, size, cells: columns.length === 0 ? [lineText(line)] : cellsOf(line, runs, columns) }
  })
  return headings ? withWrapped(placed, columns.length) : placed
}

function lineText({ runs, size }: RunLine): string {
  return runs.map((run) => joined(run, size)).join(' ')
}

/** A line of a single run is a sentence or title and stays whole, unless figures stand in it below their headings. */
function cellsOf(line: PdfLine, runs: readonly Run[], columns: readonly Column[]): (string | null)[] {
  const borders = columns.flatMap(({ left }, place) => (left === columns[place - 1]?.right ? [left] : []))
  const pieces = runs.flat()
  const cells = inColumns(
    pieces.flatMap((piece) => cutAt(piece, borders)),
    columns,
    line.size,
  )
  const isRow = runs.length > 1 || (cells.filter((cell) => cell !== null).length > 2 && cells.some(isFigure))
  return isRow ? cells : inColumns(pieces, columns, line.size, runs[0]?.[0])
}

function inColumns(pieces: readonly Piece[], columns: readonly Column[], size: number, first?: Piece) {
  const found = columns.map((): Piece[] => [])
  for (const piece of pieces) found[columnBelow(first ?? piece, columns)]?.push(piece)
  return found.map((cell) => (cell.length === 0 ? null : joined(cell, size)))
}

function columnBelow({ left, right }: Column, columns: readonly Column[]): number {
  let [best, most] = [0, Number.NEGATIVE_INFINITY]
  for (const [place, column] of columns.entries()) {
    const overlap = Math.min(right, column.right) - Math.max(left, column.left)
    if (overlap > most) [best, most] = [place, overlap]
  }
  return best
}

/** Text of pieces in reading order: from right to left where most of it is written so. */
function joined(pieces: readonly Piece[], size: number): string {
  const text = pieces.map((piece) => piece.text).join('')
  const rightToLeft = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0
  const isReversed = rightToLeft * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
  let written = ''
  let before: Piece | null = null
  for (const piece of isReversed ? pieces.toReversed() : pieces) {
    const gap: number = before ? (isReversed ? before.left - piece.right : piece.left - before.right) : 0
    written += (gap > SPACE * size ? ' ' : '') + piece.text
    before = piece
  }
  return written
}

/** Joins the further lines of a cell to the row that they belong to: closer to it than rows are to each other. */
function withWrapped(rows: readonly PlacedRow[], columns: number): Row[] {
  const isWhole = rows.map(({ cells }) => {
    const filled = cells.filter((cell) => cell !== null)
    return filled.length >= columns * 0.6 || (filled.length > 1 && filled.some(isFigure))
  })
  const pitch = pitchOf(rows.filter((_, place) => isWhole[place]))
  const distance = (one: PlacedRow | undefined, other: PlacedRow | undefined) =>
    one && other && one.page === other.page ? Math.abs(other.y - one.y) : Number.POSITIVE_INFINITY
  const groups: { rows: PlacedRow[]; isWhole: boolean }[] = []
  let joinsNext = false
  for (const [place, row] of rows.entries()) {
    const last = groups.at(-1)
    const [above, below] = [distance(rows[place - 1], row), distance(row, rows[place + 1])]
    const isNear = (gap: number) => gap <= row.size * 1.5 && gap < pitch * 0.92
    const joinsLast = !isWhole[place] && last?.isWhole === true && isNear(above) && above <= below
    if (last && (joinsNext || joinsLast)) {
      last.rows.push(row)
      last.isWhole ||= isWhole[place] === true
    } else groups.push({ rows: [row], isWhole: isWhole[place] === true })
    joinsNext = !isWhole[place] && !joinsLast && isNear(below) && leadsToWhole(place)
  }
  return groups.map(({ rows: [first, ...rest] }) => {
    const cells = first?.cells.map((cell, place) => {
      const texts = [cell, ...rest.map((row) => row.cells[place] ?? null)].filter((text) => text !== null)
      return texts.length === 0 ? null : texts.join(' ')
    })
    return { page: first?.page ?? 1, cells: cells ?? [] }
  })

  function leadsToWhole(place: number): boolean {
    const next = rows[place + 1]
    if (!next || distance(rows[place], next) === Number.POSITIVE_INFINITY) return false
    return isWhole[place + 1] === true || distance(next, rows[place + 2]) <= next.size * 1.5
  }
}

function pitchOf(rows: readonly PlacedRow[]): number {
  const steps = rows.flatMap(({ page, y }, place) => {
    const next = rows[place + 1]
    return next && next.page === page ? [next.y - y] : []
  })
  return steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0
}

function isArticle({ cells }: Row): boolean {
  return cells.filter((cell) => cell !== null).length > 2 && cells.some(isFigure)
}
