import { z } from 'zod'
import { parseVatId } from '../../accounts/profiles/vat-id'
import { currencies, incoterms, priceBases, resaleChannels } from '../../lots/facts/trade-terms'
import { choices, lineInput, optionalLine } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { languages } from '../../platform/i18n/languages'
import { enquiryLimits } from './enquiry'

const buyer = z.object({
  name: lineInput(enquiryLimits.name),
  company: lineInput(enquiryLimits.company),
  email: lineInput(enquiryLimits.email).pipe(z.email('validation.email')),
  country: z.enum(countries, 'validation.required'),
  phoneNumber: optionalLine(enquiryLimits.phoneNumber),
  vatId: optionalLine(enquiryLimits.vatId),
  resale: z.object({ countries: choices(countries), channels: choices(resaleChannels) }).prefault({}),
  delivery: z
    .object({
      country: z.enum(countries, 'validation.choice').nullish(),
      postcode: optionalLine(enquiryLimits.postcode),
      incoterm: z.enum(incoterms, 'validation.choice').nullish(),
    })
    .prefault({}),
  /** Answer language; defaults to the site's. */
  language: z.enum(languages, 'validation.language').optional(),
  honeypot: z.string('validation.text').default(''),
  /** Milliseconds since 1970; absent from API clients. */
  issuedAt: z.string('validation.text').optional(),
})

/** Fields that inquiries and buying requests share. */
export const buyerShape = buyer.shape

export type BuyerDetails = z.output<typeof buyer>

/** Integer minor units of an ISO 4217 currency, per `basis`. */
export const price = z
  .object({
    amount: z.int('validation.price').min(1, 'validation.price').max(1_000_000_000_000, 'validation.price'),
    currency: z.enum(currencies, 'validation.choice'),
    basis: z.enum(priceBases, 'validation.choice'),
  })
  .nullish()

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
