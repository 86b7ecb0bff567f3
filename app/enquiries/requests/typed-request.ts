import { isGtin } from '../../lots/facts/gtin'
import { currencies } from '../../lots/facts/trade-terms'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

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

/** Raw form values. */
export type TypedRequest = Readonly<Partial<Record<RequestControl, readonly string[]>>>

/** Reads the form values, without empty fields. Used by browser and server. */
export function readTyped(fields: FormData): TypedRequest {
  return Object.fromEntries(
    controls.flatMap((name) => {
      const texts = fields.getAll(name).filter((value) => typeof value === 'string' && value !== '')
      return texts.length > 0 ? [[name, texts]] : []
    }),
  )
}

/**
 * Maps form values to the schema's shape, unvalidated. Parses localized numbers and lists; unparsable input is kept for the
 * schema to reject.
 */
export function parseTypedRequest(typed: TypedRequest) {
  const text = (name: RequestControl) => typed[name]?.[0]?.trim() || undefined
  const several = (name: RequestControl) => [...(typed[name] ?? [])]
  const listed = (name: RequestControl) =>
    (text(name) ?? '')
      .split(/[,;،\r\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const decimal = (name: RequestControl) => {
    const written = text(name)
    return written === undefined ? undefined : (parseDecimal(written) ?? written)
  }
  const [min, max, amount] = [decimal('quantity.min'), decimal('quantity.max'), text('maximumPrice.amount')]
  const currency = text('maximumPrice.currency')
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    country: text('country'),
    phoneNumber: text('phoneNumber'),
    vatId: text('vatId'),
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
    maximumPrice:
      amount === undefined
        ? undefined
        : { amount: minorUnits(amount, currency), currency, basis: text('maximumPrice.basis') },
    goodsFrom: several('goodsFrom'),
    resale: { countries: several('resale.countries'), channels: several('resale.channels') },
    delivery: {
      country: text('delivery.country'),
      postcode: text('delivery.postcode'),
      incoterm: text('delivery.incoterm'),
    },
    until: text('until'),
  }
}

function minorUnits(amount: string, currency: string | undefined): number | string {
  const known = currencies.find((code) => code === currency)
  return (known && parseMoney(amount, known)) ?? amount
}
