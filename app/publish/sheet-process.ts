// A process that looks into spreadsheets that are to be handed out. A file from outside may take any time and memory: then this process
// ends, and not the program.
import { textOf } from '../lot-sheets/sheet-cells.ts'
import { SheetUnusable } from '../lot-sheets/xlsx-sheets.server.ts'
import { readListSheets } from '../manifests/read-manifest.ts'
import { serveJobs } from '../platform/serve-jobs.ts'
import { findLeaks, type Leak, type Supplier } from './find-leaks.ts'
import { mayBePublic } from './manifest-columns.ts'

/** A spreadsheet, and who supplies the goods. */
export interface SheetToInspect {
  readonly bytes: Uint8Array
  /** By its content. */
  readonly contentType: string
  /** In which code page it may be, where it is in no Unicode. */
  readonly language: string
  readonly supplier: Supplier
}

/** What its cells tell, each once; null: it could not be read. */
export type SheetInspected = readonly Pick<Leak, 'kind' | 'found'>[] | null

/** More memory than a list within the limits takes. */
const MOST_BYTES = 1_073_741_824
/** Rows at the top of a sheet that its headings stand in, and characters of one. */
const TOP_ROWS = 30
const LONGEST_HEADING = 60
const MOST_FOUND = 50

serveJobs<SheetToInspect, SheetInspected>(async ({ supplier, ...file }) => {
  try {
    const sheets = await readListSheets(file)
    if (!sheets) return null
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
    const told = findLeaks(
      [...texts].map((text) => ({ box: '', text })),
      supplier,
    )
    const found: SheetInspected = [...[...costs].map((heading) => ({ kind: 'cost' as const, found: heading })), ...told]
    return found.slice(0, MOST_FOUND).map(({ kind, found: text }) => ({ kind, found: text }))
  } catch (fault) {
    if (fault instanceof SheetUnusable) return null
    throw fault
  }
}, MOST_BYTES)
