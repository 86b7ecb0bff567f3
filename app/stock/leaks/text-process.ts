// Worker process for text documents: an untrusted file may exhaust time or memory; then only this process ends.
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayPublishColumn } from './cost-words.ts'
import { findLeaks, type Supplier } from './find-leaks.ts'
import type { FileInspected, FoundInFile } from './sheet-process.ts'
import { readTextDocument } from './text-document.ts'

export interface TextToInspect {
  readonly bytes: Uint8Array
  readonly supplier: Supplier
}

const MOST_BYTES = 805_306_368
/** Longest paragraph, in characters, that is checked as a heading of costs. */
const LONGEST_HEADING = 60
const LONGEST_NOTE = 200
const MOST_FOUND = 50

serveJobs<TextToInspect, FileInspected>(async ({ bytes, supplier }) => {
  const { texts, notes, authors, isWhole } = await readTextDocument(Buffer.from(bytes))
  const once = [...new Set([...texts, ...notes])]
  const told = findLeaks(
    once.map((text) => ({ box: '', text })),
    supplier,
  )
  const costs = once.filter((text) => text.length <= LONGEST_HEADING && !mayPublishColumn(text))
  const found: FoundInFile[] = [
    ...[...new Set(authors)].map((author) => ({ kind: 'author' as const, found: author })),
    ...costs.map((text) => ({ kind: 'cost' as const, found: text })),
    ...told.map(({ kind, found: text }) => ({ kind, found: text })),
    ...[...new Set(notes)].map((note) => ({ kind: 'note' as const, found: note.slice(0, LONGEST_NOTE) })),
  ]
  return { found: found.slice(0, MOST_FOUND), isWhole: isWhole && found.length <= MOST_FOUND }
}, MOST_BYTES)
