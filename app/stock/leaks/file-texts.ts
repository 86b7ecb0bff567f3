import { fromBufferPromise } from 'yauzl'

/** What a file tells those who open it. */
export interface FileTexts {
  readonly texts: string[]
  /** Texts that may be headings, such as of a column of costs. */
  readonly headings: string[]
  readonly notes: string[]
  readonly authors: string[]
  /** Sheets that are hidden or have hidden rows or columns. */
  readonly hidden: string[]
  /** Linked files; their paths often reveal the supplier. */
  readonly paths: string[]
  /** False if it could not be read completely. */
  isWhole: boolean
}

export function noTexts(): FileTexts {
  return { texts: [], headings: [], notes: [], authors: [], hidden: [], paths: [], isWhole: true }
}

/** In bytes: of a part and of all, without the sheets. */
const MAX_OF_PART = 8_388_608
const MAX_OF_ALL = 33_554_432
/** In bytes: the limit for an unpacked file. */
const MAX_OF_SHEET = 104_857_600

const EMBEDDED = /\/(?:embeddings|activeX)\/|vbaProject|^Object(?:Replacements)?\b/

export function isPackage(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 2) === 'PK'
}

export function isWorksheet(name: string): boolean {
  return /^xl\/worksheets\/[^/]+\.xml$/.test(name)
}

/** Reads parts of an office document. Embedded files and parts that are too large are left out. @param isWanted by name */
export async function* partsOf(
  bytes: Buffer,
  read: FileTexts,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ readonly name: string; readonly part: Buffer }> {
  const zip = await fromBufferPromise(bytes)
  let left = MAX_OF_ALL
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry
    if (EMBEDDED.test(name)) read.isWhole = false
    if (!isWanted(name)) continue
    if (!isWorksheet(name)) left -= size
    const most = isWorksheet(name) ? MAX_OF_SHEET : MAX_OF_PART
    if (size > most || left < 0 || !entry.canDecodeFileData()) {
      read.isWhole = false
      continue
    }
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
    yield { name, part: Buffer.concat(chunks) }
  }
}
