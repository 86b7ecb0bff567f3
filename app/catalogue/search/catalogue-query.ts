import { z } from 'zod'
import { severalCategories } from '../../lots/facts/category-schema'
import {
  certificates,
  conditions,
  foodCategories,
  incoterms,
  lotKinds,
  openStatuses,
} from '../../lots/facts/trade-terms'
import { LINE } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'

/** Sort orders. Default: relevance with search words, else newest. */
export const sortOrders = ['relevance', 'newest', 'price', 'price_desc', 'quantity', 'shelf_life'] as const
export type Sort = (typeof sortOrders)[number]

export const queryLimits = { q: 200, name: 100, names: 10, cursor: 400, page: 100 } as const
const PAGE = 24

/** Euros with at most two decimals, parsed to cents. */
const price = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'validation.price')
  .transform((euros) => Math.round(Number(euros) * 100))
/** In base quantity: pieces for cartons and pallets, kilograms for tons. */
const quantity = wholeNumber(1, 999_999_999, 'validation.quantity')

export const queryShape = {
  q: z
    .string()
    .trim()
    .max(queryLimits.q, 'validation.too_long')
    .regex(LINE, 'validation.text')
    .default('')
    .describe(
      'Words of title, description, brand or manifest, a GTIN, or the reference of a lot. Countries, conditions, quantities, prices and other terms of the trade become filters, unless in quotation marks.',
    ),
  category: severalCategories.default([]),
  food: choices(foodCategories),
  kind: choices(lotKinds),
  condition: choices(conditions),
  country: choices(countries).describe('Location of the goods (ISO 3166-1 alpha-2).'),
  incoterm: choices(incoterms),
  availability: choices(openStatuses),
  brand: names(),
  certificate: choices(certificates),
  size: names((size) => size.toUpperCase()).describe('Of the articles in the manifest: `42`, `XL`.'),
  colour: names((colour) => colour.toLowerCase()).describe('Of the articles, as the manifest names it.'),
  minPrice: price.optional().describe('Euros for one of the base quantity, with at most two decimals.'),
  maxPrice: price.optional(),
  minQuantity: quantity.optional().describe('Of the base quantity: pieces, pairs, sets, kilograms, litres or metres.'),
  maxQuantity: quantity.optional(),
  minShelfLife: wholeNumber(1, 3_650, 'validation.number').optional().describe('Days from today.'),
  listed: z.enum(['week'], 'validation.choice').optional().describe('`week`: in the last seven days.'),
  sort: z.enum(sortOrders, 'validation.choice').optional(),
  cursor: z
    .string()
    .max(queryLimits.cursor, 'validation.too_long')
    .optional()
    .describe('`nextCursor` of the page before, for the same query.'),
  limit: wholeNumber(1, queryLimits.page, 'validation.number').default(PAGE),
}

const catalogueQuery = z.strictObject(queryShape).superRefine((query, context) => {
  for (const [from, to] of ranges)
    if ((query[from] ?? 0) > (query[to] ?? Number.POSITIVE_INFINITY))
      context.addIssue({ code: 'custom', message: 'validation.range', path: [to] })
})

/** Parsed query. Prices are euro cents. */
export type CatalogueQuery = z.output<typeof catalogueQuery>
type Field = keyof typeof queryShape

const ranges = [
  ['minPrice', 'maxPrice'],
  ['minQuantity', 'maxQuantity'],
] as const
const fields = Object.keys(queryShape) as Field[]
const severalFields = [
  'category',
  'food',
  'kind',
  'condition',
  'country',
  'incoterm',
  'availability',
  'brand',
  'certificate',
  'size',
  'colour',
] as const satisfies readonly Field[]

/** Strict parser for the API. @throws {z.ZodError} names every unknown or malformed parameter */
export function parseQuery(parameters: URLSearchParams): CatalogueQuery {
  return catalogueQuery.parse(
    Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, givenFor(parameters, name)])),
  )
}

/** Drops unknown and malformed parameters of page URLs, so that old links work. Swaps reversed ends of a range. */
export function parseQueryLeniently(parameters: URLSearchParams): CatalogueQuery {
  const read: Partial<Record<Field, unknown>> = {}
  for (const field of fields) {
    const value = givenFor(parameters, field)
    const kept = Array.isArray(value) ? value.filter((one) => isRight(field, [one])) : value
    if (parameters.has(field) && isRight(field, kept)) read[field] = kept
  }
  for (const [from, to] of ranges)
    if (Number(read[from]) > Number(read[to])) [read[from], read[to]] = [read[to], read[from]]
  return catalogueQuery.parse(read)
}

/** Canonical query string: fixed order, defaults omitted. @param changes any change resets the cursor unless one is given */
export function serializeQuery(query: CatalogueQuery, changes: Partial<CatalogueQuery> = {}): string {
  const cursor = Object.keys(changes).length > 0 ? { cursor: undefined } : {}
  const changed: CatalogueQuery = { ...query, ...cursor, ...changes }
  const written = new URLSearchParams()
  for (const field of fields) {
    const value = changed[field]
    if (value === undefined || value === '') continue
    if (field === 'limit' && value === PAGE) continue
    if (field === 'sort' && value === usualSort(changed)) continue
    for (const one of Array.isArray(value) ? value : [value]) written.append(field, spelt(field, one))
  }
  return written.toString()
}

export function sortOf(query: Pick<CatalogueQuery, 'q' | 'sort'>): Sort {
  return query.sort === undefined || (query.sort === 'relevance' && query.q === '') ? usualSort(query) : query.sort
}

export function hasFilters(query: CatalogueQuery): boolean {
  return serializeFilters(query) !== ''
}

/** Canonical query string of the filters only, without sort and cursor. */
export function serializeFilters(query: CatalogueQuery): string {
  return serializeQuery(query, { sort: undefined, limit: PAGE, cursor: undefined })
}

function usualSort({ q }: Pick<CatalogueQuery, 'q'>): Sort {
  return q === '' ? 'newest' : 'relevance'
}

function spelt(field: Field, value: string | number): string {
  return (field === 'minPrice' || field === 'maxPrice') && typeof value === 'number'
    ? (value / 100).toFixed(2).replace(/\.00$/, '')
    : String(value)
}

function givenFor(parameters: URLSearchParams, name: string): string | string[] {
  const given = parameters.getAll(name)
  const several = severalFields.some((field) => field === name)
  return several ? given.filter((value) => value !== '') : (given.at(-1) ?? '')
}

function isRight(field: Field, value: unknown): boolean {
  return queryShape[field].safeParse(value).success
}

function wholeNumber(least: number, most: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'))
    .transform((chosen) => (chosen.length > 1 ? all.filter((one) => chosen.includes(one)) : chosen))
    .default([])
}

function names(write: (name: string) => string = (name) => name) {
  return z
    .array(z.string().trim().min(1, 'validation.text').max(queryLimits.name, 'validation.too_long').regex(LINE))
    .max(queryLimits.names, 'validation.too_many')
    .transform((given) => [...new Set(given.map(write))].sort())
    .default([])
}
