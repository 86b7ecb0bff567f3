import { z } from 'zod'
import { choices, LINE, lineInput, optionalLine } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { languages } from '../../platform/i18n/languages'
import { category } from '../facts/category-schema'
import { thousandths } from '../facts/decimal'
import { isGtin } from '../facts/gtin'
import {
  allergens,
  certificates,
  conditions,
  currencies,
  dateTypes,
  documentKinds,
  foodCategories,
  functionals,
  incoterms,
  lotStatuses,
  palletTypes,
  priceBases,
  reasons,
  resaleChannels,
  splittings,
  storages,
  textOrigins,
  units,
  vatSchemes,
  visibilities,
} from '../facts/trade-terms'

/** Lengths in characters. */
export const lotLimits = {
  externalId: 200,
  title: 200,
  description: 10_000,
  brand: 100,
  brands: 50,
  lines: 10_000,
  photos: 40,
  documents: 20,
  tiers: 20,
} as const

/** Positive, at most three decimals (`numeric(14,3)`). Text keeps decimals exact. */
const quantity = z
  .union([z.string(), z.number()], 'validation.quantity')
  .transform(String)
  .pipe(z.string().regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity'))

/** Integer minor units. */
const money = z
  .int('validation.price')
  .min(1, 'validation.price')
  .max(1_000_000_000_000, 'validation.price')
  .meta({ description: "In minor units of the lot's currency, such as cents." })

const day = z.iso.date('validation.date')
const moment = z.iso.datetime({ offset: true, error: 'validation.date' })
const country = z.enum(countries, 'validation.choice')
const positive = (most: number) => z.int('validation.number').min(1, 'validation.number').max(most, 'validation.number')
const measure = (most: number) =>
  z.number('validation.number').positive('validation.number').max(most, 'validation.number')

const text = z.strictObject({
  title: lineInput(lotLimits.title),
  description: z
    .string('validation.text')
    .trim()
    .max(lotLimits.description, 'validation.too_long')
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'validation.text')
    .transform((typed) => typed.replace(/\r\n?/g, '\n'))
    .default(''),
  origin: choice(textOrigins).default('human'),
})

const packaging = z.strictObject({
  unitsPerCarton: positive(1_000_000).nullish(),
  cartonsPerPallet: positive(100_000).nullish(),
  palletType: choice(palletTypes).nullish(),
  /** Of the whole lot. */
  pallets: positive(100_000).nullish(),
  stackable: z.boolean('validation.invalid').nullish(),
  /** Of one loaded pallet, in centimetres. */
  lengthCm: measure(2_000).nullish(),
  widthCm: measure(2_000).nullish(),
  heightCm: measure(2_000).nullish(),
  /** Of the whole lot, in kilograms. */
  grossKg: measure(100_000_000).nullish(),
  netKg: measure(100_000_000).nullish(),
})

const price = z.strictObject({
  amount: money,
  basis: choice(priceBases).default('unit'),
  tiers: z
    .array(z.strictObject({ from: quantity, amount: money }), 'validation.invalid')
    .max(lotLimits.tiers, 'validation.too_many')
    .default([]),
  negotiable: z.boolean('validation.invalid').default(false),
  validUntil: day.nullish(),
})

const restriction = z.strictObject({
  rule: z.enum(['allow', 'deny'], 'validation.choice'),
  countries: choices(countries),
  channels: choices(resaleChannels),
})

const file = {
  name: lineInput(255),
  url: z.string('validation.url').min(1, 'validation.url').max(2_000, 'validation.url'),
}

const line = z.strictObject({
  gtin: z.string('validation.gtin').refine(isGtin, 'validation.gtin').nullish(),
  sku: optionalLine(100),
  name: lineInput(500),
  brand: optionalLine(lotLimits.brand),
  size: optionalLine(100),
  colour: optionalLine(100),
  quantity: z
    .union([z.string(), z.number()], 'validation.quantity')
    .transform(String)
    .pipe(z.string().regex(/^(?:0|[1-9]\d{0,10})(?:\.\d{1,3})?$/, 'validation.quantity')),
  unit: choice(units).default('H87'),
  unitPrice: money.nullish(),
  retailPrice: money.nullish(),
  bestBefore: day.nullish(),
  extra: z
    .record(z.string().min(1).max(100).regex(LINE), z.string('validation.text').max(1_000, 'validation.too_long'))
    .refine((extra) => Object.keys(extra).length <= 50, 'validation.too_many')
    .nullish(),
})

/** Fields of a lot. The API replaces the descriptions and adds the rules below. */
export const lotShape = {
  externalId: optionalLine(lotLimits.externalId),
  status: choice(lotStatuses).default('published'),
  optionUntil: day.nullish(),
  publishAt: moment.nullish(),
  withdrawAt: moment.nullish(),
  /** One to three; `food` makes it a food lot. */
  categories: z.array(category, 'validation.required').min(1, 'validation.required').max(3, 'validation.too_many'),
  foodCategories: choices(foodCategories).refine((chosen) => chosen.length <= 3, 'validation.too_many'),
  texts: z
    .partialRecord(z.enum(languages, 'validation.language'), text, 'validation.required')
    .refine((texts) => Object.keys(texts).length > 0, 'validation.required'),
  brands: z
    .array(lineInput(lotLimits.brand), 'validation.invalid')
    .max(lotLimits.brands, 'validation.too_many')
    .default([]),
  brandDisclosure: choice(visibilities).default('public'),
  condition: choice(conditions),
  conditionMix: z
    .partialRecord(
      z.enum(conditions).exclude(['mixed']),
      z.int('validation.number').min(1, 'validation.number').max(100, 'validation.number'),
    )
    .refine((mix) => Object.values(mix).reduce((sum, percent) => sum + percent, 0) === 100, 'validation.percents')
    .nullish(),
  functional: choice(functionals).nullish(),
  reason: choice(reasons).nullish(),
  quantity,
  unit: choice(units).default('H87'),
  splittable: choice(splittings).default('whole_only'),
  /** Defaults follow from `splittable`. */
  moq: quantity.nullish(),
  step: quantity.nullish(),
  packaging: packaging.prefault({}),
  currency: choice(currencies).default('EUR'),
  price: price.nullish(),
  priceVisibility: choice(visibilities).default('members'),
  retailPrice: z.strictObject({ from: money, to: money.nullish() }).nullish(),
  vat: choice(vatSchemes).default('net_standard'),
  incoterm: choice(incoterms).default('EXW'),
  place: optionalLine(200),
  stock: z.strictObject({ country, region: optionalLine(100), city: optionalLine(100) }, 'validation.required'),
  readyFrom: day.nullish(),
  leadTimeDays: z.int('validation.number').min(0, 'validation.number').max(365, 'validation.number').nullish(),
  dates: z.strictObject({ type: choice(dateTypes), min: day, max: day.nullish() }).nullish(),
  storage: choice(storages).nullish(),
  food: z
    .object({
      shelfLifeDays: positive(10_000).nullish(),
      allergens: choices(allergens),
      labelLanguages: z
        .array(z.string().regex(/^[a-z]{2}$/, 'validation.language'))
        .max(40, 'validation.too_many')
        .default([]),
      certificates: choices(certificates),
      netGrams: measure(1_000_000).nullish(),
      drainedGrams: measure(1_000_000).nullish(),
    })
    .nullish(),
  restrictions: z.array(restriction, 'validation.invalid').max(20, 'validation.too_many').default([]),
  relabelRequired: z.boolean('validation.invalid').default(false),
  photos: z
    .array(
      z.strictObject({ ...file, alt: z.partialRecord(z.enum(languages), lineInput(300)).default({}) }),
      'validation.attachments',
    )
    .max(lotLimits.photos, 'validation.too_many_files')
    .default([]),
  photosAreActual: z.boolean('validation.invalid').default(true),
  documents: z
    .array(
      z.strictObject({ ...file, kind: choice(documentKinds), visibility: choice(visibilities).default('members') }),
      'validation.attachments',
    )
    .max(lotLimits.documents, 'validation.too_many_files')
    .default([]),
  lines: z.array(line, 'validation.invalid').max(lotLimits.lines, 'validation.too_many').default([]),
  /** Last confirmation by the supplier; default now. */
  confirmedAt: moment.nullish(),
  /** First publication, for lots migrated from elsewhere; default now. */
  listedAt: moment.nullish(),
  private: z
    .object({
      supplierOfferId: z.uuid('validation.invalid').nullish(),
      costPrice: money.nullish(),
      minPrice: money.nullish(),
      notes: z.string('validation.text').max(10_000, 'validation.too_long').nullish(),
      optionFor: optionalLine(200),
    })
    .prefault({}),
}

/** Shared by API, import and office. Messages are translation keys. Some rules are also database constraints. */
export const lotSchema = z.strictObject(lotShape).superRefine(checkLot)

export type LotInput = z.output<typeof lotSchema>

export function checkLot(lot: z.output<z.ZodObject<typeof lotShape>>, context: z.RefinementCtx): void {
  const fault = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
  if (new Set(lot.categories).size < lot.categories.length) fault('validation.choice', 'categories')
  if (!lot.categories.includes('food') && lot.foodCategories.length > 0) fault('validation.choice', 'foodCategories')
  if ((lot.status === 'on_option') !== Boolean(lot.optionUntil)) fault('validation.option', 'optionUntil')
  if (lot.publishAt && lot.status !== 'draft' && lot.status !== 'withdrawn') fault('validation.schedule', 'publishAt')
  if (lot.publishAt && lot.withdrawAt && Date.parse(lot.withdrawAt) <= Date.parse(lot.publishAt))
    fault('validation.range', 'withdrawAt')
  if (lot.conditionMix && lot.condition !== 'mixed') fault('validation.percents', 'conditionMix')
  if (!lot.price && lot.priceVisibility !== 'on_request') fault('validation.price_missing', 'price')
  if (lot.retailPrice?.to && lot.retailPrice.to < lot.retailPrice.from) fault('validation.range', 'retailPrice', 'to')
  if (lot.dates?.max && lot.dates.max < lot.dates.min) fault('validation.range', 'dates', 'max')
  const [whole, moq, step] = [lot.quantity, lot.moq, lot.step].map((typed) => (typed ? thousandths(typed) : null))
  if (whole && moq && moq > whole) fault('validation.moq', 'moq')
  if (whole && moq && lot.splittable === 'whole_only' && moq !== whole) fault('validation.whole_only', 'moq')
  if (moq && step && moq % step !== 0) fault('validation.step', 'step')
  if (whole && !moq && step && step > whole) fault('validation.step', 'step')
  let before = { from: 0, amount: Number.POSITIVE_INFINITY }
  for (const [place, tier] of (lot.price?.tiers ?? []).entries()) {
    const from = thousandths(tier.from)
    if (from <= before.from || tier.amount >= before.amount) fault('validation.tiers', 'price', 'tiers', place)
    before = { from, amount: tier.amount }
  }
}

function choice<const Choice extends string>(all: readonly Choice[]) {
  return z.enum(all, 'validation.choice')
}

/** Fields that are never searched, filtered or sorted by, stored as JSON. */
export type LotFacts = Pick<
  LotInput,
  | 'conditionMix'
  | 'packaging'
  | 'retailPrice'
  | 'place'
  | 'readyFrom'
  | 'leadTimeDays'
  | 'food'
  | 'restrictions'
  | 'relabelRequired'
  | 'photosAreActual'
> & {
  readonly region?: string | undefined
  readonly city?: string | undefined
  readonly negotiable: boolean
  readonly priceValidUntil?: string | null | undefined
}
