import { type Entry, fromBufferPromise } from 'yauzl'
import { attributesOf, decodedXml } from './xml-text.ts'

export interface DocumentTexts {
  /** Paragraphs and table cells, including tracked deletions and document properties. */
  readonly texts: string[]
  readonly notes: string[]
  readonly authors: string[]
  isWhole: boolean
}

const MAX_OF_PART = 8_388_608
const MAX_OF_ALL = 33_554_432

/** Parts with user text; the others are formatting. */
const WRITTEN = /^(?:word|ppt)\/.+\.xml$|^(?:content|styles|meta)\.xml$|^docProps\/(?:core|custom)\.xml$|\.rels$/
const UNWRITTEN = /\/(?:theme|styles|fontTable|numbering|webSettings|slideLayouts|slideMasters)\b/
const WITHIN = /\/(?:embeddings|activeX)\/|^(?:Object|ObjectReplacements)\b/
const COMMENTS = /^(?:word|ppt)\/(?:comments|comments\/)[^/]*\.xml$/i

/** Reads the text of an Office Open XML (ECMA-376), OpenDocument or plain text file. */
export async function readTextDocument(bytes: Buffer): Promise<DocumentTexts> {
  const read: DocumentTexts = { texts: [], notes: [], authors: [], isWhole: true }
  if (bytes.toString('latin1', 0, 2) !== 'PK') {
    if (bytes.length <= MAX_OF_PART) read.texts.push(...bytes.toString('utf8').split(/\r?\n/))
    // RTF is not supported: it encodes letters as numbers and pictures as letters.
    read.isWhole = read.texts.length > 0 && !bytes.toString('latin1', 0, 5).startsWith('{\\rtf')
    return read
  }
  const zip = await fromBufferPromise(bytes)
  let left = MAX_OF_ALL
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  for (const entry of entries) {
    const { fileName: name, uncompressedSize: size } = entry
    if (WITHIN.test(name)) read.isWhole = false
    if (!WRITTEN.test(name) || UNWRITTEN.test(name)) continue
    left -= size
    if (size > MAX_OF_PART || left < 0 || !entry.canDecodeFileData()) {
      read.isWhole = false
      continue
    }
    const part = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
    readPart(read, name, part.toString('utf8'))
  }
  // A scanned document contains only pictures.
  if (!entries.some(({ fileName }) => /^(?:word|ppt|content)/.test(fileName)) || read.texts.length === 0)
    read.isWhole = false
  return read
}

function readPart(read: DocumentTexts, name: string, xml: string): void {
  read.authors.push(...attributesOf(xml, '(?:w|w15|p|p188):author|displayName'), ...authorsIn(xml))
  const linked = attributesOf(xml, 'Target|xlink:href|descr|title|(?:draw|svg):(?:name|title|desc)')
  read.texts.push(...linked.map((target) => target.replace(/^mailto:/i, '')))
  if (name.endsWith('.rels')) return
  if (COMMENTS.test(name)) read.notes.push(...paragraphsOf(xml))
  else if (/^docProps\//.test(name)) read.texts.push(...paragraphsOf(xml.replace(/<\/[^>]+>/g, '\n')))
  else read.texts.push(...paragraphsOf(xml))
  for (const [, note = ''] of xml.matchAll(/<office:annotation\b[^>]*>([\s\S]*?)<\/office:annotation>/g))
    read.notes.push(...paragraphsOf(note.replace(/<(dc|meta):[^>]*>[^<]*<\/\1:[^>]*>/g, '')))
}

function authorsIn(xml: string): string[] {
  return [...xml.matchAll(/<(?:dc:creator|cp:lastModifiedBy|meta:initial-creator)[^>]*>([^<]+)</g)].map(
    ([, author = '']) => decodedXml(author).trim(),
  )
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
