import { Refusal } from '../../platform/base/errors'
import type { SampleEntry } from '../transfers/sample-files.suite'
import { HEAD_BYTES, inspectFile } from './file-content.server'

export const latin = (text: string) => Buffer.from(text, 'latin1')

export const part = (name: string, content: SampleEntry['content'] = '<?xml version="1.0"?><x/>') => ({ name, content })

export const excel = [part('[Content_Types].xml'), part('xl/workbook.xml'), part('xl/worksheets/sheet1.xml')]
export const word = [part('[Content_Types].xml'), part('word/document.xml')]

/** Media type of a file, or the code of its refusal. */
export async function inspect(bytes: Uint8Array | string, name = 'file'): Promise<string> {
  const whole = Buffer.from(bytes)
  try {
    return await inspectFile({ head: whole.subarray(0, HEAD_BYTES), whole: async () => whole }, name)
  } catch (fault) {
    if (fault instanceof Refusal) return fault.code
    throw fault
  }
}
