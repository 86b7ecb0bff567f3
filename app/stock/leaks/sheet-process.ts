// A process that looks into spreadsheets that are to be handed out. A file from outside may take any time and memory: then this process
// ends, and not the program.

import { readListSheets } from '../../lots/manifests/read-manifest.ts'
import { textOf } from '../../lots/spreadsheets/sheet-cells.ts'
import { SheetUnusable } from '../../lots/spreadsheets/xlsx-sheets.server.ts'
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayBePublic } from './cost-words.ts'
import { findLeaks, type Leak, type Supplier } from './find-leaks.ts'
import { readSheetNotes } from './sheet-notes.ts'

/** A spreadsheet, and who supplies the goods. */
export interface SheetToInspect {
  readonly bytes: Uint8Array
  /** By its content. */
  readonly contentType: string
  /** In which code page it may be, where it is in no Unicode. */
  readonly language: string
  readonly supplier: Supplier
}

/** Something in a file that tells who supplies the goods, or what they cost. */
export type FoundInFile = Pick<Leak, 'kind' | 'found'>

/** What a file tells, each thing once. */
export interface FileInspected {
  readonly found: readonly FoundInFile[]
  /** All of it was looked into. */
  readonly isWhole: boolean
}

/** More memory than a list within the limits takes. */
const MOST_BYTES = 1_073_741_824
/** Rows at the top of a sheet that its headings stand in, and characters of one. */
const TOP_ROWS = 30
const LONGEST_HEADING = 60
/** Characters of a comment that are shown. */
const LONGEST_NOTE = 200
const MOST_FOUND = 50

serveJobs<SheetToInspect, FileInspected>(async ({ supplier, ...file }) => {
  try {
    const sheets = await readListSheets(file)
    if (!sheets) return { found: [], isWhole: false }
    const texts = new Set<string>()
    const costs = new Set<string>()
    for (const { name, rows } of sheets) {
      texts.add(name)
      for (const [at, row] of rows.entries())
        for (const cell of row) {
          if (typeof cell !== 'string' || cell.trim() === '') continue
          const text = textOf(cell)
          texts.add(text)
          if (at < TOP_ROWS && text.length <= LONGEST_HEADING && !mayBePublic(text)) costs.add(text)
        }
    }
    const beside = await readSheetNotes(Buffer.from(file.bytes))
    for (const text of [...beside.notes, ...beside.texts, ...beside.hidden]) texts.add(text)
    const told = findLeaks(
      [...texts].map((text) => ({ box: '', text })),
      supplier,
    )
    const found: FoundInFile[] = [
      ...named('author', beside.authors),
      ...named('hidden', beside.hidden),
      ...named('path', beside.paths),
      ...named('cost', [...costs]),
      ...told.map(({ kind, found: text }) => ({ kind, found: text })),
      ...named('note', beside.notes),
    ]
    return { found: found.slice(0, MOST_FOUND), isWhole: beside.isWhole && found.length <= MOST_FOUND }
  } catch (fault) {
    if (fault instanceof SheetUnusable) return { found: [], isWhole: false }
    throw fault
  }
}, MOST_BYTES)

function named(kind: FoundInFile['kind'], texts: readonly string[]): FoundInFile[] {
  const once = new Set(texts.map((text) => text.trim().slice(0, LONGEST_NOTE)).filter(Boolean))
  return [...once].map((found) => ({ kind, found }))
}
