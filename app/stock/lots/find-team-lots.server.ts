import { type SQL, sql } from 'drizzle-orm'
import { isLotNumber } from '../../lots/facts/lot-number'
import { type LotStatus, lotStatuses } from '../../lots/facts/trade-terms'
import { type Cursor, cursorIn, cutPage } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { hasAvailabilityNotice } from '../availability/present-availability.server'
import type { LotsQuery } from './lots-query'

const LOTS_PER_PAGE = 50
const MAX_SUPPLIERS = 200
/** Only the latest lots are searched for the supplier filter. */
const LATEST = 1_000
export const COUNTED = 1_000
/** Above this many matching titles, lots are scanned newest first instead. */
const FEW = 3_000
const LOOKED_THROUGH = 5_000

interface ListedLot extends Cursor {
  readonly costPrice: number | null
  readonly supplier: string | null
}

/** Whether too many titles match to collect them all. Never with a supplier filter, because one supplier has few lots. */
export async function isFrequent(
  { db }: Pick<Services, 'db'>,
  { q, supplier }: Pick<LotsQuery, 'q' | 'supplier'>,
): Promise<boolean> {
  if (q === '' || isLotNumber(q.toUpperCase()) || supplier) return false
  const { rows } = await db.execute<{ frequent: boolean }>(
    sql`select (select count(*) from (${byTitle(q)} limit ${FEW + 1}) as few) > ${FEW} as frequent`,
  )
  return rows[0]?.frequent ?? false
}

/** One page of the team's lots in any status, newest first, and the next cursor, null at the end. */
export async function findTeamLots(
  services: Pick<Services, 'db'>,
  query: LotsQuery,
  { limit = LOTS_PER_PAGE, frequent = false }: { readonly limit?: number; readonly frequent?: boolean } = {},
): Promise<{ items: readonly ListedLot[]; nextCursor: string | null }> {
  if (frequent && query.q !== '') {
    const newest = sql`
      select * from lots where ${lotConditions({ ...query, q: '' })} and ${isAfter(query)}
      order by created_at desc, id desc limit ${LOOKED_THROUGH}`
    const found = await findRows(services, sql`(${newest}) as lots`, isTitled(query.q), limit)
    if (found.length > limit || !(await areMany(services, newest))) return cutPage(found, limit)
  }
  return cutPage(await findRows(services, sql`lots`, sql`${lotConditions(query)} and ${isAfter(query)}`, limit), limit)
}

async function areMany({ db }: Pick<Services, 'db'>, newest: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ many: boolean }>(
    sql`select count(*) = ${LOOKED_THROUGH} as many from (${newest}) as newest`,
  )
  return rows[0]?.many ?? true
}

/** Fetches one row more than is shown. @param from must use the alias `lots` */
async function findRows({ db }: Pick<Services, 'db'>, from: SQL, where: SQL, limit: number): Promise<ListedLot[]> {
  const { rows } = await db.execute<{
    id: string
    created_at: string
    cost_price: string | null
    supplier: string | null
  }>(sql`
    select page.id, to_json(page.created_at) as created_at, cost_price, coalesce(offers.company, offers.name) as supplier
    from (
      select id, created_at from ${from}
      where ${where}
      order by lots.created_at desc, lots.id desc
      limit ${limit + 1}
    ) as page
    left join lot_privates on lot_id = page.id
    left join offers on offers.id = supplier_offer_id
    order by page.created_at desc, page.id desc`)
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at),
    costPrice: row.cost_price === null ? null : Number(row.cost_price),
    supplier: row.supplier,
  }))
}

export async function findVersions(
  { db }: Pick<Services, 'db'>,
  query: LotsQuery,
  most: number,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await db.execute<{ id: string; version: number }>(sql`
    select id, version from lots where ${lotConditions(query)} order by lots.created_at desc, lots.id desc limit ${most}`)
  return rows
}

/** Counts matching lots per status, up to `COUNTED`. @param frequent result of `isFrequent`: counts are then lower bounds */
export async function countTeamLots(
  { db }: Pick<Services, 'db'>,
  query: LotsQuery,
  frequent = false,
): Promise<Record<LotStatus, number>> {
  if (frequent) {
    const rest = lotConditions({ ...query, q: '', status: null })
    return countEach({ db }, sql`${rest} and lots.id in (${byTitle(query.q)} limit ${FEW})`)
  }
  // Words and suppliers are evaluated once for all statuses; otherwise each status is counted from its index.
  if (query.q !== '' || query.supplier || query.availability)
    return countEach({ db }, lotConditions({ ...query, status: null }))
  const countIn = (status: LotStatus) => sql`(
    select count(*)::int from (select from lots where ${lotConditions({ ...query, status })} limit ${COUNTED}) as counted)`
  return selectCounts({ db }, countIn, sql``)
}

function countEach(services: Pick<Services, 'db'>, where: SQL) {
  const countIn = (status: LotStatus) => sql`least(count(*) filter (where status = ${status}), ${COUNTED})::int`
  return selectCounts(services, countIn, sql` from lots where ${where}`)
}

async function selectCounts({ db }: Pick<Services, 'db'>, countIn: (status: LotStatus) => SQL, from: SQL) {
  const counts = lotStatuses.map((status) => sql`${countIn(status)} as ${sql.identifier(status)}`)
  const { rows } = await db.execute<Record<LotStatus, number>>(sql`select ${sql.join(counts, sql`, `)}${from}`)
  const [counted] = rows
  if (!counted) throw new Error('A count has one row.')
  return counted
}

export async function findSuppliers({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ supplier: string }>(sql`
    select distinct coalesce(company, name) as supplier
    from (
      select supplier_offer_id from lot_privates where supplier_offer_id is not null order by lot_id desc limit ${LATEST}
    ) as latest, lateral (select company, name from offers where id = supplier_offer_id offset 0) as offer
    order by 1 limit ${MAX_SUPPLIERS}`)
  return rows.map(({ supplier }) => supplier)
}

function lotConditions({ q, status, visibility, category, supplier, availability }: Omit<LotsQuery, 'after'>): SQL {
  const conditions = [
    status ? sql`lots.status = ${status}` : null,
    visibility ? sql`lots.price_visibility = ${visibility}` : null,
    category ? sql`lots.categories @> array[${category}]` : null,
    supplier
      ? sql`lots.id in (
          select lot_id from lot_privates join offers on offers.id = supplier_offer_id
          where supplier_offer_id is not null and coalesce(company, name) = ${supplier}
        )`
      : null,
    availability ? hasAvailabilityNotice(availability) : null,
    q === '' ? null : supplier && !isLotNumber(q.toUpperCase()) ? isTitled(q) : found(q),
  ].filter((condition) => condition !== null)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Matches a reference, an external id or word prefixes of a title. */
function found(q: string): SQL {
  if (isLotNumber(q.toUpperCase())) return sql`lots.reference = ${q.toUpperCase()}`
  return sql`lots.id in (select id from lots where external_id = ${q} union all ${byTitle(q)})`
}

function byTitle(q: string): SQL {
  return sql`select lot_id from lot_texts where ${saysWords(q)}`
}

/** One lot by its titles; `strpos` rejects most cheaply. With `exists` the planner would first collect every matching title. */
function isTitled(q: string): SQL {
  const mayBe = wordsOf(q).map((word) => sql`strpos(lower(title), lower(${word})) > 0 and `)
  return sql`(lots.external_id = ${q} or (
    select bool_or(${sql.join(mayBe)}${saysWords(q)}) from lot_texts where lot_id = lots.id))`
}

function saysWords(q: string): SQL {
  const prefixes = wordsOf(q).map((word) => `${word}:*`)
  return prefixes.length === 0
    ? sql`false`
    : sql`to_tsvector('simple', title) @@ to_tsquery('simple', ${prefixes.join(' & ')})`
}

function wordsOf(q: string): string[] {
  return (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)
}

function isAfter({ after }: LotsQuery): SQL {
  const place = cursorIn(after)
  return place
    ? sql`(lots.created_at, lots.id) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`
    : sql`true`
}
