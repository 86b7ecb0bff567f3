// Worker process that inspects PDFs before publication. An untrusted file may exhaust time or memory; then only this process ends.
// Runs no scripts of a document and fetches nothing.
import { getDocumentProxy } from 'unpdf'
import { serveJobs } from '../../platform/workers/serve-jobs.ts'
import { mayPublishColumn } from './cost-words.ts'
import { findLeaks, type Supplier } from './find-leaks.ts'
import type { FileInspected, FoundInFile } from './sheet-process.ts'
import { attributesOf, elementsOf } from './xml-text.ts'

export interface PdfToInspect {
  readonly bytes: Uint8Array
  readonly supplier: Supplier
}

/** Memory limit, above the need of any document within the limits. */
const MAX_BYTES = 805_306_368
const MAX_PAGES = 200
const MAX_LETTERS = 2_000_000
/** Longest text, in characters, that is checked as a heading of costs. */
const MAX_HEADING_LENGTH = 60
const MAX_FOUND = 50

interface Texts {
  readonly authors: Set<string>
  /** Isolated texts: headings and table cells. */
  readonly words: Set<string>
  readonly all: string[]
  /** False if it could not be inspected completely, or has no text. */
  isWhole: boolean
}

serveJobs<PdfToInspect, FileInspected>(async ({ bytes, supplier }) => {
  const texts = await readTexts(bytes)
  if (!texts) return { found: [], isWhole: false }
  const costs = [...texts.words].filter((word) => !mayPublishColumn(word))
  const findings = findLeaks(
    texts.all.map((text) => ({ field: '', text })),
    supplier,
  )
  const found: FoundInFile[] = [
    ...[...texts.authors].map((author) => ({ kind: 'author' as const, found: author })),
    ...costs.map((word) => ({ kind: 'cost' as const, found: word })),
    ...findings.map(({ kind, found: text }) => ({ kind, found: text })),
  ]
  return { found: found.slice(0, MAX_FOUND), isWhole: texts.isWhole }
}, MAX_BYTES)

/** @returns null if it is damaged or needs a password */
async function readTexts(bytes: Uint8Array): Promise<Texts | null> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(() => null)
  if (!document) return null
  try {
    const texts: Texts = { authors: new Set(), words: new Set(), all: [], isWhole: document.numPages <= MAX_PAGES }
    let letters = 0
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && letters <= MAX_LETTERS; number++) {
      const page = await document.getPage(number)
      const text = await readPage(page, texts)
      // A scanned page has no text.
      if (text.trim() === '') texts.isWhole = false
      letters += text.length
      texts.all.push(text)
      page.cleanup()
    }
    if (letters > MAX_LETTERS) texts.isWhole = false
    await readProperties(document, texts)
    return texts
  } catch {
    return null
  } finally {
    await document.loadingTask.destroy()
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

async function readPage(page: Awaited<ReturnType<PdfDocument['getPage']>>, texts: Texts): Promise<string> {
  const { items } = await page.getTextContent()
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    const word = item.str.trim()
    if (word !== '' && word.length <= MAX_HEADING_LENGTH) texts.words.add(word)
    text += item.str + (item.hasEOL ? '\n' : ' ')
  }
  for (const note of await page.getAnnotations()) texts.all.push(...textsIn(note))
  return text
}

async function readProperties(document: PdfDocument, texts: Texts): Promise<void> {
  const { info, metadata } = await document.getMetadata()
  for (const [name, value] of Object.entries(info)) {
    if (name === 'Author') for (const author of textsIn(value)) texts.authors.add(author.trim())
    else texts.all.push(...textsIn(value))
  }
  for (const author of textsIn(metadata?.get('dc:creator'))) texts.authors.add(author.trim())
  texts.authors.delete('')
  for (const xml of textsIn(metadata?.getRaw()))
    texts.all.push(...elementsOf(xml), ...attributesOf(xml, '(?!xmlns)[\\w:]+'))
  for (const name of Object.keys((await document.getAttachments()) ?? {})) {
    texts.all.push(name)
    texts.isWhole = false
  }
}

function textsIn(value: unknown, depth = 3): string[] {
  if (typeof value === 'string') return [value.slice(0, MAX_LETTERS)]
  if (typeof value !== 'object' || value === null || depth === 0 || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap((each) => textsIn(each, depth - 1))
}
