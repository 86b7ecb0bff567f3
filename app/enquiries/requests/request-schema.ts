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

/** At least zero, with at most three decimals: what `numeric(14,3)` holds. */
const quantity = z.string('validation.quantity').regex(/^(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')

const wish = z.object({
  name: lineInput(requestLimits.name),
  company: lineInput(requestLimits.company),
  email: lineInput(requestLimits.email).pipe(z.email('validation.email')),
  country: z.enum(countries, 'validation.required'),
  phoneNumber: optionalLine(requestLimits.phoneNumber),
  vatId: optionalLine(requestLimits.vatId),
  /** What exactly is looked for, in the buyer's words. */
  // Forms send other line ends than scripts; the request is the same.
  text: textInput(requestLimits.text).transform((text) => text.replace(/\r\n?/g, '\n')),
  categories: choices(categories),
  brands: z.array(lineInput(100), 'validation.invalid').max(50, 'validation.too_many').default([]),
  keywords: z.array(lineInput(100), 'validation.invalid').max(50, 'validation.too_many').default([]),
  gtins: z
    .array(z.string('validation.gtin').refine(isGtin, 'validation.gtin'), 'validation.gtin')
    .max(200, 'validation.too_many')
    .default([]),
  conditions: choices(conditions),
  /** How much, in one unit (UN/ECE Rec 20/21, or a load). Decimals are texts: they stay exact. */
  quantity: z
    .object({ min: quantity.nullish(), max: quantity.nullish(), unit: z.enum(units, 'validation.choice') })
    .refine(({ min, max }) => min || max, { message: 'validation.quantity', path: ['min'] })
    .refine(({ min, max }) => !min || !max || Number(min) <= Number(max), {
      message: 'validation.range',
      path: ['max'],
    })
    .nullish(),
  /** The most the buyer pays: integer minor units of an ISO 4217 currency, for one `basis`. */
  maximumPrice: z
    .object({
      amount: z.int('validation.price').min(1, 'validation.price').max(1_000_000_000_000, 'validation.price'),
      currency: z.enum(currencies, 'validation.choice'),
      basis: z.enum(priceBases, 'validation.choice'),
    })
    .nullish(),
  /** Countries that the goods may come from; none: any. */
  goodsFrom: choices(countries),
  /** Where the goods are sold on. */
  resale: z.object({ countries: choices(countries), channels: choices(resaleChannels) }).prefault({}),
  delivery: z
    .object({
      country: country.nullish(),
      postcode: optionalLine(requestLimits.postcode),
      incoterm: z.enum(incoterms, 'validation.choice').nullish(),
    })
    .prefault({}),
  /** The last day on which an offer is of use, `2026-12-31`. */
  until: z.iso.date('validation.date').nullish(),
  /** The language the buyer is answered in; without it the site's default one. */
  language: z.enum(languages, 'validation.language').optional(),
  /** A box that people do not see and leave empty. */
  honeypot: z.string('validation.text').default(''),
  /** When the form was made, in milliseconds since 1970; nothing for programs that have no form. */
  issuedAt: z.string('validation.text').optional(),
})

/** The fields of a buying request. The API describes them anew, and adds the rule below. */
export const requestShape = wish.shape

/** The check digits of the VAT identification number, whose rules the country says. Also where other fields are wrong. */
export const vatIdRule = z.refine<{ vatId?: string | undefined; country: string }>(
  ({ vatId, country }) => vatId === undefined || parseVatId(vatId, country) !== null,
  {
    message: 'validation.vat_id',
    path: ['vatId'],
    when: ({ value }) => vatIdFields.safeParse(value).success,
  },
)

const vatIdFields = z.object({ vatId: z.string(), country: z.string() })

/**
 * A buying request: what a buyer looks for. One schema for browser, page action, API and OpenAPI document; the messages
 * are translation keys.
 */
export const requestSchema = wish.check(vatIdRule)

/** A buying request as it was understood. */
export type RequestDetails = z.output<typeof requestSchema>

function optionalLine(most: number) {
  return optionalLineInput(most)
    .nullish()
    .transform((value) => value || undefined)
}

/** Some of a list, each once. */
function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'), 'validation.choice')
    .max(all.length, 'validation.choice')
    .transform((chosen) => all.filter((choice) => chosen.includes(choice)))
    .default([])
}
