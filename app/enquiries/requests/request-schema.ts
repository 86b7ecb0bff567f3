import { z } from 'zod'
import { severalCategories } from '../../lots/facts/category-schema'
import { isGtin } from '../../lots/facts/gtin'
import { conditions, units } from '../../lots/facts/trade-terms'
import { choices, lineInput, textInput } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { buyerShape, price, vatIdRule } from '../buyers/buyer-schema'
import { enquiryLimits } from '../buyers/enquiry'

/** Non-negative, with at most three decimals: fits `numeric(14,3)`. */
const quantity = z.string('validation.quantity').regex(/^(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')

const { name, company, email, country, phoneNumber, vatId, resale, delivery, language, honeypot, issuedAt } = buyerShape

const wish = z.object({
  ...{ name, company, email, country, phoneNumber, vatId },
  // Forms and scripts send different line endings; normalize them.
  text: textInput(enquiryLimits.text).transform((text) => text.replace(/\r\n?/g, '\n')),
  categories: severalCategories.default([]),
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
  maximumPrice: price,
  /** Countries of origin; empty means any. */
  goodsFrom: choices(countries),
  ...{ resale, delivery },
  /** Last day an offer is useful, such as `2026-12-31`. */
  until: z.iso.date('validation.date').nullish(),
  ...{ language, honeypot, issuedAt },
})

/** Fields of a buying request, without the VAT rule, which the API adds itself. */
export const requestShape = wish.shape

/** Buying request, shared by browser, action, API and OpenAPI. Messages are translation keys. */
export const requestSchema = wish.check(vatIdRule)

export type RequestDetails = z.output<typeof requestSchema>
