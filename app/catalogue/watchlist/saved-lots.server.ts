import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import { lockMember } from '../../accounts/identity/members.server'
import { findLotIds } from '../../lots/lots/find-lots.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { mergedLists, savedLots } from './saved-lots.table.server'
import { watchlistLimits } from './watchlist-limits'

type SaveServices = Pick<Services, 'db' | 'now'>

/** Saves a lot for a member; idempotent. @throws {Refusal} 404 no such lot; 409 limit reached */
export async function saveLot(services: SaveServices, reference: string, memberId: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const id = (await findLotIds(tx, [reference])).get(reference)
    if (id === undefined) throw new Refusal('errors.not_found', 404)
    await addLots(tx, services, [id], memberId)
  })
}

export async function unsaveLot({ db }: Pick<Services, 'db'>, reference: string, memberId: string): Promise<void> {
  const id = (await findLotIds(db, [reference])).get(reference)
  if (id === undefined) return
  await db.delete(savedLots).where(and(eq(savedLots.memberId, memberId), eq(savedLots.lotId, id)))
}

/** Adds a device's lots, latest first, skipping unknown and saved ones. @throws {Refusal} 409 limit exceeded */
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

/** @returns false when this device list was already merged */
export async function claimListKey(
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

/** References a member has saved among these lots; null when signed out, as the list is on the device. */
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

/** Deletes keys of device lists merged before a moment; devices no longer retry those. */
export async function deleteMergedListKeys({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.delete(mergedLists).where(lt(mergedLists.mergedAt, before))
}

async function addLots(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  lotIds: readonly string[],
  memberId: string,
): Promise<void> {
  if (lotIds.length === 0) return
  // Lock the member so that concurrent saves respect the limit.
  await lockMember(tx, memberId)
  const newest = now().getTime()
  await tx
    .insert(savedLots)
    // One millisecond apart, to keep their order.
    .values(lotIds.map((lotId, place) => ({ memberId, lotId, savedAt: new Date(newest - place) })))
    .onConflictDoNothing()
  const [held] = await tx.select({ lots: count() }).from(savedLots).where(eq(savedLots.memberId, memberId))
  if ((held?.lots ?? 0) > watchlistLimits.lots)
    throw new Refusal('watchlist.account_full', 409, { values: { count: watchlistLimits.lots } })
}
