import type { PdfLine, Piece } from './pdf-lines.ts'
import { borderBetween, isFigure, wordsOf } from './pdf-words.ts'
import { SheetUnusable, sheetLimits } from './xlsx-sheets.server.ts'

/** Columns are told apart in steps of half a point, up to the widest page that PDF knows. */
const STEP = 0.5
const WIDEST = 14_400
/** Share of lines that may cross the gap between two columns. */
const OVERLONG = 0.05

/** Pieces that are as close together as words of one cell. */
export type Run = readonly Piece[]
export interface RunLine extends PdfLine {
  readonly runs: readonly Run[]
}

export interface Column {
  readonly left: number
  readonly right: number
}

/** Columns are where text stands in most lines, with a gap between them; a heading is one in any case. */
export function columnsOf(headings: RunLine | null, lines: readonly RunLine[]): Column[] {
  const fewest = headings ? Math.max(2, Math.ceil(headings.runs.length * 0.6)) : 3
  const table = lines.filter((line) => line.runs.length >= fewest || (headings && isTightRow(line, headings, fewest)))
  const spare = Math.floor(table.length * OVERLONG)
  const covered = new Uint32Array(WIDEST / STEP)
  const first = table.reduce((least, { pieces }) => Math.min(least, pieces[0]?.left ?? least), WIDEST)
  const placeOf = (x: number) => Math.min(covered.length - 1, Math.max(0, Math.round((x - first) / STEP)))
  for (const line of table)
    for (const run of line.runs) {
      const to = placeOf(run.at(-1)?.right ?? 0)
      for (let at = placeOf(run[0]?.left ?? 0); at < to; at++)
        covered[at] = (covered[at] ?? 0) + (line === headings ? spare + 1 : 1)
    }
  const columns: Column[] = []
  let left: number | null = null
  for (const [at, count] of covered.entries()) {
    if (count > spare && left === null) left = at
    if (count <= spare && left !== null) {
      columns.push({ left: first + left * STEP, right: first + at * STEP })
      left = null
    }
  }
  if (columns.length > sheetLimits.columns || columns.length * lines.length > sheetLimits.cells)
    throw new SheetUnusable('too_wide')
  return headings ? parted(paired(columns, headings, table), headings, table) : columns
}

/** Whether figures stand in a line, below enough headings, though its cells run into each other. */
function isTightRow({ pieces }: RunLine, headings: RunLine, fewest: number): boolean {
  const headed = headings.pieces.filter((head) => pieces.some((piece) => areBelow(piece, head)))
  return headed.length >= fewest && pieces.flatMap(wordsOf).filter(({ text }) => isFigure(text)).length > 1
}

function areBelow(one: Column, other: Column): boolean {
  return one.left < other.right && one.right > other.left
}

/** Joins neighbours of which one has only a heading and the other only figures: the edges of one column. */
function paired(columns: readonly Column[], headings: RunLine, table: readonly RunLine[]): Column[] {
  const has = (column: Column, lines: readonly RunLine[]) =>
    lines.some(({ pieces }) => pieces.some((piece) => areBelow(piece, column)))
  const below = table.filter((line) => line !== headings)
  const kinds = columns.map((column) => ({ column, headed: has(column, [headings]), filled: has(column, below) }))
  const found: typeof kinds = []
  for (const { column, headed, filled } of kinds) {
    const last = found.at(-1)
    const isPair = last && last.headed !== headed && last.filled !== filled && last.headed !== last.filled
    if (isPair)
      found[found.length - 1] = { column: { left: last.column.left, right: column.right }, headed: true, filled: true }
    else found.push({ column, headed, filled })
  }
  return found.map(({ column }) => column)
}

/** Narrow columns run into each other and are split at their headings. */
function parted(columns: readonly Column[], headings: RunLine, table: readonly RunLine[]): Column[] {
  const below = table.filter((line) => line !== headings)
  const spare = Math.floor(below.length * OVERLONG)
  const heads = headings.runs.map((run) => ({ left: run[0]?.left ?? 0, right: run.at(-1)?.right ?? 0, text: '' }))
  return columns.flatMap((column) => {
    const own = heads.filter((head) => areBelow(head, column))
    if (own.length < 2) return [column]
    const words = below.flatMap(({ pieces }) => pieces.filter((piece) => areBelow(piece, column)).flatMap(wordsOf))
    const borders = own.slice(1).flatMap((head, at) => borderBetween(own[at] ?? head, head, words, spare) ?? [])
    return [column.left, ...borders].map((left, at) => ({ left, right: borders[at] ?? column.right }))
  })
}
