import { lotAddress } from '../../lots/facts/lot-address'
import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { formatNumber } from '../../platform/i18n/translate'
import type { Config } from '../../platform/settings/config.server'
import type { CatalogueQuery } from '../search/catalogue-query'
import { serializeQuery } from '../search/catalogue-query'
import type { LotCard, LotSearchResult } from '../search/search-lots.server'

export interface Feed {
  readonly query: CatalogueQuery
  readonly language: Language
  readonly found: LotSearchResult
}

type Place = Pick<Config, 'publicUrl' | 'site'>

export function presentJsonFeed(place: Place, feed: Feed): object {
  const { language, query, found } = feed
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(place, feed),
    home_page_url: listAddress(place, feed),
    feed_url: feedAddress(place, feed, 'feed.json', query),
    ...(found.nextCursor && {
      next_url: feedAddress(place, feed, 'feed.json', { ...query, cursor: found.nextCursor }),
    }),
    language,
    items: found.lots.map((lot) => ({
      id: `urn:uuid:${lot.id}`,
      url: place.publicUrl + lotAddress(lot.reference, language),
      title: lot.title,
      content_text: wordsAbout(lot, language),
      ...(imageOf(place, lot) && { image: imageOf(place, lot) }),
      date_published: lot.listedAt ?? lot.updatedAt,
      date_modified: lot.updatedAt,
      tags: lot.categories.map((category) => translatorOf(language)(`categories.${category}`)),
      language: lot.language,
    })),
  }
}

/** Atom (RFC 4287) with a link to the next page (RFC 5005). */
export function presentAtomFeed(place: Place, feed: Feed): string {
  const { language, query, found } = feed
  const { nextCursor } = found
  const updated =
    found.lots
      .map((lot) => lot.updatedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  const self = feedAddress(place, feed, 'feed.xml', query)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(titleOf(place, feed))}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xml(place.site.company.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(listAddress(place, feed))}"/>`,
    nextCursor === null
      ? ''
      : `<link rel="next" href="${xml(feedAddress(place, feed, 'feed.xml', { ...query, cursor: nextCursor }))}"/>`,
    ...found.lots.map((lot) => atomEntry(place, lot, language)),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry({ publicUrl }: Place, lot: LotCard, language: Language): string {
  return [
    '<entry>',
    `<id>urn:uuid:${lot.id}</id>`,
    `<title>${xml(lot.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(publicUrl + lotAddress(lot.reference, language))}"/>`,
    `<published>${lot.listedAt ?? lot.updatedAt}</published>`,
    `<updated>${lot.updatedAt}</updated>`,
    ...lot.categories.map(
      (category) => `<category term="${category}" label="${xml(translatorOf(language)(`categories.${category}`))}"/>`,
    ),
    `<summary xml:lang="${lot.language}">${xml(wordsAbout(lot, language))}</summary>`,
    '</entry>',
  ].join('')
}

function wordsAbout(lot: LotCard, language: Language): string {
  const t = translatorOf(language)
  const { price } = lot
  const amount =
    price.visible && price.figures.perUnit !== null
      ? formatMoney(price.figures.perUnit, price.currency, language)
      : null
  const facts = [
    lot.reference,
    `${formatNumber(Number(lot.quantity), language)} ${t(`trade.units.${lot.unit}`, { count: lot.quantity })}`,
    t(`trade.conditions.${lot.condition}`),
    `${lot.incoterm} ${countryName(lot.stock.country, language)}`,
    amount,
  ]
  return [facts.filter(Boolean).join(' · '), lot.description].filter(Boolean).join('\n\n')
}

function imageOf({ publicUrl }: Place, { photos }: LotCard): string | null {
  const url = photos[0]?.url
  return url ? new URL(url, publicUrl).href : null
}

function titleOf({ site }: Place, { query, language }: Feed): string {
  const title = translatorOf(language)('catalogue.feed_title', { company: site.company.name })
  return query.q === '' ? title : `${title}: ${query.q}`
}

function listAddress({ publicUrl }: Place, { query, language }: Feed): string {
  return withQuery(
    `${publicUrl}/${language}/products`,
    serializeQuery({ ...query, cursor: undefined, sort: undefined }),
  )
}

function feedAddress({ publicUrl }: Place, { language }: Feed, file: string, query: CatalogueQuery): string {
  return withQuery(`${publicUrl}/${language}/products/${file}`, serializeQuery({ ...query, sort: undefined }))
}

function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`
}

function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
