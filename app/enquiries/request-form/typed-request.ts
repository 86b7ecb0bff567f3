import { categories } from '../../lots/facts/categories'
import { isGtin } from '../../lots/facts/gtin'
import { enquiryLimits } from '../buyers/enquiry'
import { parseTypedBuyer, parseTypedPrice, readControls, readersOf } from '../buyers/typed-buyer'

/** Control names, which are schema paths. */
const controls = [
  'text',
  'categories',
  'name',
  'company',
  'email',
  'country',
  'phoneNumber',
  'vatId',
  'quantity.min',
  'quantity.max',
  'quantity.unit',
  'maximumPrice.amount',
  'maximumPrice.currency',
  'maximumPrice.basis',
  'conditions',
  'brands',
  'keywords',
  'gtins',
  'goodsFrom',
  'delivery.incoterm',
  'delivery.country',
  'delivery.postcode',
  'resale.channels',
  'resale.countries',
  'until',
] as const
export type RequestControl = (typeof controls)[number]

export type TypedRequest = Readonly<Partial<Record<RequestControl, readonly string[]>>>

export function readTyped(fields: FormData): TypedRequest {
  return readControls(fields, controls)
}

/** Maps form values to the schema's shape, unvalidated. Parses localized numbers and lists; unparsable input is kept for the schema to reject. */
export function parseTypedRequest(typed: TypedRequest) {
  const { text, several, decimal } = readersOf(typed)
  const listed = (name: RequestControl) =>
    (text(name) ?? '')
      .split(/[,;،\r\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const [min, max] = [decimal('quantity.min'), decimal('quantity.max')]
  return {
    ...parseTypedBuyer(typed),
    text: text('text'),
    categories: several('categories'),
    brands: listed('brands'),
    keywords: listed('keywords'),
    // Spaces either group the digits of one GTIN or separate two.
    gtins: listed('gtins').flatMap((item) =>
      isGtin(item.replace(/\s/g, '')) ? item.replace(/\s/g, '') : item.split(/\s+/),
    ),
    conditions: several('conditions'),
    quantity: min === undefined && max === undefined ? undefined : { min, max, unit: text('quantity.unit') },
    maximumPrice: parseTypedPrice(typed, 'maximumPrice'),
    goodsFrom: several('goodsFrom'),
    until: text('until'),
  }
}

/** Initial form values from a link such as `?category=food&text=…`. Links are untrusted, but a person reviews the form before sending. */
export function prefillRequest(search: string): TypedRequest {
  const query = new URLSearchParams(search)
  const text = (name: string, most: number) => [query.get(name)?.trim().slice(0, most).toWellFormed() ?? '']
  return {
    categories: categories.filter((category) => query.getAll('category').includes(category)),
    text: text('text', 1_000),
    brands: text('brand', 200),
    keywords: text('keyword', 200),
    gtins: text('gtin', enquiryLimits.number),
  }
}
