import { z } from 'zod'
import { languages } from '../../platform/i18n/languages'
import { usualCategories } from '../facts/categories'
import { foodCategories, reasons, splittings, storages, units } from '../facts/trade-terms'
import goodsTable from './demo-goods.csv?raw'
import phraseTable from './demo-phrases.csv?raw'

const [head = ''] = goodsTable.split(/\r?\n/, 1)
export const demoLanguages = languages.filter((language) => head.split('|').includes(language))
const inEveryLanguage = Object.fromEntries(demoLanguages.map((language) => [language, z.string().min(1)]))
const words = z.object(inEveryLanguage)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema])

export const variants = {
  colours: ['black', 'white', 'navy', 'red', 'green', 'grey'],
  sizesM: ['40', '41', '42', '43', '44', '45', '46'],
  sizesW: ['36', '37', '38', '39', '40', '41'],
  sizesK: ['24', '26', '28', '30', '32', '34'],
  sizes3: ['S', 'M', 'L'],
  sets: ['A', 'B', 'C', 'D'],
  flavours: ['classic', 'mild', 'fine'],
  none: [],
} as const

const goods = z.object({
  category: z.enum(usualCategories),
  key: z.string(),
  unit: z.enum(units),
  quantity: z.coerce.number().positive(),
  unitsPerCarton: z.coerce.number().positive(),
  cartonsPerPallet: z.coerce.number().positive(),
  cents: z.coerce.number().positive(),
  grams: z.coerce.number().positive(),
  retailFactor: z.coerce.number().min(1),
  variants: z.enum(['colours', 'sizesM', 'sizesW', 'sizesK', 'sizes3', 'sets', 'flavours', 'none']),
  foodCategory: optional(z.enum(foodCategories)),
  storage: optional(z.enum(storages)),
  shelfLifeDays: optional(z.coerce.number().positive()),
})

export type DemoGoods = z.infer<typeof goods> & { readonly names: z.infer<typeof words> }

export function readDemoGoods(): DemoGoods[] {
  return rowsOf(goodsTable).map((row) => ({ ...goods.parse(row), names: words.parse(row) }))
}

const sentenceKeys = z.enum([...reasons, ...splittings, 'demo'])

/** Phrases for titles and descriptions; each is self-contained, so grammar never crosses them. */
export function readDemoPhrases() {
  const rows = rowsOf(phraseTable)
  const read = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.key ?? '', words.parse(row)]))
  const details = read('detail')
  const sentences = read('sentence')
  return {
    detail: (key: string) => required(details, key),
    sentence: (key: z.infer<typeof sentenceKeys>) => required(sentences, key),
  }
}

function required(table: ReadonlyMap<string, z.infer<typeof words>>, key: string): z.infer<typeof words> {
  const found = table.get(key)
  if (!found) throw new Error(`The demonstration catalogue has no words for ${key}.`)
  return found
}

function rowsOf(table: string): Record<string, string>[] {
  const [head = '', ...lines] = table.trimEnd().split(/\r?\n/)
  const names = head.split('|')
  return lines.map((line) => {
    const cells = line.split('|')
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))
  })
}
