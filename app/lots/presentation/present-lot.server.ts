import { plainAddress } from '../../files/pictures/picture'
import type { Language } from '../../platform/i18n/languages'
import { type Audience, accessRestrictionFor, brandRedactor } from '../facts/disclosure'
import { isOpen, type LotStatus } from '../facts/trade-terms'
import type { findPrivates, Lot, LotPhoto, LotSummary } from '../lots/find-lots.server'
import { baseQuantity, loadFigures, packed, priceFigures, tierFigures } from '../lots/lot-figures'

/** Audience, language and day (`2026-11-21`, in the company's time zone) to present for. */
export interface Reader {
  readonly audience: Audience
  readonly language: Language
  readonly today: string
}

/** Presents a lot for lists. Restricted data is removed here. */
export function presentLotCard(lot: LotSummary, reader: Reader) {
  const { facts } = lot
  const goods = goodsOf(lot)
  const redact = redactorFor(lot, reader)
  return {
    id: lot.id,
    reference: lot.reference,
    demo: lot.demo,
    status: statusOn(lot, reader.today),
    statusSince: lot.statusSince.toISOString(),
    optionUntil: lot.optionUntil,
    kind: lot.kind,
    categories: lot.categories,
    foodCategories: lot.foodCategories,
    ...presentText(lot, reader.language, redact),
    brands: brandsView(lot, reader),
    condition: lot.condition,
    quantity: lot.quantity,
    unit: lot.unit,
    base: baseQuantity(goods),
    packed: packed(goods),
    price: priceView(lot, reader),
    retailPrice: facts.retailPrice ? { from: facts.retailPrice.from, to: facts.retailPrice.to ?? null } : null,
    stock: { country: lot.country, region: facts.region ?? null, city: facts.city ?? null },
    incoterm: lot.incoterm,
    place: facts.place ?? null,
    dates: datesView(lot, reader.today),
    storage: lot.storage,
    photos: lot.photos.map((photo) => presentPhoto(photo, reader.language, redact)),
    confirmedAt: lot.confirmedAt.toISOString(),
    listedAt: lot.listedAt?.toISOString() ?? null,
    updatedAt: lot.updatedAt.toISOString(),
  }
}

/** Presents a lot with all its facts. Restricted data is removed here. */
export function presentLot(lot: Lot, reader: Reader) {
  const { facts } = lot
  const redact = redactorFor(lot, reader)
  return {
    ...presentLotCard(lot, reader),
    photosAreActual: facts.photosAreActual,
    conditionMix: facts.conditionMix ?? null,
    functional: lot.functional,
    reason: lot.reason,
    splittable: lot.splittable,
    moq: lot.moq,
    step: lot.step,
    packaging: facts.packaging,
    load: loadFigures(goodsOf(lot)),
    currency: lot.currency,
    vat: lot.vat,
    readyFrom: facts.readyFrom ?? null,
    leadTimeDays: facts.leadTimeDays ?? null,
    food: facts.food ?? null,
    restrictions: facts.restrictions,
    relabelRequired: facts.relabelRequired,
    documents: lot.documents.map(({ kind, visibility, file }) => {
      const gated = accessRestrictionFor(visibility, reader.audience)
      return gated
        ? { kind, visible: false as const, gated }
        : { kind, visible: true as const, name: file.name, url: file.url, size: file.size }
    }),
    lines: presentLines(lot, reader, redact),
  }
}

export function presentTeamLot(
  lot: Lot,
  secret: Awaited<ReturnType<typeof findPrivates>>,
  reader: Omit<Reader, 'audience'>,
) {
  return {
    ...presentLot(lot, { ...reader, audience: 'team' }),
    externalId: lot.externalId,
    priceVisibility: lot.priceVisibility,
    brandDisclosure: lot.brandDisclosure,
    texts: lot.texts.map(({ language, title, description, origin }) => ({ language, title, description, origin })),
    createdAt: lot.createdAt.toISOString(),
    private: {
      supplierOfferId: secret?.supplierOfferId ?? null,
      costPrice: secret?.costPrice ?? null,
      minPrice: secret?.minPrice ?? null,
      notes: secret?.notes ?? null,
    },
  }
}

/** Effective status on a day: accounts for passed use-by dates and expired reservations that are not yet stored. */
export function statusOn(
  lot: Pick<LotSummary, 'status' | 'dateType' | 'dateMin' | 'optionUntil'>,
  today: string,
): LotStatus {
  const { status, dateType, dateMin, optionUntil } = lot
  if (isOpen(status) && dateType === 'use_by' && dateMin !== null && dateMin < today) return 'expired'
  if (status === 'on_option' && optionUntil !== null && optionUntil < today) return 'published'
  return status
}

function goodsOf({ quantity, unit, facts }: LotSummary) {
  return { quantity, unit, packaging: facts.packaging }
}

/** A visible or restricted price. Amounts are minor units of `currency`. */
function priceView(lot: LotSummary, { audience }: Reader) {
  const { priceAmount: amount, priceBasis: basis, currency, facts } = lot
  const gated = accessRestrictionFor(lot.priceVisibility, audience)
  if (gated || amount === null || basis === null)
    return { visible: false as const, gated: gated ?? ('on_request' as const) }
  const price = { amount, basis, tiers: lot.tiers ?? [] }
  return {
    visible: true as const,
    currency,
    amount,
    basis,
    figures: priceFigures(price, goodsOf(lot)),
    tiers: tierFigures(price, goodsOf(lot)),
    negotiable: facts.negotiable,
    validUntil: facts.priceValidUntil ?? null,
  }
}

function brandsView(lot: LotSummary, { audience }: Reader) {
  const gated = accessRestrictionFor(lot.brandDisclosure, audience)
  return gated ? { visible: false as const, gated } : { visible: true as const, names: lot.brands }
}

function redactorFor(lot: LotSummary, { audience }: Reader): (text: string) => string {
  return accessRestrictionFor(lot.brandDisclosure, audience) ? brandRedactor(lot.brands) : (text) => text
}

function presentText(lot: LotSummary, language: Language, redact: (text: string) => string) {
  const text =
    lot.texts.find((one) => one.language === language) ?? lot.texts.find((one) => one.language === lot.mainLanguage)
  return {
    language: text?.language ?? lot.mainLanguage,
    title: redact(text?.title ?? lot.reference),
    description: redact(text?.description ?? ''),
    machineTranslated: text?.origin === 'machine',
  }
}

function presentPhoto({ plate, alt, picture }: LotPhoto, language: Language, redact: (text: string) => string) {
  return {
    drawn: plate !== null,
    plate,
    picture,
    /** Publicly reachable URL; null until the picture is made. */
    url: picture && plainAddress(picture, 1280),
    alt: redact(alt[language] ?? ''),
  }
}

function datesView({ dateType, dateMin, dateMax }: LotSummary, today: string) {
  if (dateType === null || dateMin === null) return null
  return { type: dateType, min: dateMin, max: dateMax ?? dateMin, past: dateMin < today }
}

/** GTIN and article number identify a brand, so they are restricted with it. The seller's own columns require full access. */
function presentLines(lot: Lot, { audience }: Reader, redact: (text: string) => string) {
  const priced = accessRestrictionFor(lot.priceVisibility, audience) === null
  const branded = accessRestrictionFor(lot.brandDisclosure, audience) === null
  return lot.lines.map(({ no, name, gtin, sku, brand, unitPrice, extra, ...line }) => ({
    no,
    name: redact(name),
    size: line.size && redact(line.size),
    colour: line.colour && redact(line.colour),
    quantity: line.quantity,
    unit: line.unit,
    retailPrice: line.retailPrice,
    bestBefore: line.bestBefore,
    ...(branded ? { gtin, sku, brand } : {}),
    ...(priced ? { unitPrice } : {}),
    ...(branded && priced ? { extra } : {}),
  }))
}
