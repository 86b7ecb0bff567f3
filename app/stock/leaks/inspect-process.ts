// Worker process that inspects files before publication. An untrusted file may exhaust time or memory; then only this process ends.
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayPublishColumn } from './cost-words.ts'
import { type FileTexts, noTexts } from './file-texts.ts'
import { findLeaks, type Leak, type Supplier } from './find-leaks.ts'
import { readPdfTexts } from './pdf-texts.ts'
import { textsOfPicture } from './picture-texts.ts'
import { readSheetTexts } from './sheet-texts.ts'
import { readTextDocument } from './text-document.ts'

export interface FileToInspect {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Decides the code page of a list that is not Unicode. */
  readonly language: string
  readonly supplier: Supplier
}

type Found = Pick<Leak, 'kind' | 'found'>

export interface FileInspected {
  readonly found: readonly Found[]
  readonly isWhole: boolean
}

/** Memory limit, above the need of any file within the limits. */
const MAX_BYTES = 1_073_741_824
/** Longest text, in characters, that is checked as a heading of costs. */
const MAX_HEADING_LENGTH = 60
const MAX_NOTE_LENGTH = 200
const MAX_FOUND = 50

serveJobs<FileToInspect, FileInspected>(async ({ supplier, ...file }) => {
  const { texts, headings, notes, authors, hidden, paths, isWhole } = await readTexts(file)
  const all = [...new Set([...texts, ...notes, ...hidden])]
  const costs = headings.filter((text) => text.length <= MAX_HEADING_LENGTH && !mayPublishColumn(text))
  const leaks = findLeaks(
    all.map((text) => ({ field: '', text })),
    supplier,
  )
  const found = [
    ...named('author', authors),
    ...named('hidden', hidden),
    ...named('path', paths),
    ...named('cost', costs),
    ...leaks.map(({ kind, found: text }) => ({ kind, found: text })),
    ...named('note', notes),
  ]
  const once = [...new Map(found.map((leak) => [`${leak.kind} ${leak.found}`, leak])).values()]
  return { found: once.slice(0, MAX_FOUND), isWhole: isWhole && once.length <= MAX_FOUND }
}, MAX_BYTES)

async function readTexts(file: Omit<FileToInspect, 'supplier'>): Promise<FileTexts> {
  const bytes = Buffer.from(file.bytes)
  if (file.contentType === 'application/pdf') return readPdfTexts(bytes)
  if (file.contentType.startsWith('image/')) return { ...noTexts(), texts: textsOfPicture(bytes) }
  const isSheet = /^text\/csv$|spreadsheet|ms-excel/.test(file.contentType)
  return isSheet ? readSheetTexts({ ...file, bytes }) : readTextDocument(bytes)
}

function named(kind: Found['kind'], texts: readonly string[]): Found[] {
  const once = new Set(texts.map((text) => text.trim().slice(0, MAX_NOTE_LENGTH)).filter(Boolean))
  return [...once].map((found) => ({ kind, found }))
}
