import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { Refusal } from '../../platform/base/errors'
import { inspectCompoundFile, isCompoundFile } from './compound-content.server'
import { fileExtension } from './file-name'
import { beginsAsProgram, isScript } from './program-signs.server'
import { decodeText, looksLikeTable } from './text-content.server'
import { inspectZip, isZip } from './zip-content.server'

export const HEAD_BYTES = 1_048_576
/** Leading bytes of a text that are searched for scripts. */
const TEXT_BYTES = 65_536
const MAX_PIXELS = 50_000_000

/** Other accepted types, as named by `file-type`. */
const accepted: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/tiff': 'image/tiff',
  'image/bmp': 'image/bmp',
  'image/avif': 'image/avif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heif',
  'application/pdf': 'application/pdf',
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/quicktime',
}

/** Types that store the picture's size in a box anywhere in the file. */
const boxedTypes = new Set(['image/avif', 'image/heic', 'image/heif'])

interface FileContent {
  readonly head: Buffer
  /** At most 26,214,400 bytes. */
  readonly whole: () => Promise<Buffer>
}

/**
 * Detects the media type from the content; the name only decides between kinds of text.
 * @throws {Refusal} `files.program`, `files.unsupported_type`, `files.locked` (415), `files.archive_limits`,
 * `files.picture_too_large`, `files.damaged` (422)
 */
export async function inspectFile(content: FileContent, name: string): Promise<string> {
  const { head } = content
  if (beginsAsProgram(head)) throw new Refusal('files.program', 415)
  if (isZip(head)) return inspectZip(await content.whole())
  if (isCompoundFile(head)) return inspectCompoundFile(await content.whole())
  const text = decodeText(head.subarray(0, TEXT_BYTES))
  // The start of a PDF can pass as text.
  if (text !== null && !text.startsWith('%PDF-')) return textType(text, name)
  const type = accepted[(await fileTypeFromBuffer(head))?.mime ?? '']
  if (!type) throw new Refusal('files.unsupported_type', 415)
  if (type.startsWith('image/')) await refuseHugePicture(type, content)
  return type
}

function textType(text: string, name: string): string {
  if (isScript(text)) throw new Refusal('files.program', 415)
  // Reject markup: a renderer would run its scripts.
  if (/^\s*</.test(text)) throw new Refusal('files.unsupported_type', 415)
  return /^(?:csv|tsv|tab)$/.test(fileExtension(name)) || looksLikeTable(text) ? 'text/csv' : 'text/plain'
}

async function refuseHugePicture(type: string, content: FileContent): Promise<void> {
  const read = boxedTypes.has(type) ? boxedPixels : headerPixels
  // Large previews or profiles can push the header beyond the head.
  const pixels = read(content.head) ?? read(await content.whole())
  if (pixels === null) throw new Refusal('files.damaged', 422)
  if (pixels > MAX_PIXELS) throw new Refusal('files.picture_too_large', 422)
}

function headerPixels(bytes: Buffer): number | null {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? width * height : null
  } catch {
    return null
  }
}

/** Largest size declared in an AVIF or HEIC file, including tiles and previews. */
function boxedPixels(bytes: Buffer): number | null {
  let largest: number | null = null
  for (let at = bytes.indexOf('ispe'); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    largest = Math.max(largest ?? 0, bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12))
  }
  return largest
}
