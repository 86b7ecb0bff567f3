import { lotStatuses } from '../../lots/facts/trade-terms'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import { kindNames, stateName } from '../list/item-words'
import { parseListQuery } from '../office-lists/list-query'
import type { SearchHit, SearchView } from '../search-dialog/search-results'
import { COUNTED, findEverything } from './find-everything.server'
import { type Found, type SearchKind, searchKinds } from './search-sources.server'

/** Rows of each kind; of one kind alone. */
const [SHORT, LONG] = [6, 100]
const EXCERPT = 160

/** Results of `?q=words`, of one kind with `&kind=lots`. */
export async function presentSearch(
  services: Pick<Services, 'db' | 'config'>,
  search: URLSearchParams,
  language: Language,
): Promise<SearchView> {
  const { q, chosen } = parseListQuery(search, { kind: searchKinds })
  const { kind } = chosen
  const short = await findEverything(services, q, SHORT)
  const long = kind ? await findEverything(services, q, LONG, [kind]) : short
  const t = translatorOf(language)
  const name = (each: SearchKind) => t(`office_search.kind.${each}`)
  return {
    q,
    kind: kind ?? null,
    counts: short.map(({ kind: each, count }) => ({
      kind: each,
      name: name(each),
      count: count < COUNTED ? formatNumber(count, language) : `${formatNumber(COUNTED, language)}+`,
    })),
    groups: long
      .filter(({ rows }) => rows.length > 0)
      .map(({ kind: each, rows, count }) => ({
        kind: each,
        name: name(each),
        hasMore: kind === undefined && count > rows.length,
        hits: rows.map((row, place) => presentHit(services, each, row, place, { q, language })),
      })),
  }
}

function presentHit(
  { config }: Pick<Services, 'config'>,
  kind: SearchKind,
  row: Found,
  place: number,
  { q, language }: { q: string; language: Language },
): SearchHit {
  const t = translatorOf(language)
  const { title, text, reference, state, at } = row
  const sold = kind === 'lots' && lotStatuses.find((each) => each === text)
  const status = sold ? t(`trade.statuses.${sold}`) : null
  return {
    id: `${kind}-${place}`,
    to: addressOf(kind, row, language),
    title,
    reference: reference ?? (row.kind && t(kindNames[row.kind])),
    text: status === null ? excerpt(text ?? '', q) : '',
    state: status ?? (state && t(stateName(state))),
    at: at && formatMoment(new Date(at), language, config.site.company.timeZone),
  }
}

function addressOf(kind: SearchKind, { item, lot, reference }: Found, language: Language): string {
  const inbox = pageAddress('/:lang/team/inbox', language)
  if (kind === 'contacts' && item === null)
    return `${pageAddress('/:lang/team/members', language)}?${new URLSearchParams({ q: reference ?? '' })}`
  if (kind === 'contacts')
    return `${pageAddress('/:lang/team/search', language)}?${new URLSearchParams({ q: reference ?? '', kind: 'items' })}`
  if (item !== null) return `${inbox}/${item}`
  return lot === null ? inbox : `${pageAddress('/:lang/team/lots', language)}/${lot}`
}

function excerpt(text: string, q: string): string {
  const [word = ''] = q.toLowerCase().split(/\s+/)
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const found = Math.max(0, line.toLowerCase().indexOf(word) - EXCERPT / 3)
  const part = line.slice(found, found + EXCERPT)
  return `${found > 0 ? '…' : ''}${part}${found + EXCERPT < line.length ? '…' : ''}`
}
