import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import type { Sheet } from '../spreadsheets/xlsx-sheets.server.ts'
import { headingScore, headingsSignature, headingText } from './find-headings.ts'
import { plainLine } from './read-cells.ts'

/** At least two fields that are certain, so that no row of articles begins a list. */
export const LEAST_SCORE = 4
const MOST_TABLES = 20
const LONGEST_HEADING = 80
const LONGEST_NAME = 80
const LONGEST_TITLE = 200

/**
 * Splits a sheet on which lists with different headings stand under one another into a sheet for each, with the rows of the others empty, so
 * that rows keep their numbers. The same headings again go on with the same list.
 */
export function splitTables(sheet: Sheet): Sheet[] {
  const { rows, name } = sheet
  const starts: { headings: number; signature: string }[] = []
  let hasArticles = false
  for (const [at, row] of rows.entries()) {
    const last = starts.at(-1)
    const texts = headingsOf(row)
    if (!texts || headingScore(texts) < LEAST_SCORE || !hasFigures(rows, at + 1)) {
      hasArticles ||= row.some((cell) => /\d/.test(textOf(cell)))
      continue
    }
    const signature = headingsSignature(texts)
    // Of two rows of headings the lower one is part of the same table.
    if (last && (last.signature === signature || !hasArticles)) continue
    starts.push({ headings: at, signature })
    hasArticles = false
    if (starts.length > MOST_TABLES) break
  }
  if (starts.length < 2) return [sheet]
  const tops = starts.map(({ headings }, place) => (place === 0 ? 0 : topOf(rows, headings)))
  return starts.map(({ headings }, place) => {
    const [top = 0, end = rows.length] = [tops[place], tops[place + 1]]
    const above = rows.slice(top, headings).flatMap((row) => row.map(textOf).filter(Boolean))
    return {
      ...sheet,
      name: place === 0 ? name : `${plainLine(name, LONGEST_NAME)}!${headings + 1}`,
      title: plainLine(above.at(-1) ?? '', LONGEST_TITLE),
      preamble: rows.slice(0, starts[0]?.headings),
      rows: rows.map((row, at) => (at >= top && at < end ? row : [])),
    }
  })
}

/** The texts of a row that may be headings; null: it has figures, or too little. */
function headingsOf(row: readonly Cell[]): string[] | null {
  const filled = row.filter((cell) => cell !== null && cell !== '')
  const may = (cell: Cell) => typeof cell === 'string' && cell.length <= LONGEST_HEADING && !/^\W*\d/.test(cell)
  return filled.length > 1 && filled.every(may) ? row.map(headingText) : null
}

/** Whether the next row that is not empty has a figure, as rows of articles do. */
function hasFigures(rows: readonly (readonly Cell[])[], from: number): boolean {
  for (let at = from; at < Math.min(rows.length, from + 3); at++) {
    const filled = rows[at]?.filter((cell) => textOf(cell) !== '') ?? []
    if (filled.some((cell) => /\d/.test(textOf(cell)))) return true
  }
  return false
}

/** The row from which titles and upper headings belong to a table. */
function topOf(rows: readonly (readonly Cell[])[], headings: number): number {
  let top = headings
  while (top > 0) {
    const filled = rows[top - 1]?.filter((cell) => textOf(cell) !== '') ?? []
    const isTitle = filled.length < 2 && !filled.some((cell) => typeof cell === 'number')
    if (!isTitle && !(top === headings && filled.every((cell) => typeof cell === 'string' && !/\d/.test(cell)))) break
    top--
  }
  return top
}
