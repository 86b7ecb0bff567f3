import { countryName } from '../../platform/i18n/country-name'
import { formatList } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { formatMoney } from '../../platform/i18n/money'
import { perLanguage } from '../../platform/i18n/per-language'
import type { Translate } from '../../platform/i18n/translate'
import type { units } from '../facts/trade-terms'
import type { presentLotCard } from './present-lot.server'

// What is known of a lot, in words. Written on the server: browsers of another age call countries and months differently.

type Card = ReturnType<typeof presentLotCard>

/** A language and its translator. */
export interface Words {
  readonly t: Translate
  readonly language: Language
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }))
const months = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
)

/** A quantity's figure, like `3,840`. */
export function figureOf(quantity: string | number, language: Language): string {
  return numbers(language).format(Number(quantity))
}

/** A quantity with its unit, like `3,840 pairs`. */
export function quantityText(quantity: string, unit: (typeof units)[number], { t, language }: Words): string {
  return `${figureOf(quantity, language)} ${t(`trade.units.${unit}`)}`
}

/** Where goods stand, like `Rotterdam, NL`; without a city, the country's name. */
export function placeText({ country, region, city }: Card['stock'], language: Language): string {
  const near = city ?? region
  return near ? `${near}, ${country}` : countryName(country, language)
}

/** The dates on goods, like `Best before 03/2028`, and whether the earliest has passed; null when they have none. */
export function datesText(dates: Card['dates'], { t, language }: Words): string | null {
  if (!dates) return null
  const [from, to] = [dates.min, dates.max].map((day) => months(language).format(new Date(`${day}T00:00:00Z`)))
  const text = `${t(`trade.date_types.${dates.type}`)} ${from === to ? from : `${from}–${to}`}`
  return dates.past ? t('trade.date_passed', { dates: text }) : text
}

/** The kinds of goods in a lot, like `Beauty and Electronics`. */
export function categoriesText({ categories }: Pick<Card, 'categories'>, { t, language }: Words): string {
  return formatList(
    categories.map((category) => t(`categories.${category}`)),
    language,
  )
}

/** A price in the words of a reader who may know it, or why it is not told. */
export type PriceText =
  | {
      readonly visible: true
      /** What the amount is for: "Unit price". */
      readonly label: string
      readonly amount: string
      /** What all of the lot costs; null where the amount says it, or the packing is not known. */
      readonly lot: string | null
    }
  | { readonly visible: false; readonly label: string; readonly gated: 'members' | 'on_request' }

/** The price that buyers compare lots by: of a unit; where nobody knows how many there are, of what it is for. */
export function priceText({ price, base }: Pick<Card, 'price' | 'base'>, { t, language }: Words): PriceText {
  if (!price.visible) return { visible: false, label: t('lot.unit_price'), gated: price.gated }
  const { perUnit, perLot } = price.figures
  const money = (amount: number) => formatMoney(amount, price.currency, language)
  if (perUnit === null)
    return { visible: true, label: t(`lot.prices.${price.basis}`), amount: money(price.amount), lot: null }
  const label = base.unit === 'KGM' ? t('lot.prices.kg') : t('lot.unit_price')
  return { visible: true, label, amount: money(perUnit), lot: perLot === null ? null : money(perLot) }
}

/** For how many days a lot is new, the day it was listed included. */
const DAYS_NEW = 7

/** Whether a lot was listed this week, counted back from today. */
export function isNew({ listedAt, status }: Pick<Card, 'listedAt' | 'status'>, today: string): boolean {
  if (listedAt === null || status !== 'published') return false
  return Date.parse(`${today}T23:59:59Z`) - Date.parse(listedAt) < DAYS_NEW * 86_400_000
}
