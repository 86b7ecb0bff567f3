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

const MAX_BYTES = 805_306_368
/** Longest paragraph, in characters, that is checked as a heading of costs. */
const MAX_HEADING_LENGTH = 60
const MAX_NOTE_LENGTH = 200
const MAX_FOUND = 50

serveJobs<TextToInspect, FileInspected>(async ({ bytes, supplier }) => {
  const { texts, notes, authors, isWhole } = await readTextDocument(Buffer.from(bytes))
  const once = [...new Set([...texts, ...notes])]
  const findings = findLeaks(
    once.map((text) => ({ field: '', text })),
    supplier,
  )
  const costs = once.filter((text) => text.length <= MAX_HEADING_LENGTH && !mayPublishColumn(text))
  const found: FoundInFile[] = [
    ...[...new Set(authors)].map((author) => ({ kind: 'author' as const, found: author })),
    ...costs.map((text) => ({ kind: 'cost' as const, found: text })),
    ...findings.map(({ kind, found: text }) => ({ kind, found: text })),
    ...[...new Set(notes)].map((note) => ({ kind: 'note' as const, found: note.slice(0, MAX_NOTE_LENGTH) })),
  ]
  return { found: found.slice(0, MAX_FOUND), isWhole: isWhole && found.length <= MAX_FOUND }
}, MAX_BYTES)
