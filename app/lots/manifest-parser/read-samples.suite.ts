import { strToU8 } from 'fflate'
import { inspectFile } from '../../files/content/file-content.server'
import { Refusal } from '../../platform/base/errors'
import { listWords } from '../spreadsheets/sheet-words.server'
import type { ManifestLine, Mapping, RememberedMapping } from './manifest'
import { readManifest } from './read-manifest'
import { type SampleSheet, xlsxOf } from './sample-sheets.suite'

const words = listWords()

interface Options {
  readonly language?: string
  readonly mapping?: Mapping
  readonly remembered?: ReadonlyMap<string, RememberedMapping>
}

export async function read(name: string, bytes: Uint8Array<ArrayBuffer>, options: Options = {}) {
  const whole = Buffer.from(bytes)
  try {
    const contentType = await inspectFile({ head: whole.subarray(0, 1_048_576), whole: async () => whole }, name)
    const { language = 'en', mapping = {}, remembered = new Map() } = options
    const outcome = await readManifest({ bytes, contentType, language, mapping, remembered, words })
    return { ...outcome, unread: outcome.reading?.unread.cells ?? [], totals: outcome.reading?.totals }
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return { refusal: fault.code, reading: null, lines: [], unread: [], totals: undefined }
  }
}

export const csv = (text: string, options?: Options) =>
  read('list.csv', strToU8(text) as Uint8Array<ArrayBuffer>, options)

export const sheet = (rows: SampleSheet['rows'], rest: Omit<SampleSheet, 'rows'> = {}, options?: Options) =>
  read('list.xlsx', xlsxOf([{ rows, ...rest }]), options)

export const fieldsOf = ({ reading }: Awaited<ReturnType<typeof read>>) =>
  (reading?.columns ?? []).map(({ field }) => field)

export const reasons = ({ unread }: Awaited<ReturnType<typeof read>>) =>
  unread.map(({ row, place, reason }) => `${reason} ${String.fromCharCode(65 + place)}${row}`)

export function gtinOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
export const [mug, jug, pan] = ['400638133393', '400638133394', '400638133395'].map(gtinOf)

export const first = (lines: readonly ManifestLine[]) => lines[0]
