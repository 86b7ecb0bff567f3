// A process that looks into text documents that are to be handed out. A file from outside may take any time and memory: then this process
// ends, and not the program.
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayBePublic } from './cost-words.ts'
import { findLeaks, type Supplier } from './find-leaks.ts'
import type { FileInspected, FoundInFile } from './sheet-process.ts'
import { readTextDocument } from './text-document.ts'

/** A document, and who supplies the goods. */
export interface TextToInspect {
  readonly bytes: Uint8Array
  readonly supplier: Supplier
}

/** More memory than a document within the limits takes. */
const MOST_BYTES = 805_306_368
/** Letters of a paragraph that names what goods cost, such as a heading. */
const LONGEST_HEADING = 60
/** Characters of a comment that are shown. */
const LONGEST_NOTE = 200
const MOST_FOUND = 50

serveJobs<TextToInspect, FileInspected>(async ({ bytes, supplier }) => {
  const { texts, notes, authors, isWhole } = await readTextDocument(Buffer.from(bytes))
  const once = [...new Set([...texts, ...notes])]
  const told = findLeaks(
    once.map((text) => ({ box: '', text })),
    supplier,
  )
  const costs = once.filter((text) => text.length <= LONGEST_HEADING && !mayBePublic(text))
  const found: FoundInFile[] = [
    ...[...new Set(authors)].map((author) => ({ kind: 'author' as const, found: author })),
    ...costs.map((text) => ({ kind: 'cost' as const, found: text })),
    ...told.map(({ kind, found: text }) => ({ kind, found: text })),
    ...[...new Set(notes)].map((note) => ({ kind: 'note' as const, found: note.slice(0, LONGEST_NOTE) })),
  ]
  return { found: found.slice(0, MOST_FOUND), isWhole: isWhole && found.length <= MOST_FOUND }
}, MOST_BYTES)
