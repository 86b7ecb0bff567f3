import { inflateSync } from 'node:zlib'
import { attributesOf, elementsOf } from './xml-text.ts'

/** Limit in bytes, far above ordinary metadata. */
const MAX_NOTES = 1_048_576

/** Metadata of a JPEG, PNG or WebP file: Exif, XMP, IPTC, comments and text chunks. */
export function textsOfPicture(bytes: Buffer): string[] {
  const notes = bytes[0] === 0xff ? notesOfJpeg(bytes) : chunksOf(bytes)
  return notes.flatMap((note) => {
    const text = note.subarray(0, MAX_NOTES).toString('utf8')
    if (text.includes('<x:xmpmeta')) return [...elementsOf(text), ...attributesOf(text, '(?!xmlns)[\\w:]+')]
    return text.match(/[^\p{Cc}\ufffd]{4,}/gu) ?? []
  })
}

function notesOfJpeg(bytes: Buffer): Buffer[] {
  const notes: Buffer[] = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if ([0xe1, 0xed, 0xfe].includes(bytes[at + 1] ?? 0)) notes.push(bytes.subarray(at + 4, end))
    at = end
  }
  return notes
}

function chunksOf(bytes: Buffer): Buffer[] {
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG'
  if (!isPng && bytes.toString('latin1', 8, 12) !== 'WEBP') return []
  const notes: Buffer[] = []
  for (let at = isPng ? 8 : 12; at + 8 <= bytes.length; ) {
    const size = isPng ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at + 4)
    const name = bytes.toString('latin1', isPng ? at + 4 : at, isPng ? at + 8 : at + 4)
    const part = bytes.subarray(at + 8, at + 8 + size)
    if (/^(?:tEXt|iTXt|eXIf|EXIF|XMP )$/.test(name)) notes.push(part)
    if (name === 'zTXt') notes.push(inflated(part.subarray(part.indexOf(0) + 2)))
    at += 8 + size + (isPng ? 4 : size % 2)
  }
  return notes
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_NOTES })
  } catch {
    return Buffer.alloc(0)
  }
}
