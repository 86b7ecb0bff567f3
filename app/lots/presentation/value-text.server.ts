import { formatDay, formatMoment } from '../../platform/i18n/format'
import { type Language, languages } from '../../platform/i18n/languages'
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
  if (typeof value === 'boolean') return value ? '✓' : noneText(reader)
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'string' && value !== '') return wordText(value, language, timeZone)
  if (Array.isArray(value)) return value.map((each) => valueText(each, reader)).join(', ') || noneText(reader)
  return typeof value === 'object' && value !== null ? objectText(value, reader) : noneText(reader)
}

/** Shown for a missing value. */
export function noneText({ language }: Pick<ValueReader, 'language'>): string {
  return translatorOf(language)('office_settings.none')
}

/** Text of a named part of a value: a number is an amount of money if the name says so. */
export function partText(name: string, value: unknown, reader: ValueReader): string {
  const { language, currency } = reader
  if (typeof value !== 'number' || !/amount|Price|^(?:from|to)$/i.test(name)) return valueText(value, reader)
  return currency ? formatMoney(value, currency, language) : moneyText(value, 'EUR', language)
}

function wordText(value: string, language: Language, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(new Date(value), language, timeZone)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, language)
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
    termNames.palletType,
    termNames.vat,
    termNames.storage,
    termNames.dateType,
    termNames.functional,
    termNames.reason,
  ]) {
    const name = list(t).find(([word]) => word === value)?.[1]
    if (name !== undefined) return name
  }
  return value.length > LIMIT ? `${value.slice(0, LIMIT)}…` : value
}

const LIMIT = 300

function objectText(value: object, reader: ValueReader): string {
  const { language } = reader
  const entries = Object.entries(value)
  // Such as the description of a photo: one language says which it is.
  const spoken = languages.filter((each) => entries.some(([name]) => name === each))
  const shown = spoken.find((each) => each === language) ?? spoken[0]
  const parts = entries.flatMap(([name, each]) => {
    if (each === null || each === undefined || each === '' || each === false || name === 'url') return []
    if (shown && name !== shown && spoken.some((other) => other === name)) return []
    if (name === 'negotiable') return [translatorOf(language)('lot_page.negotiable')]
    if (name === 'tiers' && Array.isArray(each)) return each.map((tier: unknown) => tierText(tier, reader))
    if (typeof each === 'object' && Object.keys(each).length === 0) return []
    return [partText(name, each, reader)]
  })
  return parts.join(' · ') || noneText(reader)
}

function tierText(tier: unknown, reader: ValueReader): string {
  if (typeof tier !== 'object' || tier === null || !('from' in tier && 'amount' in tier)) return valueText(tier, reader)
  return `${formatNumber(Number(tier.from), reader.language)}+: ${partText('amount', tier.amount, reader)}`
}
