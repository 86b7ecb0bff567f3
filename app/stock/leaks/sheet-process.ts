// Worker process for spreadsheets: an untrusted file may exhaust time or memory; then only this process ends.

import { readListSheets } from '../../lots/manifest-parser/read-manifest.ts'
import { textOf } from '../../lots/spreadsheets/sheet-cells.ts'
import { SheetUnusable } from '../../lots/spreadsheets/xlsx-sheets.server.ts'
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayPublishColumn } from './cost-words.ts'
import { findLeaks, type Leak, type Supplier } from './find-leaks.ts'
import { readSheetNotes } from './sheet-notes.ts'

export interface SheetToInspect {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Decides the code page of a file that is not Unicode. */
  readonly language: string
  readonly supplier: Supplier
}

export type FoundInFile = Pick<Leak, 'kind' | 'found'>

export interface FileInspected {
  readonly found: readonly FoundInFile[]
  readonly isWhole: boolean
}

/** Memory limit, above the need of any list within the limits. */
const MAX_BYTES = 1_073_741_824
/** Rows searched for headings, and the longest heading in characters. */
const TOP_ROWS = 30
const MAX_HEADING_LENGTH = 60
const MAX_NOTE_LENGTH = 200
const MAX_FOUND = 50

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
          if (at < TOP_ROWS && text.length <= MAX_HEADING_LENGTH && !mayPublishColumn(text)) costs.add(text)
        }
    }
    const beside = await readSheetNotes(Buffer.from(file.bytes))
    for (const text of [...beside.notes, ...beside.texts, ...beside.hidden]) texts.add(text)
    const findings = findLeaks(
      [...texts].map((text) => ({ field: '', text })),
      supplier,
    )
    const found: FoundInFile[] = [
      ...named('author', beside.authors),
      ...named('hidden', beside.hidden),
      ...named('path', beside.paths),
      ...named('cost', [...costs]),
      ...findings.map(({ kind, found: text }) => ({ kind, found: text })),
      ...named('note', beside.notes),
    ]
    return { found: found.slice(0, MAX_FOUND), isWhole: beside.isWhole && found.length <= MAX_FOUND }
  } catch (fault) {
    if (fault instanceof SheetUnusable) return { found: [], isWhole: false }
    throw fault
  }
}, MAX_BYTES)

function named(kind: FoundInFile['kind'], texts: readonly string[]): FoundInFile[] {
  const once = new Set(texts.map((text) => text.trim().slice(0, MAX_NOTE_LENGTH)).filter(Boolean))
  return [...once].map((found) => ({ kind, found }))
}
