import { datesText, formatQuantity, type Localizer, quantityText } from '../../lots/presentation/lot-texts'
import { countryName } from '../../platform/i18n/country-name'
import { formatDate, formatList } from '../../platform/i18n/format'
import { languageName } from '../../platform/i18n/language-name'
import { formatMoney } from '../../platform/i18n/money'
import { perLanguage } from '../../platform/i18n/per-language'
import type { ShownLot } from './present-lot-page.server'

export type Fact =
  | { readonly label: string; readonly value: string }
  | { readonly label: string; readonly gated: 'members' | 'on_request' }

/** Key facts in the order buyers ask for them. Unknown facts are omitted. */
export function keyFacts(lot: ShownLot, localizer: Localizer): Fact[] {
  const { t, language } = localizer
  const fact = (label: string, value: string | 0 | null | undefined): Fact[] => (value ? [{ label, value }] : [])
  const list = (items: readonly string[]) => (items.length > 0 ? formatList(items, language) : null)
  const { retailPrice, food } = lot
  return [
    ...fact(t('lot_page.category'), list(lot.categories.map((category) => t(`categories.${category}`)))),
    ...fact(t('lot_page.goods'), list(lot.foodCategories.map((category) => t(`trade.food_categories.${category}`)))),
    ...brandFact(lot, localizer),
    ...fact(t('lot.condition'), conditionText(lot, localizer)),
    ...fact(t('lot_page.works'), lot.functional && t(`trade.functionals.${lot.functional}`)),
    ...fact(t('lot_page.reason'), lot.reason && t(`trade.reasons.${lot.reason}`)),
    ...fact(t('lot_page.dates'), datesText(lot.dates, localizer)),
    ...fact(t('lot_page.storage'), lot.storage && t(`trade.storages.${lot.storage}`)),
    ...fact(t('lot_page.net_weight'), food?.netGrams && grams(food.netGrams, localizer)),
    ...fact(t('lot_page.drained_weight'), food?.drainedGrams && grams(food.drainedGrams, localizer)),
    ...fact(t('lot_page.shelf_life'), food?.shelfLifeDays && t('lot_page.days', { count: food.shelfLifeDays })),
    ...fact(t('lot_page.allergens'), food && list(food.allergens.map((allergen) => t(`trade.allergens.${allergen}`)))),
    ...fact(
      t('lot_page.label_languages'),
      food && list(food.labelLanguages.map((code) => languageName(code, localizer.language))),
    ),
    ...fact(t('lot_page.certificates'), food && list(food.certificates.map((one) => t(`trade.certificates.${one}`)))),
    ...fact(t('lot_page.packing'), packingText(lot, localizer)),
    ...fact(t('lot_page.pallets'), palletsText(lot, localizer)),
    ...fact(t('lot_page.weight'), weightText(lot, localizer)),
    ...fact(t('lot_page.sold'), t(`trade.splittings.${lot.splittable}`)),
    ...fact(
      t('lot_page.smallest_order'),
      lot.splittable === 'whole_only' ? null : quantityText(lot.moq, lot.unit, localizer),
    ),
    ...fact(t('lot_page.step'), lot.splittable === 'whole_only' ? null : quantityText(lot.step, lot.unit, localizer)),
    ...fact(
      t('lot_page.retail_price'),
      retailPrice &&
        range(
          formatMoney(retailPrice.from, lot.currency, language),
          retailPrice.to === null ? null : formatMoney(retailPrice.to, lot.currency, language),
        ),
    ),
    ...fact(
      t('lot_page.terms'),
      `${[lot.incoterm, lot.place].filter(Boolean).join(' ')} (${t(`trade.incoterms.${lot.incoterm}`)})`,
    ),
    ...fact(t('lot_page.vat'), t(`trade.vat_schemes.${lot.vat}`)),
    ...fact(t('lot_page.stands_in'), standsIn(lot, localizer)),
    ...fact(t('lot_page.ready'), readyText(lot, localizer)),
  ]
}

export function loadFacts({ load, packed }: ShownLot, { t, language }: Localizer): Fact[] {
  const counted = (label: string, count: number | null): Fact[] =>
    count === null ? [] : [{ label, value: formatQuantity(count, language) }]
  // Above one container, show a count: "230 % of a container" is hard to read.
  const share = (value: number, several: 'lot_page.trucks' | 'lot_page.containers') =>
    value <= 1 ? percent(language).format(value) : t(several, { count: Math.round(value * 10) / 10 })
  return [
    ...counted(t('lot_page.cartons'), packed.cartons),
    ...counted(t('lot_page.pallets'), packed.pallets),
    ...(load
      ? [
          { label: t('lot_page.loading_metres'), value: metres(load.loadingMetres, language) },
          { label: t('lot_page.truck'), value: share(load.shares.ftl, 'lot_page.trucks') },
          { label: t('lot_page.c20'), value: share(load.shares.c20, 'lot_page.containers') },
          { label: t('lot_page.c40'), value: share(load.shares.c40, 'lot_page.containers') },
        ]
      : []),
  ]
}

const percent = perLanguage((language) => new Intl.NumberFormat(language, { style: 'percent' }))
const measures = perLanguage((language) => ({
  metre: new Intl.NumberFormat(language, { style: 'unit', unit: 'meter', maximumFractionDigits: 2 }),
  kilogram: new Intl.NumberFormat(language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 0 }),
  gram: new Intl.NumberFormat(language, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 }),
}))

function metres(value: number, language: Localizer['language']): string {
  return measures(language).metre.format(value)
}

function grams(value: number, { language }: Localizer): string {
  return measures(language).gram.format(value)
}

function brandFact({ brands }: ShownLot, { t, language }: Localizer): Fact[] {
  const label = t('lot_page.brand')
  if (!brands.visible) return [{ label, gated: brands.gated }]
  return brands.names.length > 0 ? [{ label, value: formatList(brands.names, language) }] : []
}

function conditionText({ condition, conditionMix }: ShownLot, { t, language }: Localizer): string {
  const name = t(`trade.conditions.${condition}`)
  const shares = Object.entries(conditionMix ?? {}) as [Exclude<typeof condition, 'mixed'>, number][]
  if (shares.length === 0) return name
  const parts = shares.map(
    ([grade, part]) => `${t(`trade.conditions.${grade}`)} ${percent(language).format(part / 100)}`,
  )
  return `${name}: ${formatList(parts, language)}`
}

function packingText({ unit, packaging, packed }: ShownLot, { t }: Localizer): string | null {
  const { unitsPerCarton } = packaging
  const name = t(unit === 'XCT' || unit === 'XPX' ? 'trade.units.H87' : `trade.units.${unit}`)
  const parts = [
    unitsPerCarton ? t('lot_page.per_carton', { unit: name, count: unitsPerCarton }) : null,
    packed.unitsPerPallet ? t('lot_page.per_pallet', { unit: name, count: packed.unitsPerPallet }) : null,
  ].filter((part) => part !== null)
  return parts.join(', ') || null
}

function palletsText({ packaging, packed }: ShownLot, { t, language }: Localizer): string | null {
  if (packed.pallets === null) return null
  const { palletType, heightCm, stackable } = packaging
  return [
    palletType
      ? `${formatQuantity(packed.pallets, language)} × ${t(`trade.pallet_types.${palletType}`)}`
      : formatQuantity(packed.pallets, language),
    heightCm ? t('lot_page.high', { height: metres(heightCm / 100, language) }) : '',
    stackable === true ? t('lot_page.stackable') : stackable === false ? t('lot_page.not_stackable') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function weightText({ packaging: { grossKg, netKg } }: ShownLot, { t, language }: Localizer): string | null {
  const kilograms = (value: number) => measures(language).kilogram.format(value)
  return (
    [
      grossKg ? t('lot_page.gross', { weight: kilograms(grossKg) }) : '',
      netKg ? t('lot_page.net', { weight: kilograms(netKg) }) : '',
    ]
      .filter(Boolean)
      .join(', ') || null
  )
}

function range(from: string, to: string | null): string {
  return to === null || to === from ? from : `${from}–${to}`
}

function standsIn({ stock }: ShownLot, { language }: Localizer): string {
  return [stock.city, stock.region, countryName(stock.country, language)].filter(Boolean).join(', ')
}

function readyText({ readyFrom, leadTimeDays }: ShownLot, { t, language }: Localizer): string | null {
  return (
    [
      readyFrom ? t('lot_page.ready_from', { day: formatDate(readyFrom, language) }) : '',
      leadTimeDays !== null ? t('lot_page.ready_in', { count: leadTimeDays }) : '',
    ]
      .filter(Boolean)
      .join(', ') || null
  )
}
