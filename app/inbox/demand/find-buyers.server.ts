import { sql } from 'drizzle-orm'
import { type CatalogueQuery, parseQueryLeniently } from '../../catalogue/search/catalogue-query'
import { meantBy, readMeaning } from '../../catalogue/search/meant-query'
import type { Lot } from '../../lots/lots/find-lots.server'
import { normalizeWords } from '../../lots/spreadsheets/sheet-columns'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { containsWord, describeLot, type OfferedGoods } from './offered-goods.server'

/** Why a buyer matches; the last part of a translation key. */
type BuyerReason = 'gtins' | 'words' | 'category' | 'country'

export interface Buyer {
  readonly kind: 'request' | 'search'
  readonly id: string
  /** Reference of a request, or name of a search. */
  readonly title: string
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly language: Language
  readonly reasons: readonly BuyerReason[]
}

/** Only the latest requests and searches are examined: older ones say little about current demand. */
const LOOKED_AT = 1_000
const MAX_SHOWN = 12

const weights: Readonly<Record<BuyerReason, number>> = { gtins: 8, words: 4, category: 2, country: 1 }

/** Finds buyers whose open requests and saved searches match offered goods, best first. @param country ISO 3166-1 alpha-2, or null */
export async function findBuyers(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  goods: OfferedGoods,
  country: string | null,
): Promise<Buyer[]> {
  const found = (
    await Promise.all([findRequests(services, goods, country), findSearches(services, goods, country)])
  ).flat()
  const scoreOf = ({ reasons }: Buyer) => reasons.reduce((sum, reason) => sum + weights[reason], 0)
  return found.sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, MAX_SHOWN)
}

/** Open buying requests that match a lot: by EAN or words, or else by category. */
export async function findWaitingRequests(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lot: Lot,
): Promise<Buyer[]> {
  const found = await findRequests(services, describeLot(lot), null)
  return found.filter(({ reasons, named, conditions, countries }) => {
    const isNamed = reasons.includes('gtins') || reasons.includes('words')
    const isCondition = conditions.length === 0 || conditions.includes(lot.condition)
    const isCountry = countries.length === 0 || countries.includes(lot.country)
    return (isNamed || !named) && isCondition && isCountry
  })
}

type RequestRow = Omit<Buyer, 'kind' | 'reasons'> & {
  readonly conditions: readonly string[]
  readonly categories: readonly string[]
  readonly keywords: readonly string[]
  readonly brands: readonly string[]
  readonly gtins: readonly string[]
  readonly countries: readonly string[]
  readonly same: boolean
}

/** A request found for goods. @property named it names goods by word or EAN, not only by category */
type RequestFound = Buyer & Pick<RequestRow, 'conditions' | 'countries'> & { readonly named: boolean }

async function findRequests(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  goods: OfferedGoods,
  country: string | null,
): Promise<RequestFound[]> {
  const today = todayOf({ config, now })
  const { rows } = await db.execute<RequestRow & Record<string, unknown>>(sql`
    select id, reference as title, name, company, email, language, categories, conditions, details -> 'keywords' as keywords,
      details -> 'brands' as brands, details -> 'gtins' as gtins, details -> 'goodsFrom' as countries,
      exists (
        select from jsonb_array_elements_text(details -> 'gtins') as wanted
        where lpad(wanted, 14, '0') = any (array(select jsonb_array_elements_text(${JSON.stringify(goods.gtins)}::jsonb)))
      ) as same
    from buying_requests
    where status in ('new', 'answered', 'quoted') and (valid_until is null or valid_until >= ${today})
    order by created_at desc, id desc limit ${LOOKED_AT}`)
  return rows.flatMap(({ categories, conditions, keywords, brands, countries, gtins, same, ...buyer }) => {
    const wanted = [...(keywords ?? []), ...(brands ?? [])]
    const reasons: BuyerReason[] = []
    if (same) reasons.push('gtins')
    if (wanted.some((each) => saysAll(goods, each))) reasons.push('words')
    if (categories.some((category) => goods.categories.has(category))) reasons.push('category')
    if (reasons.length === 0) return []
    const named = wanted.length > 0 || (gtins ?? []).length > 0
    const fitting = fit({ ...buyer, kind: 'request', reasons }, countries ?? [], country)
    return [{ ...fitting, named, conditions, countries: countries ?? [] }]
  })
}

async function findSearches(
  { db }: Pick<Services, 'db'>,
  goods: OfferedGoods,
  country: string | null,
): Promise<Buyer[]> {
  const { rows } = await db.execute<Omit<Buyer, 'kind' | 'reasons'> & { query: string } & Record<string, unknown>>(sql`
    select saved_searches.id, saved_searches.name as title, members.name, null as company, members.email,
      saved_searches.language, query
    from saved_searches join members on members.id = member_id
    where saved_searches.deleted_at is null
    order by saved_searches.created_at desc, saved_searches.id desc limit ${LOOKED_AT}`)
  return rows.flatMap(({ query, ...buyer }) => {
    const search = meantBy(readMeaning(parseQueryLeniently(new URLSearchParams(query)), buyer.language))
    const reasons = reasonsOf(search, goods)
    return reasons.length === 0 ? [] : [fit({ ...buyer, kind: 'search', reasons }, search.country, country)]
  })
}

/** A search matches when all its criteria that are known of an offer match. */
function reasonsOf({ q, brand, category }: CatalogueQuery, goods: OfferedGoods): BuyerReason[] {
  const reasons: BuyerReason[] = []
  if (q !== '') {
    if (!saysAll(goods, q)) return []
    reasons.push('words')
  }
  if (brand.length > 0) {
    if (!brand.some((each) => saysAll(goods, each))) return []
    if (!reasons.includes('words')) reasons.push('words')
  }
  if (category.length > 0) {
    if (!category.some((each) => goods.categories.has(each))) return []
    reasons.push('category')
  }
  return reasons
}

/** Adds the country as a reason. A different country excludes no buyer, because the location of the goods is not certain yet. */
function fit(buyer: Buyer, wanted: readonly string[], country: string | null): Buyer {
  return country !== null && wanted.includes(country) ? { ...buyer, reasons: [...buyer.reasons, 'country'] } : buyer
}

function saysAll({ words }: OfferedGoods, text: string): boolean {
  const wanted = normalizeWords(text)
    .split(' ')
    .filter((word) => word !== '')
  return wanted.length > 0 && wanted.every((word) => containsWord(words, word))
}
