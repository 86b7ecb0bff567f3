import { readListSheets } from '../../lots/manifest-parser/read-manifest.ts'
import { textOf } from '../../lots/spreadsheets/sheet-cells.ts'
import { pathOf, type Sheet, SheetUnusable, tags } from '../../lots/spreadsheets/xlsx-sheets.server.ts'
import { type FileTexts, isPackage, isWorksheet, noTexts, partsOf } from './file-texts.ts'
import { attributesOf as attributes, authorsIn, decodedXml, elementsOf as elements } from './xml-text.ts'

/** Rows searched for headings. */
const TOP_ROWS = 30

/** Attributes with user text, in ordinary parts and in cached external links. The others hold numbers and formats. */
const NAMED = 'name|title|descr|description|alt|caption|comment|connection|command|sourceFile|url'
const LINKED = 'val|refersTo'
/** Attributes of data validation messages. */
const PROMPTS = 'prompt|promptTitle|error|errorTitle'

/** Reads the cells of a spreadsheet, and everything else in it, such as comments, hidden sheets and links. */
export async function readSheetTexts(
  file: Parameters<typeof readListSheets>[0] & { bytes: Buffer },
): Promise<FileTexts> {
  const read = noTexts()
  try {
    const sheets = await readListSheets(file)
    if (sheets) readCells(read, sheets)
    else read.isWhole = false
  } catch (fault) {
    if (!(fault instanceof SheetUnusable)) throw fault
    return { ...read, isWhole: false }
  }
  if (isPackage(file.bytes)) await readBesideCells(read, file.bytes)
  return read
}

function readCells(read: FileTexts, sheets: readonly Sheet[]): void {
  const texts = new Set<string>()
  for (const { name, rows } of sheets) {
    texts.add(name)
    for (const [at, row] of rows.entries())
      for (const cell of row) {
        if (typeof cell !== 'string' || cell.trim() === '') continue
        texts.add(textOf(cell))
        if (at < TOP_ROWS) read.headings.push(textOf(cell))
      }
  }
  for (const text of texts) read.texts.push(text)
}

/** Reads the parts of a workbook (ECMA-376) without its cells, which `readListSheets` reads, and its formats. */
async function readBesideCells(read: FileTexts, bytes: Buffer): Promise<void> {
  const sheets = new Map<string, string>()
  // The workbook comes first, because it names the sheets.
  for await (const { name, part } of partsOf(bytes, read, isWorkbook))
    readPart(read, sheets, name, part.toString('utf8'))
  for await (const { name, part } of partsOf(bytes, read, (each) => isWritten(each) && !isWorkbook(each))) {
    if (!name.endsWith('.bin')) readPart(read, sheets, name, part.toString('utf8'))
    // Printer settings contain server names in UTF-16.
    else if (name.includes('printerSettings')) read.texts.push(...longTexts(part))
  }
}

function isWorkbook(name: string): boolean {
  return name === 'xl/workbook.xml' || name === 'xl/_rels/workbook.xml.rels'
}

function isWritten(name: string): boolean {
  return (
    /\.(?:xml|rels|vml|bin)$/.test(name) &&
    !/^xl\/(?:sharedStrings|styles|calcChain|theme\/.*)\.xml$|^\[Content_Types\]/.test(name)
  )
}

function readPart(read: FileTexts, sheets: Map<string, string>, name: string, xml: string): void {
  if (name === 'xl/workbook.xml') readWorkbook(read, sheets, xml)
  else if (name === 'xl/_rels/workbook.xml.rels') nameSheets(sheets, xml)
  else if (/^xl\/(?:comments|threadedComments)[^.]*\.xml$/i.test(name)) readComments(read, xml)
  else if (name.startsWith('xl/persons/')) read.authors.push(...attributes(xml, 'displayName'))
  else if (isWorksheet(name)) readSheet(read, sheets.get(name) ?? '', xml)
  else if (name.endsWith('.rels')) readLinks(read, name, xml)
  else {
    read.authors.push(...authorsIn(name, xml))
    if (name !== 'docProps/app.xml')
      read.texts.push(...elements(xml), ...attributes(xml, name.startsWith('xl/externalLinks/') ? LINKED : NAMED))
  }
}

function readWorkbook(read: FileTexts, sheets: Map<string, string>, xml: string): void {
  for (const tag of tags(xml, 'sheet')) {
    const [name = ''] = attributes(tag, 'name')
    const [id = ''] = attributes(tag, '(?:\\w+:)?id')
    sheets.set(id, name)
    if (/\sstate="(?:hidden|veryHidden)"/.test(tag)) read.hidden.push(name)
  }
  for (const [, tag = '', content = ''] of xml.matchAll(/<(?:\w+:)?definedName(\s[^>]*)>([^<]*)</g))
    read.texts.push(...attributes(tag, 'name|comment'), decodedXml(content))
  for (const tag of tags(xml, 'fileSharing')) read.authors.push(...attributes(tag, 'userName'))
  for (const tag of tags(xml, 'absPath')) read.paths.push(...attributes(tag, 'url'))
}

function nameSheets(sheets: Map<string, string>, xml: string): void {
  for (const tag of tags(xml, 'Relationship')) {
    const [id = ''] = attributes(tag, 'Id')
    const [target = ''] = attributes(tag, 'Target')
    const name = sheets.get(id)
    if (name !== undefined) sheets.set(pathOf(target), name)
  }
}

function readComments(read: FileTexts, xml: string): void {
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

function readSheet(read: FileTexts, name: string, xml: string): void {
  if (/<(?:\w+:)?(?:row|col)\s[^>]*\bhidden="(?:1|true)"/.test(xml)) read.hidden.push(name)
  for (const [, text = ''] of xml.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g))
    read.texts.push(decodedXml(text).replace(/&(?:"[^"]*"|\d+|[A-Z])/gi, ' '))
  read.texts.push(...attributes(xml, PROMPTS))
}

/** External targets: hyperlinks are checked as texts, linked workbooks as paths. */
function readLinks(read: FileTexts, name: string, xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*\bTargetMode="External"[^>]*>/g)) {
    const found = attributes(tag, 'Target')
    if (name.startsWith('xl/externalLinks/')) read.paths.push(...found)
    else read.texts.push(...found.map((target) => target.replace(/^mailto:/i, '')))
  }
}

function longTexts(bytes: Buffer): string[] {
  return bytes.toString('utf16le').match(/[\p{L}\p{N}\\/:. _-]{5,}/gu) ?? []
}
