import { countryName } from '../../platform/i18n/country-name'
import { formatList } from '../../platform/i18n/format'
import type { LotFacts } from '../lots/lot-schema'
import type { Localizer } from './lot-texts'

/** A restriction as one sentence; empty if it names neither countries nor channels. */
export function restrictionText(
  { rule, countries, channels }: LotFacts['restrictions'][number],
  { t, language }: Localizer,
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

/** Whether a lot may not be resold in a country through any channel. */
export function isBarredIn(country: string, restrictions: LotFacts['restrictions']): boolean {
  return restrictions.some(({ rule, countries, channels }) =>
    rule === 'allow'
      ? countries.length > 0 && !countries.some((each) => each === country)
      : channels.length === 0 && countries.some((each) => each === country),
  )
}

export function describeRestrictions(
  { restrictions, relabelRequired }: Pick<LotFacts, 'restrictions' | 'relabelRequired'>,
  localizer: Localizer,
): string[] {
  const sentences = restrictions.map((restriction) => restrictionText(restriction, localizer)).filter(Boolean)
  return relabelRequired ? [...sentences, localizer.t('lot_page.relabel')] : sentences
}
