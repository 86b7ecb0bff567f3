import { getDocumentProxy } from 'unpdf'
import { type FileTexts, noTexts } from './file-texts.ts'
import { attributesOf, elementsOf } from './xml-text.ts'

const MAX_PAGES = 200
const MAX_LETTERS = 2_000_000

/** Reads the text and the properties of a PDF. Runs no scripts of the document and fetches nothing. */
export async function readPdfTexts(bytes: Uint8Array): Promise<FileTexts> {
  const read = noTexts()
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(() => null)
  // Damaged, or it needs a password.
  if (!document) return { ...read, isWhole: false }
  try {
    let letters = 0
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && letters <= MAX_LETTERS; number++) {
      const page = await document.getPage(number)
      const text = await readPage(page, read)
      // A scanned page has no text.
      if (text.trim() === '') read.isWhole = false
      letters += text.length
      read.texts.push(text)
      page.cleanup()
    }
    if (document.numPages > MAX_PAGES || letters > MAX_LETTERS) read.isWhole = false
    await readProperties(document, read)
    return read
  } catch {
    return { ...read, isWhole: false }
  } finally {
    await document.loadingTask.destroy()
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

async function readPage(page: Awaited<ReturnType<PdfDocument['getPage']>>, read: FileTexts): Promise<string> {
  const { items } = await page.getTextContent()
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    read.headings.push(item.str.trim())
    text += item.str + (item.hasEOL ? '\n' : ' ')
  }
  for (const note of await page.getAnnotations()) read.texts.push(...textsIn(note))
  return text
}

async function readProperties(document: PdfDocument, read: FileTexts): Promise<void> {
  const { info, metadata } = await document.getMetadata()
  for (const [name, value] of Object.entries(info))
    (name === 'Author' ? read.authors : read.texts).push(...textsIn(value))
  read.authors.push(...textsIn(metadata?.get('dc:creator')))
  for (const xml of textsIn(metadata?.getRaw()))
    read.texts.push(...elementsOf(xml), ...attributesOf(xml, '(?!xmlns)[\\w:]+'))
  for (const name of Object.keys((await document.getAttachments()) ?? {})) {
    read.texts.push(name)
    read.isWhole = false
  }
}

function textsIn(value: unknown, depth = 3): string[] {
  if (typeof value === 'string') return [value.slice(0, MAX_LETTERS)]
  if (typeof value !== 'object' || value === null || depth === 0 || ArrayBuffer.isView(value)) return []
  return Object.values(value).flatMap((each) => textsIn(each, depth - 1))
}
