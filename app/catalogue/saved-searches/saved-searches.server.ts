import { randomUUIDv7 } from 'node:crypto'
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { lockMember } from '../../accounts/identity/members.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { describeQuery } from '../list/describe-query.server'
import { parseQueryLeniently, serializeFilters } from '../search/catalogue-query'
import { type AlertChoice, searchLimits } from './saved-search'
import { savedSearches } from './saved-searches.table.server'

type SearchServices = Pick<Services, 'db' | 'config' | 'now'>

export type SavedSearch = typeof savedSearches.$inferSelect

/** Daily alerts, and weekly ones on Mondays, go out at this hour in the company's time zone. */
const MORNING = sql.raw(`interval '7 hours'`)

export interface SearchToSave {
  readonly name?: string
  readonly query: string
  readonly language: Language
  readonly alerts: AlertChoice
}

/** Normalized form of a query as it is stored; unknown parameters are dropped. */
export function normalizeQuery(written: string): { query: ReturnType<typeof parseQueryLeniently>; text: string } {
  const query = parseQueryLeniently(new URLSearchParams(written))
  return { query, text: serializeFilters(query) }
}

/** Saves a search, or updates name and alerts of an identical one. @throws {Refusal} 409 limit reached; 422 query too long */
export async function saveSearch(services: SearchServices, search: SearchToSave, memberId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const existing = await addSearch(tx, services, search, memberId)
    if (existing !== null) await change(tx, services, own(existing, memberId), search)
  })
}

/** Adds a search. @returns the id of an identical one, else null @throws {Refusal} like {@link saveSearch} */
export async function addSearch(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  { name, query: written, language, alerts }: SearchToSave,
  memberId: string,
): Promise<string | null> {
  const { query, text } = normalizeQuery(written)
  if (text.length > searchLimits.query) throw new Refusal('saved_searches.too_long', 422)
  await lockMember(tx, memberId)
  const kept = and(eq(savedSearches.memberId, memberId), isNull(savedSearches.deletedAt))
  const [same] = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(kept, eq(savedSearches.query, text)))
  if (same) return same.id
  const [has] = await tx.select({ searches: count() }).from(savedSearches).where(kept)
  if ((has?.searches ?? 0) >= searchLimits.perMember)
    throw new Refusal('saved_searches.too_many', 409, { values: { count: searchLimits.perMember } })
  const now = services.now()
  const frequency = alerts === 'off' ? 'daily' : alerts
  await tx.insert(savedSearches).values({
    id: randomUUIDv7(),
    memberId,
    name: name ?? shortened(describeQuery(query, language)),
    query: text,
    language,
    frequency,
    alerting: alerts !== 'off',
    lookedAt: now,
    reportedUntil: now,
    nextAlertAt: nextAlertAt(services, sql`${frequency}`),
    createdAt: now,
  })
  return null
}

export function findSearches({ db }: Pick<Services, 'db'>, memberId: string): Promise<SavedSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isNull(savedSearches.deletedAt)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** One search, which may be deleted. */
export async function findSearch(
  { db }: Pick<Services, 'db'>,
  id: string,
  memberId: string,
): Promise<SavedSearch | null> {
  const [row] = await db.select().from(savedSearches).where(own(id, memberId))
  return row ?? null
}

/** Lots that arrived while alerts were off are not reported later. */
export async function changeSearch(
  services: SearchServices,
  id: string,
  changes: Pick<SearchToSave, 'name' | 'alerts'>,
  memberId: string,
): Promise<void> {
  await services.db.transaction((tx) => change(tx, services, own(id, memberId), changes))
}

export async function markSearchSeen(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  memberId: string,
): Promise<void> {
  await db.update(savedSearches).set({ lookedAt: now() }).where(own(id, memberId))
}

/** Soft-deletes a search; it can be restored for a day. */
export async function deleteSearch(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  memberId: string,
): Promise<void> {
  await db
    .update(savedSearches)
    .set({ deletedAt: now() })
    .where(and(own(id, memberId), isNull(savedSearches.deletedAt)))
}

/** Restores a deleted search unless the member has saved the same one again. @throws {Refusal} 409 limit reached */
export async function restoreSearch(services: SearchServices, id: string, memberId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(savedSearches)
      .where(and(own(id, memberId), isNotNull(savedSearches.deletedAt)))
      .returning()
    if (!deleted) return
    const { name, query, language, frequency, alerting, lookedAt, reportedUntil, createdAt } = deleted
    const alerts = alerting ? frequency : 'off'
    if ((await addSearch(tx, services, { name, query, language, alerts }, memberId)) !== null) return
    await tx
      .update(savedSearches)
      .set({ id, frequency, lookedAt, reportedUntil, createdAt })
      .where(and(eq(savedSearches.memberId, memberId), eq(savedSearches.query, query), isNull(savedSearches.deletedAt)))
  })
}

export async function purgeDeletedSearches({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.delete(savedSearches).where(lt(savedSearches.deletedAt, before))
}

/** Next due time of a frequency: the next full hour, morning or Monday morning. */
export function nextAlertAt({ config, now }: Pick<Services, 'config' | 'now'>, frequency: SQL): SQL {
  const moment = sql`${now().toISOString()}::timestamptz`
  const zone = sql`${config.site.company.timeZone}::text`
  const local = sql`(${moment} at time zone ${zone} - ${MORNING})`
  return sql`(case ${frequency}::text
    when 'hourly' then date_trunc('hour', ${moment}) + interval '1 hour'
    when 'daily' then (date_trunc('day', ${local}) + interval '1 day' + ${MORNING}) at time zone ${zone}
    else (date_trunc('week', ${local}) + interval '7 days' + ${MORNING}) at time zone ${zone} end)`
}

async function change(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  which: SQL | undefined,
  { name, alerts }: Pick<SearchToSave, 'name' | 'alerts'>,
): Promise<void> {
  const frequency = alerts === 'off' ? undefined : alerts
  await tx
    .update(savedSearches)
    .set({
      ...(name !== undefined && { name }),
      alerting: frequency !== undefined,
      ...(frequency && {
        frequency,
        reportedUntil: sql`case when alerting then reported_until else ${services.now().toISOString()}::timestamptz end`,
        nextAlertAt: nextAlertAt(services, sql`${frequency}`),
      }),
    })
    .where(which)
}

function own(id: string, memberId: string): SQL | undefined {
  return and(eq(savedSearches.id, id), eq(savedSearches.memberId, memberId))
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length <= searchLimits.name ? name : `${letters.slice(0, searchLimits.name - 1).join('')}…`
}
