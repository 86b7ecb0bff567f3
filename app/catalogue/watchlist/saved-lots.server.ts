import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import { holdMember } from '../../accounts/identity/members.server'
import { findLotIds } from '../../lots/lots/find-lots.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { mergedLists, savedLots } from './saved-lots.table.server'
import { watchlistLimits } from './watchlist-limits'

type SaveServices = Pick<Services, 'db' | 'now'>

/**
 * Keeps a lot on a member's list. Saved again it stays as it is.
 * @throws {Refusal} 404 no such lot; 409 the list is full
 */
export async function saveLot(services: SaveServices, reference: string, memberId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const id = (await findLotIds(tx, [reference])).get(reference)
    if (id === undefined) throw new Refusal('errors.not_found', 404)
    await addLots(tx, services, [id], memberId)
  })
}

/** Takes a lot off a member's list. What is not there is gone already. */
export async function dropLot({ db }: Pick<Services, 'db'>, reference: string, memberId: string): Promise<void> {
  const id = (await findLotIds(db, [reference])).get(reference)
  if (id === undefined) return
  await db.delete(savedLots).where(and(eq(savedLots.memberId, memberId), eq(savedLots.lotId, id)))
}

/**
 * Takes over the lots that a device had kept: those that there are and that are not saved already.
 * @param references the latest first
 * @throws {Refusal} 409 the list would hold too many
 */
export async function addReferences(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  references: readonly string[],
  memberId: string,
): Promise<void> {
  const ids = await findLotIds(tx, references)
  await addLots(
    tx,
    services,
    references.flatMap((reference) => ids.get(reference) ?? []),
    memberId,
  )
}

/** @returns false when this list of a device was taken over before */
export async function claimList(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  key: string,
  memberId: string,
): Promise<boolean> {
  const claimed = await tx
    .insert(mergedLists)
    .values({ key, memberId, mergedAt: services.now() })
    .onConflictDoNothing()
    .returning({ key: mergedLists.key })
  return claimed.length > 0
}

/** Which of these lots a member has saved, by reference; null for whoever has not signed in, whose list is on their device. */
export async function findSavedAmong(
  { db }: Pick<Services, 'db'>,
  lots: readonly { readonly id: string; readonly reference: string }[],
  memberId: string | null,
): Promise<string[] | null> {
  if (memberId === null) return null
  if (lots.length === 0) return []
  const rows = await db
    .select({ id: savedLots.lotId })
    .from(savedLots)
    .where(
      and(
        eq(savedLots.memberId, memberId),
        inArray(
          savedLots.lotId,
          lots.map(({ id }) => id),
        ),
      ),
    )
  const saved = new Set(rows.map(({ id }) => id))
  return lots.flatMap(({ id, reference }) => (saved.has(id) ? [reference] : []))
}

/** A page of a member's list, the latest first: ids of lots and when they were saved. */
export function findSavedLots(
  { db }: Pick<Services, 'db'>,
  memberId: string,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<{ id: string; createdAt: Date }[]> {
  const { lotId, savedAt } = savedLots
  return db
    .select({ id: lotId, createdAt: savedAt })
    .from(savedLots)
    .where(and(eq(savedLots.memberId, memberId), following({ createdAt: savedAt, id: lotId }, after)))
    .orderBy(desc(savedAt), desc(lotId))
    .limit(limit)
}

/** Forgets which lists of devices were taken over before a moment: a device that has not asked since does not ask again. */
export async function forgetMergedLists({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.delete(mergedLists).where(lt(mergedLists.mergedAt, before))
}

async function addLots(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  lotIds: readonly string[],
  memberId: string,
): Promise<void> {
  if (lotIds.length === 0) return
  // Of two that save at the same time the second one counts what the first has saved.
  await holdMember(tx, memberId)
  const newest = now().getTime()
  await tx
    .insert(savedLots)
    // A millisecond apart, so that they keep their order.
    .values(lotIds.map((lotId, place) => ({ memberId, lotId, savedAt: new Date(newest - place) })))
    .onConflictDoNothing()
  const [held] = await tx.select({ lots: count() }).from(savedLots).where(eq(savedLots.memberId, memberId))
  if ((held?.lots ?? 0) > watchlistLimits.lots)
    throw new Refusal('watchlist.account_full', 409, { values: { count: watchlistLimits.lots } })
}
