import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { attributesOf as attributes, decodedXml, elementsOf as elements } from './xml-text.ts'

export interface SheetNotes {
  readonly notes: string[]
  readonly authors: string[]
  /** Sheets that are hidden or have hidden rows or columns. */
  readonly hidden: string[]
  /** Linked files; their paths often reveal the supplier. */
  readonly paths: string[]
  /** Other texts: names, headers, footers, drawings and properties. */
  readonly texts: string[]
  isWhole: boolean
}

/** In bytes, without the sheets. */
const MAX_OF_PART = 8_388_608
const MAX_OF_ALL = 33_554_432
/** In bytes: the limit for an unpacked file. */
const MAX_OF_SHEET = 104_857_600

/** Attributes with user text, in ordinary parts and in cached external links. The others hold numbers and formats. */
const NAMED = 'name|title|descr|description|alt|caption|comment|connection|command|sourceFile|url'
const LINKED = 'val|refersTo'
/** Attributes of data validation messages. */
const PROMPTS = 'prompt|promptTitle|error|errorTitle'

/** Reads everything in a workbook (ECMA-376) except its cells. Other files yield nothing. */
export async function readSheetNotes(bytes: Buffer): Promise<SheetNotes> {
  const read: SheetNotes = { notes: [], authors: [], hidden: [], paths: [], texts: [], isWhole: true }
  if (bytes.toString('latin1', 0, 2) !== 'PK') return read
  const zip = await fromBufferPromise(bytes)
  const sheets = new Map<string, string>()
  let left = MAX_OF_ALL
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  // The workbook part comes first, because it names the sheets.
  entries.sort((one, other) => Number(isWorkbook(other.fileName)) - Number(isWorkbook(one.fileName)))
  for (const entry of entries) {
    const { fileName: name, uncompressedSize: size } = entry
    if (/\/(?:embeddings|activeX)\/|vbaProject/.test(name)) read.isWhole = false
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(name)
    if (!isSheet && !/\.(?:xml|rels|vml|bin)$/.test(name)) continue
    // Cell texts are read with the cells; styles contain no user text.
    if (/^xl\/(?:sharedStrings|styles|calcChain|theme\/.*)\.xml$|^\[Content_Types\]/.test(name)) continue
    if (!isSheet) left -= size
    if (size > (isSheet ? MAX_OF_SHEET : MAX_OF_PART) || left < 0 || !entry.canDecodeFileData()) {
      read.isWhole = false
      continue
    }
    const part = await bytesOf(zip, entry)
    if (name.endsWith('.bin')) {
      // Printer settings contain server names in UTF-16.
      if (name.includes('printerSettings')) read.texts.push(...longTexts(part))
    } else readPart(read, sheets, name, part.toString('utf8'))
  }
  return read
}

function isWorkbook(name: string): boolean {
  return name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels'
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
}

function readPart(read: SheetNotes, sheets: Map<string, string>, name: string, xml: string): void {
  if (name === 'xl/workbook.xml') readWorkbook(read, sheets, xml)
  else if (name === 'xl/_rels/workbook.xml.rels') nameSheets(sheets, xml)
  else if (/^xl\/(?:comments|threadedComments)[^.]*\.xml$/i.test(name)) readComments(read, xml)
  else if (name.startsWith('xl/persons/')) read.authors.push(...attributes(xml, 'displayName'))
  else if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) readSheet(read, sheets.get(name) ?? '', xml)
  else if (name.endsWith('.rels')) readLinks(read, name, xml)
  // `findAuthors` reads the file's authors.
  else if (!/^docProps\/app\.xml$/.test(name))
    read.texts.push(...elements(xml), ...attributes(xml, name.startsWith('xl/externalLinks/') ? LINKED : NAMED))
}

function readWorkbook(read: SheetNotes, sheets: Map<string, string>, xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
    const [name = ''] = attributes(tag, 'name')
    const [id = ''] = attributes(tag, '(?:\\w+:)?id')
    sheets.set(id, name)
    if (/\sstate="(?:hidden|veryHidden)"/.test(tag)) read.hidden.push(name)
  }
  for (const [, tag = '', content = ''] of xml.matchAll(/<(?:\w+:)?definedName(\s[^>]*)>([^<]*)</g))
    read.texts.push(...attributes(tag, 'name|comment'), decodedXml(content))
  for (const [tag] of xml.matchAll(/<(?:\w+:)?fileSharing\s[^>]*>/g)) read.authors.push(...attributes(tag, 'userName'))
  for (const [tag] of xml.matchAll(/<(?:\w+:)?absPath\s[^>]*>/g)) read.paths.push(...attributes(tag, 'url'))
}

function nameSheets(sheets: Map<string, string>, xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const [id = ''] = attributes(tag, 'Id')
    const [target = ''] = attributes(tag, 'Target')
    const name = sheets.get(id)
    if (name !== undefined) sheets.set(target.startsWith('/') ? target.slice(1) : `xl/${target}`, name)
  }
}

function readComments(read: SheetNotes, xml: string): void {
  for (const [, author = ''] of xml.matchAll(/<(?:\w+:)?author>([^<]*)</g)) {
    const name = decodedXml(author).trim()
    // Threaded comments have an id in place of the author's name.
    if (name !== '' && !/^tc=\{/.test(name)) read.authors.push(name)
  }
  for (const [, comment = ''] of xml.matchAll(
    /<(?:\w+:)?(?:comment|threadedComment)\s[^>]*>([\s\S]*?)<\/(?:\w+:)?(?:comment|threadedComment)>/g,
  ))
    read.notes.push(elements(comment).join(''))
}

function readSheet(read: SheetNotes, name: string, xml: string): void {
  if (/<(?:\w+:)?(?:row|col)\s[^>]*\bhidden="(?:1|true)"/.test(xml)) read.hidden.push(name)
  for (const [, text = ''] of xml.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g))
    read.texts.push(decodedXml(text).replace(/&(?:"[^"]*"|\d+|[A-Z])/gi, ' '))
  read.texts.push(...attributes(xml, PROMPTS))
}

/** External targets: hyperlinks are checked as texts, linked workbooks as paths. */
function readLinks(read: SheetNotes, name: string, xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*\bTargetMode="External"[^>]*>/g)) {
    const found = attributes(tag, 'Target')
    if (name.startsWith('xl/externalLinks/')) read.paths.push(...found)
    else read.texts.push(...found.map((target) => target.replace(/^mailto:/i, '')))
  }
}

function longTexts(bytes: Buffer): string[] {
  return bytes.toString('utf16le').match(/[\p{L}\p{N}\\/:. _-]{5,}/gu) ?? []
}
