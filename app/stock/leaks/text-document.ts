import { type FileTexts, isPackage, noTexts, partsOf } from './file-texts.ts'
import { attributesOf, authorsIn, decodedXml } from './xml-text.ts'

/** In bytes, of a plain text. */
const MAX_LENGTH = 8_388_608

/** Parts with user text; the others are formatting. */
const WRITTEN = /^(?:word|ppt)\/.+\.xml$|^(?:content|styles|meta)\.xml$|^docProps\/(?:core|custom|app)\.xml$|\.rels$/
const UNWRITTEN = /\/(?:theme|styles|fontTable|numbering|webSettings|slideLayouts|slideMasters)\b/
const COMMENTS = /^(?:word|ppt)\/(?:comments|comments\/)[^/]*\.xml$/i

/** Reads the text of an Office Open XML (ECMA-376), OpenDocument or plain text file, with tracked deletions, comments and properties. */
export async function readTextDocument(bytes: Buffer): Promise<FileTexts> {
  const read = noTexts()
  if (isPackage(bytes)) {
    for await (const { name, part } of partsOf(bytes, read, (each) => WRITTEN.test(each) && !UNWRITTEN.test(each)))
      readPart(read, name, part.toString('utf8'))
  } else {
    if (bytes.length <= MAX_LENGTH) read.texts.push(...bytes.toString('utf8').split(/\r?\n/))
    // RTF is not supported: it encodes letters as numbers and pictures as letters.
    if (bytes.toString('latin1', 0, 5).startsWith('{\\rtf')) read.isWhole = false
  }
  // A scanned document contains only pictures.
  if (read.texts.length === 0) read.isWhole = false
  read.headings.push(...read.texts, ...read.notes)
  return read
}

function readPart(read: FileTexts, name: string, xml: string): void {
  read.authors.push(...attributesOf(xml, '(?:w|w15|p|p188):author|displayName'), ...authorsIn(name, xml))
  const linked = attributesOf(xml, 'Target|xlink:href|descr|title|(?:draw|svg):(?:name|title|desc)')
  read.texts.push(...linked.map((target) => target.replace(/^mailto:/i, '')))
  if (name.endsWith('.rels') || name === 'docProps/app.xml') return
  if (COMMENTS.test(name)) read.notes.push(...paragraphsOf(xml))
  else if (/^docProps\//.test(name)) read.texts.push(...paragraphsOf(xml.replace(/<\/[^>]+>/g, '\n')))
  else read.texts.push(...paragraphsOf(xml))
  for (const [, note = ''] of xml.matchAll(/<office:annotation\b[^>]*>([\s\S]*?)<\/office:annotation>/g))
    read.notes.push(...paragraphsOf(note.replace(/<(dc|meta):[^>]*>[^<]*<\/\1:[^>]*>/g, '')))
}

/** Text of each paragraph in one piece: word processors split words into several runs. */
function paragraphsOf(xml: string): string[] {
  return xml
    .replace(/<(?:dc:creator|dc:date|meta:[\w-]+|cp:lastModifiedBy|dcterms:\w+)\b[^>]*>[^<]*</g, '<')
    .replace(/<\/(?:w|a|text):(?:p|h)>|<(?:w|a):br\b[^>]*>|<text:line-break\b[^>]*>/g, '\n')
    .replace(/<(?:w:tab|text:tab|text:s)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((text) => decodedXml(text).trim())
    .filter(Boolean)
}
