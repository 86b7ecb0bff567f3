import { hash } from 'node:crypto'
import type { Language } from '../../platform/i18n/languages'
import { decimalOf, thousandths } from '../facts/decimal'
import type { LotChanges } from './lot-changes'
import { baseQuantity, packed, priceFigures } from './lot-figures'
import type { LotFacts, LotInput } from './lot-schema'
import type { lotEventKinds, lotLines, lotPrivates, lots, lotTexts } from './lots.table.server'
import type { ImportRecord } from './merge-import.server'

export interface LotToWrite {
  readonly lot: LotInput
  readonly id?: string
  /** Files it may use although they are claimed by its offer. */
  readonly shares?: ReadonlySet<string>
  readonly event?: {
    readonly kind: (typeof lotEventKinds)[number]
    readonly was: LotChanges
    readonly became: LotChanges
  }
  readonly plates?: readonly { readonly plate: string; readonly alt: Readonly<Partial<Record<Language, string>>> }[]
  readonly demo?: boolean
  readonly record?: ImportRecord
}

/** SHA-256 of the input, for imports as received: identical input changes nothing. */
export function digestOf({ lot, plates, demo, record }: LotToWrite): string {
  return hash('sha256', JSON.stringify(record ? { record } : { lot, plates, demo }), 'base64url')
}

export function lotRow(
  written: LotToWrite,
  identity: Pick<typeof lots.$inferSelect, 'id' | 'reference' | 'createdAt' | 'version'>,
  { digest, now, defaultLanguage }: { digest: string; now: Date; defaultLanguage: Language },
): typeof lots.$inferSelect {
  const { lot, demo = false } = written
  const { price, dates } = lot
  const goods = { quantity: lot.quantity, unit: lot.unit, packaging: lot.packaging }
  const unitPrice = price ? priceFigures(price, goods).perUnit : null
  return {
    ...identity,
    externalId: lot.externalId ?? null,
    contentDigest: digest,
    demo,
    status: lot.status,
    statusSince: now,
    optionUntil: lot.optionUntil ?? null,
    kind: lot.categories.includes('food') ? 'food' : 'stocklot',
    categories: lot.categories,
    foodCategories: lot.foodCategories,
    mainLanguage: mainLanguage(lot, defaultLanguage),
    brands: [...new Set([...lot.brands, ...lot.lines.flatMap(({ brand }) => brand ?? [])])],
    brandDisclosure: lot.brandDisclosure,
    condition: lot.condition,
    functional: lot.functional ?? null,
    reason: lot.reason ?? null,
    quantity: lot.quantity,
    unit: lot.unit,
    baseQuantity: baseQuantity(goods).quantity,
    ...orderSteps(lot),
    splittable: lot.splittable,
    currency: lot.currency,
    priceAmount: price?.amount ?? null,
    priceBasis: price?.basis ?? null,
    priceVisibility: lot.priceVisibility,
    tiers: price && price.tiers.length > 0 ? price.tiers : null,
    unitPrice: unitPrice === null ? null : Math.round(unitPrice),
    vat: lot.vat,
    incoterm: lot.incoterm,
    country: lot.stock.country,
    dateType: dates?.type ?? null,
    dateMin: dates?.min ?? null,
    dateMax: dates?.max ?? null,
    storage: lot.storage ?? null,
    facts: factsOf(lot),
    confirmedAt: lot.confirmedAt ? new Date(lot.confirmedAt) : now,
    listedAt: listedAt(lot, now),
    updatedAt: now,
    publishAt: lot.publishAt ? new Date(lot.publishAt) : null,
    withdrawAt: lot.withdrawAt ? new Date(lot.withdrawAt) : null,
  }
}

function listedAt(lot: LotInput, now: Date): Date | null {
  if (lot.listedAt) return new Date(lot.listedAt)
  return lot.status === 'draft' ? null : now
}

function factsOf(lot: LotInput): LotFacts {
  return {
    conditionMix: lot.conditionMix,
    packaging: lot.packaging,
    retailPrice: lot.retailPrice,
    place: lot.place,
    region: lot.stock.region,
    city: lot.stock.city,
    readyFrom: lot.readyFrom,
    leadTimeDays: lot.leadTimeDays,
    food: lot.food,
    restrictions: lot.restrictions,
    relabelRequired: lot.relabelRequired,
    photosAreActual: lot.photosAreActual,
    negotiable: lot.price?.negotiable ?? false,
    priceValidUntil: lot.price?.validUntil,
  }
}

function mainLanguage({ texts }: LotInput, defaultLanguage: Language): Language {
  if (texts[defaultLanguage]) return defaultLanguage
  const [[first] = [defaultLanguage]] = textsOf({ texts })
  return first
}

/** MOQ and order multiple: as given, or derived from splitting and packing. */
export function orderSteps(lot: LotInput): { moq: string; step: string } {
  const whole = thousandths(lot.quantity)
  const usual = Math.min(whole, usualStep(lot))
  const given = lot.moq ? thousandths(lot.moq) : null
  const step = lot.step ? thousandths(lot.step) : given && given % usual !== 0 ? given : usual
  return { moq: decimalOf(given ?? Math.min(whole, step)), step: decimalOf(step) }
}

/** In thousandths of the lot's unit. */
function usualStep({ splittable, quantity, unit, packaging }: LotInput): number {
  const { unitsPerPallet } = packed({ quantity, unit, packaging })
  const perPallet = unit === 'XCT' ? packaging.cartonsPerPallet : unit === 'XPX' ? 1 : unitsPerPallet
  const perCarton = unit === 'XCT' ? 1 : packaging.unitsPerCarton
  const step = { whole_only: null, by_pallet: perPallet, by_carton: perCarton, free: 1 }[splittable]
  return splittable === 'whole_only' ? thousandths(quantity) : (step ?? 1) * 1_000
}

export function textRows({ texts }: LotInput, lotId: string): (typeof lotTexts.$inferSelect)[] {
  return textsOf({ texts }).map(([language, text]) => ({ lotId, language, ...text }))
}

function textsOf({ texts }: Pick<LotInput, 'texts'>) {
  type Text = NonNullable<LotInput['texts'][Language]>
  return Object.entries(texts) as [Language, Text][]
}

export function lineRows({ lines }: LotInput, lotId: string): (typeof lotLines.$inferSelect)[] {
  return lines.map((line, place) => ({
    lotId,
    no: place + 1,
    gtin: line.gtin ?? null,
    sku: line.sku ?? null,
    name: line.name,
    brand: line.brand ?? null,
    size: line.size ?? null,
    colour: line.colour ?? null,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: line.unitPrice ?? null,
    retailPrice: line.retailPrice ?? null,
    bestBefore: line.bestBefore ?? null,
    extra: line.extra ?? null,
  }))
}

export function privateRow({ private: secret }: LotInput, lotId: string): typeof lotPrivates.$inferSelect {
  return {
    lotId,
    supplierOfferId: secret.supplierOfferId ?? null,
    costPrice: secret.costPrice ?? null,
    minPrice: secret.minPrice ?? null,
    notes: secret.notes ?? null,
    optionFor: secret.optionFor ?? null,
  }
}
