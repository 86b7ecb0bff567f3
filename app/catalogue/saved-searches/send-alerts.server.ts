import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { lockMember } from '../../accounts/identity/members.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { indexWaitingLots } from '../../lots/import/import-lots.server'
import { findLots } from '../../lots/lots/find-lots.server'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { presentCards } from '../cards/present-cards.server'
import { findChangedLots, findNewLots, hasNews, type LotNewsEntry } from '../search/find-lot-news.server'
import { alertLimits, queueAlert, type SearchNews } from './alert-mail.server'
import { nextAlertAt, normalizeQuery, type SavedSearch } from './saved-searches.server'
import { savedSearches } from './saved-searches.table.server'
import { findReportedLots } from './waiting-searches.server'

type AlertServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>

/**
 * Minimum age of reported lots, in milliseconds. `listed_at` is the start of a transaction, and statement timeouts bound its
 * length to seconds, so no lot can appear before a moment already reported.
 */
const SETTLED = 5 * 60_000

/** Delay in milliseconds after an error in one member's alerts; other members are not delayed. */
const PAUSE = 60 * 60_000

/** One mail per member, none without news. Safe to run on several nodes at once. Equal searches are run once. */
export async function sendAlerts(services: AlertServices, stop?: AbortSignal): Promise<void> {
  if (!services.config.site.sections.catalogue) return
  // Includes lots that a crashed process left unindexed.
  await indexWaitingLots(services, stop)
  const find = openFinder(services)
  for (const memberId of await findDueMembers(services)) {
    if (stop?.aborted) return
    try {
      await alertMember(services, memberId, find)
    } catch (fault) {
      services.log.error({ err: fault, memberId }, 'alerts of a member could not be sent')
      await postpone(services, memberId)
    }
  }
}

interface Finder {
  readonly until: Date
  readonly news: (search: SavedSearch) => Promise<readonly LotNewsEntry[]>
}

function openFinder(services: AlertServices): Finder {
  const until = new Date(services.now().getTime() - SETTLED)
  const known = new Map<string, Promise<LotNewsEntry[]>>()
  const spans = new Map<number, Promise<boolean>>()
  return {
    until,
    news: async (search) => {
      const since = search.reportedUntil
      const came = spans.get(since.getTime()) ?? hasNews(services, { since, until })
      spans.set(since.getTime(), came)
      if (!(await came)) return []
      const { query, text } = normalizeQuery(search.query)
      // Without search words the language makes no difference.
      const key = JSON.stringify([text, query.q === '' ? null : search.language, since])
      const reader = { audience: audienceOfMember({ approved: true }), language: search.language }
      const found = known.get(key) ?? findNews(services, query, reader, { since, until }, alertLimits.counted + 1)
      known.set(key, found)
      return found
    },
  }
}

async function findNews(...asked: Parameters<typeof findNewLots>): Promise<LotNewsEntry[]> {
  const [came, changed] = [await findNewLots(...asked), await findChangedLots(...asked)]
  return [...came, ...changed].sort((one, other) => other.at.getTime() - one.at.getTime())
}

async function findDueMembers({ db, now }: AlertServices): Promise<string[]> {
  const rows = await db.selectDistinct({ memberId: savedSearches.memberId }).from(savedSearches).where(isDue(now()))
  return rows.map(({ memberId }) => memberId)
}

async function alertMember(services: AlertServices, memberId: string, find: Finder): Promise<void> {
  const { db, now } = services
  const isOwnAndDue = and(eq(savedSearches.memberId, memberId), isDue(now()))
  const searches = await db.select().from(savedSearches).where(isOwnAndDue).orderBy(savedSearches.createdAt)
  const found = new Map<string, readonly LotNewsEntry[]>()
  const reported = await findReportedLots(services, memberId)
  const shown = new Set<string>()
  for (const search of searches) {
    const news = (await find.news(search)).filter((lot) => isUnreported(lot, reported) && !shown.has(lot.id))
    found.set(search.id, news)
    for (const { id } of toShow(news)) shown.add(id)
  }
  if (searches.every(({ id }) => found.get(id)?.length === 0)) return moveOn(db, services, searches, find.until)
  const summaries = await findLots(services, [...shown])
  await db.transaction(async (tx) => {
    // Locked: another node is processing this member.
    const member = await lockMember(tx, memberId, true)
    if (!member) return
    const due = await tx.select().from(savedSearches).where(isOwnAndDue).orderBy(savedSearches.createdAt).for('update')
    const same = due.filter(({ id, reportedUntil }) =>
      searches.some((before) => before.id === id && before.reportedUntil.getTime() === reportedUntil.getTime()),
    )
    if (same.length === 0) return
    // Alerts may contain members-only data, so approval is required.
    if (!member.approved) return moveOn(tx, services, same, find.until)
    const today = todayOf(services)
    const reader = { audience: audienceOfMember(member), language: member.language, today }
    const cards = summaries.map((lot) => presentLotCard(lot, reader))
    const views = await presentCards(services, cards, reader)
    const viewOf = new Map(cards.map(({ id }, place) => [id, views[place]]))
    const news = same.flatMap((search): SearchNews[] => {
      const all = found.get(search.id) ?? []
      if (all.length === 0) return []
      const shown = toShow(all).flatMap((one) => {
        const lot = viewOf.get(one.id)
        return lot ? [{ lot, news: one.news }] : []
      })
      return [{ search, all, shown }]
    })
    if (news.length > 0) await queueAlert(tx, services, member, news)
    await moveOn(tx, services, same, find.until)
  })
}

/** A mailing may have reported the lot, but not its later changes. */
function isUnreported({ id, at }: LotNewsEntry, reported: ReadonlyMap<string, Date>): boolean {
  return (reported.get(id)?.getTime() ?? 0) < at.getTime()
}

async function moveOn(
  db: Database | Transaction,
  services: AlertServices,
  searches: readonly SavedSearch[],
  until: Date,
): Promise<void> {
  await db
    .update(savedSearches)
    .set({
      reportedUntil: sql`greatest(reported_until, ${until.toISOString()}::timestamptz)`,
      nextAlertAt: nextAlertAt(services, sql`${savedSearches.frequency}`),
    })
    .where(
      inArray(
        savedSearches.id,
        searches.map(({ id }) => id),
      ),
    )
}

async function postpone({ db, now }: AlertServices, memberId: string): Promise<void> {
  await db
    .update(savedSearches)
    .set({ nextAlertAt: new Date(now().getTime() + PAUSE) })
    .where(and(eq(savedSearches.memberId, memberId), isDue(now())))
}

function isDue(now: Date) {
  return and(eq(savedSearches.alerting, true), isNull(savedSearches.deletedAt), lte(savedSearches.nextAlertAt, now))
}

function toShow(lots: readonly LotNewsEntry[] = []): readonly LotNewsEntry[] {
  return lots.slice(0, alertLimits.perSearch)
}
