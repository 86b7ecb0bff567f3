import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney, moneyText } from '../../platform/i18n/money'
import { formatNumber } from '../../platform/i18n/translate'
import { termNames } from '../facts/term-names'

export interface ValueReader {
  readonly language: Language
  readonly timeZone: string
  /** Of amounts within the value; without it they are written without a currency. */
  readonly currency?: string
}

export function valueText(value: unknown, reader: ValueReader): string {
  const { language, timeZone } = reader
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'string') return wordText(value, language, timeZone)
  if (Array.isArray(value)) return value.map((each) => valueText(each, reader)).join(', ') || '–'
  return objectText(value, reader)
}

function wordText(value: string, language: Language, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(new Date(value), language, timeZone)
  const t = translatorOf(language)
  if (value === 'public' || value === 'members' || value === 'on_request') return t(`stock.audience.${value}`)
  for (const list of [
    termNames.status,
    termNames.category,
    termNames.condition,
    termNames.splittable,
    termNames.unit,
    termNames.documentKind,
    termNames.basis,
    termNames.incoterm,
  ]) {
    const name = list(t).find(([word]) => word === value)?.[1]
    if (name !== undefined) return name
  }
  return value.length > MOST ? `${value.slice(0, MOST)}…` : value
}

const MOST = 300

function objectText(value: object, reader: ValueReader): string {
  const { language, currency } = reader
  const parts = Object.entries(value).flatMap(([name, each]) => {
    if (each === null || each === undefined || each === '' || name === 'url' || name === 'origin') return []
    if (Array.isArray(each) && each.length === 0) return []
    const text =
      /amount|Price/i.test(name) && typeof each === 'number'
        ? currency
          ? formatMoney(each, currency, language)
          : moneyText(each, 'EUR', language)
        : valueText(each, reader)
    return [text]
  })
  return parts.join(' · ') || '–'
}
