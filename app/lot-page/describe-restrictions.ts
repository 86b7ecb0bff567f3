import { countryName } from '../i18n/country-name'
import { formatList } from '../i18n/format'
import type { Words } from '../lots/lot-words'
import type { ShownLot } from './present-lot-page.server'

/** Where and how goods may not be sold on, one sentence each: buyers read them before they ask. */
export function describeRestrictions({ restrictions, relabelRequired }: ShownLot, { t, language }: Words): string[] {
  const sentences = restrictions.flatMap(({ rule, countries, channels }) => {
    const where = formatList(
      countries.map((country) => countryName(country, language)),
      language,
    )
    const how = formatList(
      channels.map((channel) => t(`trade.channels.${channel}`)),
      language,
    )
    if (where && how) return [t(`lot_page.${rule}_both`, { countries: where, channels: how })]
    if (where) return [t(`lot_page.${rule}_countries`, { countries: where })]
    return how ? [t(`lot_page.${rule}_channels`, { channels: how })] : []
  })
  return relabelRequired ? [...sentences, t('lot_page.relabel')] : sentences
}
