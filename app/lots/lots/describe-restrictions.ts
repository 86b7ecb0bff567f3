import { countryName } from '../../platform/i18n/country-name'
import { formatList } from '../../platform/i18n/format'
import type { LotFacts } from './lot-facts'
import type { Words } from './lot-words'

/** One sentence on where and how goods may not, or may only, be sold on. Empty: it names neither. */
export function restrictionText(
  { rule, countries, channels }: LotFacts['restrictions'][number],
  { t, language }: Words,
): string {
  const where = formatList(
    countries.map((country) => countryName(country, language)),
    language,
  )
  const how = formatList(
    channels.map((channel) => t(`trade.channels.${channel}`)),
    language,
  )
  if (where && how) return t(`lot_page.${rule}_both`, { countries: where, channels: how })
  if (where) return t(`lot_page.${rule}_countries`, { countries: where })
  return how ? t(`lot_page.${rule}_channels`, { channels: how }) : ''
}

/** Where and how goods may not be sold on, one sentence each: buyers read them before they ask. */
export function describeRestrictions(
  { restrictions, relabelRequired }: Pick<LotFacts, 'restrictions' | 'relabelRequired'>,
  words: Words,
): string[] {
  const sentences = restrictions.map((restriction) => restrictionText(restriction, words)).filter(Boolean)
  return relabelRequired ? [...sentences, words.t('lot_page.relabel')] : sentences
}
