import { fileTypeFromBuffer } from 'file-type'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from '../../platform/base/errors'
import { MAX_FILE_BYTES } from './file-errors'
import { isProgramName } from './file-name'
import { beginsAsProgram, isScript } from './program-signs.server'
import { decodeText } from './text-content.server'

/** Limits against zip bombs, for an archive including nested ones. */
const limits = { entries: 1_000, unpackedBytes: 104_857_600, ratio: 100, nesting: 1 } as const
/** Smaller entries may compress better, such as an empty sheet. */
const RATIO_COUNTS_FROM_BYTES = 1_048_576
/** Enough to detect an entry's type. */
const HEAD_BYTES = 4_096
/** Enough of the OpenDocument manifest to detect encryption. */
const MANIFEST_BYTES = 65_536

const otherArchives =
  /^application\/(?:gzip|x-gzip|x-7z-compressed|vnd\.rar|x-rar-compressed|x-tar|x-bzip2|x-xz|zstd|x-lzip|x-compress)$/

interface Tally {
  entries: number
  unpackedBytes: number
}

/** Whether bytes start like a zip archive, including an empty one. */
export function isZip(head: Uint8Array): boolean {
  return ['504b0304', '504b0506'].includes(Buffer.from(head.subarray(0, 4)).toString('hex'))
}

/**
 * Media type of a zip file. Reads the directory first, then the head of each entry; unpacks only entries whose declared size is small.
 * @throws {Refusal} for programs, macros, zip bombs, and locked or damaged files
 */
export async function inspectZip(bytes: Buffer): Promise<string> {
  try {
    return await inspectArchive(bytes, 0, { entries: 0, unpackedBytes: 0 })
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('files.damaged', 422, { cause })
  }
}

async function inspectArchive(bytes: Buffer, depth: number, tally: Tally): Promise<string> {
  const zip = await fromBufferPromise(bytes)
  const entries = await readList(zip, bytes.length, tally)
  const names = entries.map(({ fileName }) => fileName)
  refuseProgramPackages(names)
  const office = officeType(names) ?? (await openDocumentType(zip, entries))
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue
    if (!office && isProgramName(entry.fileName)) throw new Refusal('files.program', 415)
    await inspectEntry(zip, entry, { depth, tally, isPartOfDocument: office !== null })
  }
  return office ?? 'application/zip'
}

async function readList(zip: ZipFile, archiveBytes: number, tally: Tally): Promise<Entry[]> {
  const entries: Entry[] = []
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refusal('files.locked', 415)
    tally.entries++
    tally.unpackedBytes += entry.uncompressedSize
    unpacked += entry.uncompressedSize
    const dense = entry.uncompressedSize > Math.max(RATIO_COUNTS_FROM_BYTES, entry.compressedSize * limits.ratio)
    if (dense || tally.entries > limits.entries || tally.unpackedBytes > limits.unpackedBytes) throw tooMuch()
    entries.push(entry)
  }
  if (unpacked > Math.max(RATIO_COUNTS_FROM_BYTES, archiveBytes * limits.ratio)) throw tooMuch()
  return entries
}

function refuseProgramPackages(names: readonly string[]): void {
  const programs =
    /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex|AppxManifest\.xml|Payload\/[^/]+\.app\/.*)$|\.(?:class|dex)$/i
  const macros = /(?:^|\/)(?:vbaProject\w*\.bin|vbaData\.xml|macrosheets\/.*|activeX\/.*)$|^(?:Basic|Scripts)\/./i
  if (names.some((name) => programs.test(name) || macros.test(name))) throw new Refusal('files.program', 415)
}

function officeType(names: readonly string[]): string | null {
  if (!names.includes('[Content_Types].xml')) return null
  const has = (start: string) => names.some((name) => name.startsWith(start))
  if (has('xl/workbook.bin')) return 'application/vnd.ms-excel.sheet.binary.macroenabled.12'
  if (has('xl/workbook')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  if (has('word/document')) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (has('ppt/presentation')) return 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  // Other OPC packages are installers or drawings.
  throw new Refusal('files.unsupported_type', 415)
}

async function openDocumentType(zip: ZipFile, entries: readonly Entry[]): Promise<string | null> {
  const declared = entries.find(({ fileName }) => fileName === 'mimetype')
  if (!declared) return null
  const type = (await readEntry(zip, declared, HEAD_BYTES)).toString('latin1').trim()
  const manifest = entries.find(({ fileName }) => fileName === 'META-INF/manifest.xml')
  if (manifest && (await readEntry(zip, manifest, MANIFEST_BYTES)).includes('encryption-data'))
    throw new Refusal('files.locked', 415)
  if (/^application\/vnd\.oasis\.opendocument\.(?:spreadsheet|text|presentation)$/.test(type)) return type
  throw new Refusal('files.unsupported_type', 415)
}

async function inspectEntry(
  zip: ZipFile,
  entry: Entry,
  place: { depth: number; tally: Tally; isPartOfDocument: boolean },
): Promise<void> {
  if (!entry.canDecodeFileData()) throw new Refusal('files.locked', 415)
  const head = await readEntry(zip, entry, HEAD_BYTES)
  if (beginsAsProgram(head)) throw new Refusal('files.program', 415)
  if (isZip(head)) {
    if (place.depth >= limits.nesting || entry.uncompressedSize > MAX_FILE_BYTES) throw tooMuch()
    await inspectArchive(await readEntry(zip, entry, MAX_FILE_BYTES), place.depth + 1, place.tally)
  }
  // Document parts are markup and compressed drawings that cannot be opened on their own.
  if (place.isPartOfDocument) return
  const text = decodeText(head)
  if (text === null) {
    if (otherArchives.test((await fileTypeFromBuffer(head))?.mime ?? '')) throw tooMuch()
  } else if (isScript(text)) throw new Refusal('files.program', 415)
}

function tooMuch(): Refusal {
  return new Refusal('files.archive_limits', 422)
}

async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= most) break
  }
  return Buffer.concat(chunks).subarray(0, most)
}
