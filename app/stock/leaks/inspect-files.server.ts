import { fromBufferPromise } from 'yauzl'
import { readFile } from '../../files/transfers/read-file.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { type ProcessLimits, WorkerFailed, WorkersBusy } from '../../platform/workers/worker-processes.server'
import { findLeaks, type Supplier } from './find-leaks'
import type { PdfToInspect } from './pdf-process'
import { textsOfPicture } from './picture-texts'
import type { FileInspected, SheetToInspect } from './sheet-process'
import type { TextToInspect } from './text-process'
import { decodedXml } from './xml-text'

type InspectServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

const MAX_NOTES = 65_536

/** Authors, company and manager from a document's properties. @returns empty for other file types and missing files */
export async function findAuthors(services: InspectServices, fileId: string): Promise<string[]> {
  const file = await openFile(services, fileId)
  if (!file) return []
  const { bytes, contentType } = file
  const authors = contentType === 'application/pdf' ? authorsOfPdf(bytes) : await authorsOfPackage(bytes)
  return [...new Set(authors.map((author) => author.trim()).filter(Boolean))]
}

const tables = /^text\/csv$|spreadsheet|ms-excel/
const documents = /opendocument\.(?:text|presentation)$|wordprocessingml|presentationml|^text\/plain$/
const SHEET_PROGRAM = 'app/stock/leaks/sheet-process.ts'
const PDF_PROGRAM = 'app/stock/leaks/pdf-process.ts'
const TEXT_PROGRAM = 'app/stock/leaks/text-process.ts'
const limits: ProcessLimits = { processes: 1, waiting: 10, jobMs: 60_000, idleMs: 30_000 }

/**
 * Finds supplier and cost leaks in a spreadsheet, PDF or text document, including comments, hidden parts, page text and properties.
 * @returns metadata leaks for pictures; nothing for missing files; other types are reported as not inspected
 */
export async function inspectFile(
  services: InspectServices & Pick<Services, 'workerPools'>,
  fileId: string,
  supplier: Supplier,
): Promise<FileInspected> {
  const file = await openFile(services, fileId)
  if (!file) return { found: [], isWhole: true }
  const { bytes, contentType } = file
  const [language = 'en'] = services.config.site.languages
  try {
    if (contentType === 'application/pdf')
      return await services.workerPools.open<PdfToInspect, FileInspected>(PDF_PROGRAM, limits).run({ bytes, supplier })
    if (documents.test(contentType))
      return await services.workerPools
        .open<TextToInspect, FileInspected>(TEXT_PROGRAM, limits)
        .run({ bytes, supplier })
    if (contentType.startsWith('image/')) {
      const texts = textsOfPicture(bytes).map((text) => ({ field: '', text }))
      return { found: findLeaks(texts, supplier).map(({ kind, found }) => ({ kind, found })), isWhole: true }
    }
    if (!tables.test(contentType)) return { found: [], isWhole: false }
    const workers = services.workerPools.open<SheetToInspect, FileInspected>(SHEET_PROGRAM, limits)
    return await workers.run({ ...file, language, supplier })
  } catch (fault) {
    if (fault instanceof WorkerFailed || fault instanceof WorkersBusy) return { found: [], isWhole: false }
    throw fault
  }
}

/** Whether a photo contains GPS data. Thumbnails never do. */
export async function hasLocation(services: InspectServices, fileId: string): Promise<boolean> {
  const file = await openFile(services, fileId)
  const at = file?.bytes.indexOf('Exif\0\0', 0, 'latin1') ?? -1
  return file !== null && at >= 0 && namesGps(file.bytes.subarray(at + 6))
}

async function openFile(services: InspectServices, fileId: string) {
  try {
    return await readFile(services, fileId)
  } catch (fault) {
    if (fault instanceof Refusal) return null
    throw fault
  }
}

/** Whether the first TIFF directory points to a GPS directory (Exif 2.32, 4.6.3: tag 0x8825). */
function namesGps(tiff: Buffer): boolean {
  if (tiff.length < 14) return false
  const small = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (small ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = small ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return false
  const count = Math.min(short(first), 500)
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + 12 * entry
    if (at + 2 > tiff.length) return false
    if (short(at) === 0x8825) return true
  }
  return false
}

async function authorsOfPackage(bytes: Buffer): Promise<string[]> {
  if (bytes.toString('latin1', 0, 2) !== 'PK') return []
  const authors: string[] = []
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    if (!/^(?:docProps\/(?:core|app)\.xml|meta\.xml)$/.test(entry.fileName)) continue
    if (entry.uncompressedSize > MAX_NOTES || !entry.canDecodeFileData()) continue
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
    const xml = Buffer.concat(chunks).toString('utf8')
    const named = /<(dc:creator|cp:lastModifiedBy|Company|Manager|meta:initial-creator)[^>]*>([^<]+)<\/\1>/g
    authors.push(...[...xml.matchAll(named)].map(([, , author = '']) => decodedXml(author)))
  }
  return authors
}

function authorsOfPdf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const plain = [...text.matchAll(/\/Author\s*\(((?:[^()\\]|\\.)*)\)/g)].map(([, author = '']) => author)
  const hex = [...text.matchAll(/\/Author\s*<([\da-fA-F]+)>/g)].map(([, author = '']) => Buffer.from(author, 'hex'))
  return [...plain.map((author) => pdfText(Buffer.from(author, 'latin1'))), ...hex.map(pdfText)]
}

function pdfText(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes).replace(/^\ufeff/, '')
  return bytes.toString('latin1').replace(/\\([()\\])/g, '$1')
}
