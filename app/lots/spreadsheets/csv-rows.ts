import Papa from 'papaparse'
import type { Cell } from './sheet-cells.ts'

/** Excel's CSV code pages: Western and Central European, Greek, Arabic. */
export const codePages = ['windows-1252', 'windows-1250', 'windows-1253', 'windows-1256'] as const
export type CodePage = (typeof codePages)[number]

const FIRST_LINES = 60
const FIRST_CHARACTERS = 65_536
const separators = [';', '\t', ',', '|'] as const

/** Decodes UTF-8, or UTF-16 with a BOM; null if it is neither. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export function decodeIn(codePage: CodePage, bytes: Uint8Array): string {
  return new TextDecoder(codePage).decode(bytes)
}

/** Parses CSV. A first line `sep=;`, written by Excel, becomes an empty row. */
export function csvRows(text: string): Cell[][] {
  const [declaration = '', declared] = /^sep=(.)\r?(?=\n|$)/i.exec(text) ?? []
  const delimiter = declared ?? separatorOf(text)
  return Papa.parse<string[]>(text.slice(declaration.length), { delimiter, skipEmptyLines: false }).data
}

/** The separator that occurs equally often outside quotes in most lines; ties go to the more frequent one. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, FIRST_CHARACTERS)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/, FIRST_LINES)
  let [best, most]: [string, number] = [',', 0]
  for (const separator of separators) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(separator).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    for (const [count, alike] of counts) {
      const score = alike * FIRST_CHARACTERS + count
      if (score > most) [best, most] = [separator, score]
    }
  }
  return best
}
