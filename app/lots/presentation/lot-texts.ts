import { countryName } from '../../platform/i18n/country-name'
import { formatList } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { formatMoney } from '../../platform/i18n/money'
import { perLanguage } from '../../platform/i18n/per-language'
import type { Translate } from '../../platform/i18n/translate'
import type { priceBases, units } from '../facts/trade-terms'
import type { presentLotCard } from './present-lot.server'

// Formats facts of a lot. Server only: browsers differ in their names of countries and months.

type Card = ReturnType<typeof presentLotCard>

export interface Localizer {
  readonly t: Translate
  readonly language: Language
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }))
const percents = perLanguage((language) => new Intl.NumberFormat(language, { style: 'percent' }))
const months = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
)

export function formatQuantity(quantity: string | number, language: Language): string {
  return numbers(language).format(Number(quantity))
}

/** Formats `3,840 pairs`. */
export function quantityText(quantity: string, unit: (typeof units)[number], { t, language }: Localizer): string {
  return `${formatQuantity(quantity, language)} ${t(`trade.units.${unit}`, { count: quantity })}`
}

/** Formats `€12.50 per unit`, from minor units. */
export function moneyPer(
  { amount, currency, basis }: { amount: number; currency: string; basis: (typeof priceBases)[number] },
  { t, language }: Localizer,
): string {
  return `${formatMoney(amount, currency, language)} ${t(`trade.price_bases.${basis}`)}`
}

/** Formats `Rotterdam, NL`; without a city, the country's name. */
export function placeText({ country, region, city }: Card['stock'], language: Language): string {
  const near = city ?? region
  return near ? `${near}, ${country}` : countryName(country, language)
}

/** Formats `Best before 03/2028`, with whether the earliest date has passed; null without dates. */
export function datesText(dates: Card['dates'], localizer: Localizer): string | null {
  if (!dates) return null
  const { label, text } = datesFact(dates, localizer)
  return `${label} ${text}`
}

/** The same as label (`Best before`) and value (`03/2028`). */
export function datesFact(
  dates: NonNullable<Card['dates']>,
  { t, language }: Localizer,
): { label: string; text: string } {
  const [from, to] = [dates.min, dates.max].map((day) => months(language).format(new Date(`${day}T00:00:00Z`)))
  const text = from === to ? `${from}` : `${from}–${to}`
  return {
    label: t(`trade.date_types.${dates.type}`),
    text: dates.past ? t('trade.date_passed', { dates: text }) : text,
  }
}

export function categoriesText({ categories }: Pick<Card, 'categories'>, { t, language }: Localizer): string {
  return formatList(
    categories.map((category) => t(`categories.${category}`)),
    language,
  )
}

export type PriceText =
  | {
      readonly visible: true
      readonly label: string
      readonly amount: string
      /** Price of the whole lot, with its own price of one if that is lower; null if redundant or the packing is unknown. */
      readonly lot: string | null
    }
  | { readonly visible: false; readonly label: string; readonly gated: 'members' | 'on_request' }

/** Price for comparison: per unit, or per price basis if the quantity is unknown. */
export function priceText({ price, base }: Pick<Card, 'price' | 'base'>, { t, language }: Localizer): PriceText {
  if (!price.visible) return { visible: false, label: t('lot.unit_price'), gated: price.gated }
  const { perUnit, perLot } = price.figures
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  if (perUnit === null)
    return { visible: true, label: t(`lot.prices.${price.basis}`), amount: money(price.amount), lot: null }
  const label = base.unit === 'KGM' ? t('lot.prices.kg') : t('lot.unit_price')
  if (perLot === null) return { visible: true, label, amount: money(perUnit), lot: null }
  const inLot = Math.round(perLot / Number(base.quantity))
  const lot =
    inLot === Math.round(perUnit)
      ? t('lot_page.all_of_it', { price: money(perLot) })
      : t('lot_page.all_of_it_at', { price: money(perLot), each: money(inLot) })
  return { visible: true, label, amount: money(perUnit), lot }
}

/** Formats `32 pallets`; null for goods whose quantity says so already, or of unknown packing. */
export function palletsText({ base, packed }: Pick<Card, 'base' | 'packed'>, localizer: Localizer): string | null {
  return packed.pallets === null || base.unit === 'XPX' ? null : quantityText(String(packed.pallets), 'XPX', localizer)
}

/** Units that a retail price is for without doubt; of a carton or a kilogram it is unclear. */
const retailed: readonly (typeof units)[number][] = ['H87', 'PR', 'SET']

/** Formats `−62% RRP`: how far the price of one is below its lowest retail price; null if it is not, or cannot be compared. */
export function discountText(
  { price, unit, retailPrice }: Pick<Card, 'price' | 'unit' | 'retailPrice'>,
  { t, language }: Localizer,
): string | null {
  if (!price.visible || price.figures.perUnit === null || !retailPrice || !retailed.includes(unit)) return null
  // Rounded down, to promise no more than there is.
  const percent = Math.floor(((retailPrice.from - price.figures.perUnit) * 100) / retailPrice.from)
  return percent > 0 ? t('lot.discount', { share: percents(language).format(percent / 100) }) : null
}

const DAYS_NEW = 7

export function isNew({ listedAt, status }: Pick<Card, 'listedAt' | 'status'>, today: string): boolean {
  if (listedAt === null || status !== 'published') return false
  return Date.parse(`${today}T23:59:59Z`) - Date.parse(listedAt) < DAYS_NEW * 86_400_000
}
