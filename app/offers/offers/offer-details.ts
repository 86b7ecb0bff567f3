import { z } from 'zod'
import type { Category } from '../../lots/facts/categories'
import { severalCategories } from '../../lots/facts/category-schema'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import { choices, optionalLineInput } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'

const MAX_PLACE_LENGTH = 200

const restriction = z
  .strictObject({
    rule: z.enum(['allow', 'deny'], 'validation.choice'),
    countries: choices(countries),
    channels: choices(resaleChannels),
  })
  .refine((limit) => limit.countries.length + limit.channels.length > 0, 'validation.required')

/** Optional details of an offer. Messages are translation keys. */
export const offerDetailsShape = {
  categories: severalCategories.refine((chosen) => chosen.length <= 3, 'validation.too_many').nullish(),
  /** Positive, at most three decimals. Text avoids rounding. */
  quantity: z
    .union([z.string(), z.number()], 'validation.quantity')
    .transform(String)
    .pipe(z.string().regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity'))
    .nullish(),
  unit: z
    .enum(units, 'validation.choice')
    .nullish()
    .meta({ description: 'Unit of `quantity`. Default: pieces (`H87`).' }),
  condition: z.enum(conditions, 'validation.choice').nullish(),
  askingPrice: z
    .int('validation.price')
    .min(1, 'validation.price')
    .max(1_000_000_000_000, 'validation.price')
    .nullish()
    .meta({ description: 'In minor units of `currency`, such as cents.' }),
  currency: z.enum(currencies, 'validation.choice').nullish(),
  askingPriceBasis: z
    .enum(priceBases, 'validation.choice')
    .nullish()
    .meta({ description: 'What `askingPrice` is for. Default: one `unit`.' }),
  incoterm: z.enum(incoterms, 'validation.choice').nullish(),
  country: z.enum(countries, 'validation.choice').nullish(),
  place: optionalLineInput(MAX_PLACE_LENGTH).nullish(),
  bestBefore: z.iso
    .date('validation.date')
    .regex(/^(?:19|2\d)/, 'validation.date')
    .nullish(),
  restrictions: z.array(restriction, 'validation.invalid').max(20, 'validation.too_many').nullish(),
}

const shaped = z.object(offerDetailsShape)
type SentDetails = z.output<typeof shaped>

export function checkOfferDetails(offer: SentDetails, context: z.RefinementCtx): void {
  const missing = (...path: string[]) => context.addIssue({ code: 'custom', message: 'validation.required', path })
  if (offer.unit && !offer.quantity) missing('quantity')
  if ((offer.currency || offer.askingPriceBasis) && !offer.askingPrice) missing('askingPrice')
  if (offer.askingPrice && !offer.currency) missing('currency')
}

/** An offer's optional details as stored; null: not given. */
export interface OfferFacts {
  readonly categories: Category[]
  readonly quantity: string | null
  readonly unit: (typeof units)[number] | null
  readonly condition: (typeof conditions)[number] | null
  readonly askingPrice: number | null
  readonly currency: string | null
  readonly askingPriceBasis: (typeof priceBases)[number] | null
  readonly incoterm: (typeof incoterms)[number] | null
  readonly country: string | null
  readonly place: string | null
  readonly bestBefore: string | null
  readonly restrictions: z.output<typeof restriction>[]
}

export function toOfferFacts(offer: SentDetails): OfferFacts {
  const { quantity = null, askingPrice = null } = offer
  return {
    categories: offer.categories ?? [],
    quantity,
    unit: quantity === null ? null : (offer.unit ?? 'H87'),
    condition: offer.condition ?? null,
    askingPrice,
    currency: offer.currency ?? null,
    askingPriceBasis: askingPrice === null ? null : (offer.askingPriceBasis ?? 'unit'),
    incoterm: offer.incoterm ?? null,
    country: offer.country ?? null,
    place: offer.place || null,
    bestBefore: offer.bestBefore ?? null,
    restrictions: offer.restrictions ?? [],
  }
}
