import { z } from 'zod'
import { type ChosenColumns, sheetFields } from '../../lots/spreadsheets/sheet-columns'
import { parseInput } from '../../platform/base/parse-input'

const field = z.enum(sheetFields, 'validation.choice')
const chosenSchema = z.record(z.string(), field)

/** Fields for unrecognized headings: from an earlier choice, and pairs of `heading` and `field`. @throws {InvalidInput} */
export function readChosenColumns(fields: Pick<FormData, 'get' | 'getAll'>): ChosenColumns {
  const before = parseInput(chosenSchema, parsedJson(String(fields.get('columns') ?? '{}')))
  const chosen = fields.getAll('field')
  const pairs = fields.getAll('heading').flatMap((heading, place) => {
    const { data } = field.safeParse(chosen[place])
    return data ? [[String(heading), data] as const] : []
  })
  return { ...before, ...Object.fromEntries(pairs) }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
