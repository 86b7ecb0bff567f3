import { z } from 'zod'
import { parseVatId } from '../../accounts/profiles/vat-id'
import { categories } from '../../lots/facts/categories'
import { isGtin } from '../../lots/facts/gtin'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { lineInput, optionalLineInput, textInput } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { languages } from '../../platform/i18n/languages'
import { requestLimits } from './request-fields'

const country = z.enum(countries, 'validation.choice')

/** Non-negative, with at most three decimals: fits `numeric(14,3)`. */
const quantity = z.string('validation.quantity').regex(/^(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')

const wish = z.object({
  name: lineInput(requestLimits.name),
  company: lineInput(requestLimits.company),
  email: lineInput(requestLimits.email).pipe(z.email('validation.email')),
  country: z.enum(countries, 'validation.required'),
  phoneNumber: optionalLine(requestLimits.phoneNumber),
  vatId: optionalLine(requestLimits.vatId),
  // Forms and scripts send different line endings; normalize them.
  text: textInput(requestLimits.text).transform((text) => text.replace(/\r\n?/g, '\n')),
  categories: choices(categories),
  brands: z.array(lineInput(100), 'validation.invalid').max(50, 'validation.too_many').default([]),
  keywords: z.array(lineInput(100), 'validation.invalid').max(50, 'validation.too_many').default([]),
  gtins: z
    .array(z.string('validation.gtin').refine(isGtin, 'validation.gtin'), 'validation.gtin')
    .max(200, 'validation.too_many')
    .default([]),
  conditions: choices(conditions),
  /** In one unit (UN/ECE Rec 20/21, or a load). Decimals are texts, to stay exact. */
  quantity: z
    .object({ min: quantity.nullish(), max: quantity.nullish(), unit: z.enum(units, 'validation.choice') })
    .refine(({ min, max }) => min || max, { message: 'validation.quantity', path: ['min'] })
    .refine(({ min, max }) => !min || !max || Number(min) <= Number(max), {
      message: 'validation.range',
      path: ['max'],
    })
    .nullish(),
  /** Integer minor units of an ISO 4217 currency, per `basis`. */
  maximumPrice: z
    .object({
      amount: z.int('validation.price').min(1, 'validation.price').max(1_000_000_000_000, 'validation.price'),
      currency: z.enum(currencies, 'validation.choice'),
      basis: z.enum(priceBases, 'validation.choice'),
    })
    .nullish(),
  /** Countries of origin; empty means any. */
  goodsFrom: choices(countries),
  resale: z.object({ countries: choices(countries), channels: choices(resaleChannels) }).prefault({}),
  delivery: z
    .object({
      country: country.nullish(),
      postcode: optionalLine(requestLimits.postcode),
      incoterm: z.enum(incoterms, 'validation.choice').nullish(),
    })
    .prefault({}),
  /** Last day an offer is useful, such as `2026-12-31`. */
  until: z.iso.date('validation.date').nullish(),
  /** Answer language; defaults to the site's. */
  language: z.enum(languages, 'validation.language').optional(),
  honeypot: z.string('validation.text').default(''),
  /** Milliseconds since 1970; absent from API clients. */
  issuedAt: z.string('validation.text').optional(),
})

/** Fields of a buying request, without the VAT rule, which the API adds itself. */
export const requestShape = wish.shape

/** Checks the VAT id by the rules of its country, even if other fields are invalid. */
export const vatIdRule = z.refine<{ vatId?: string | undefined; country: string }>(
  ({ vatId, country }) => vatId === undefined || parseVatId(vatId, country) !== null,
  {
    message: 'validation.vat_id',
    path: ['vatId'],
    when: ({ value }) => vatIdFields.safeParse(value).success,
  },
)

const vatIdFields = z.object({ vatId: z.string(), country: z.string() })

/** Buying request, shared by browser, action, API and OpenAPI. Messages are translation keys. */
export const requestSchema = wish.check(vatIdRule)

export type RequestDetails = z.output<typeof requestSchema>

function optionalLine(most: number) {
  return optionalLineInput(most)
    .nullish()
    .transform((value) => value || undefined)
}

/** Subset of a list, without duplicates. */
function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'), 'validation.choice')
    .max(all.length, 'validation.choice')
    .transform((chosen) => all.filter((choice) => chosen.includes(choice)))
    .default([])
}
