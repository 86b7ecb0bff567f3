import { desc, eq, inArray } from 'drizzle-orm'
import { type AttachedFile, findFiles } from '../../files/transfers/find-files.server'
import { discardUploads } from '../../files/transfers/sweep-uploads.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { ListOwner } from './correct-mapping.server'
import { findManifest } from './find-manifest.server'
import { pendingLists } from './manifests.table.server'
import { type ManifestServices, readAttachedManifest } from './read-attached-manifests.server'

/** Per lot or offer; the oldest is dropped. */
const MAX_PENDING = 5

/** Parses an unclaimed upload as a lot's future manifest, or leaves it to the job. @throws {Refusal} 422 `manifest.no_spreadsheet` */
export async function addPendingList(services: ManifestServices, owner: ListOwner, fileId: string): Promise<void> {
  const row = { fileId, lotId: null, offerId: null, addedAt: services.now() }
  const owned = owner.of === 'lot' ? { lotId: owner.id } : { offerId: owner.id }
  await services.db
    .insert(pendingLists)
    .values({ ...row, ...owned })
    .onConflictDoNothing()
  if (!(await findManifest(services, fileId))) {
    await services.db.delete(pendingLists).where(eq(pendingLists.fileId, fileId))
    throw new Refusal('manifest.no_spreadsheet', 422)
  }
  const pending = await findPendingLists(services, owner)
  await discardUploads(
    services,
    pending.slice(MAX_PENDING).map(({ id }) => id),
  )
  await readAttachedManifest(services, fileId)
}

export async function findPendingLists(
  services: Pick<Services, 'db' | 'config'>,
  { of, id }: ListOwner,
): Promise<AttachedFile[]> {
  const rows = await services.db
    .select({ fileId: pendingLists.fileId })
    .from(pendingLists)
    .where(eq(of === 'lot' ? pendingLists.lotId : pendingLists.offerId, id))
    .orderBy(desc(pendingLists.addedAt), desc(pendingLists.fileId))
  const ids = rows.map(({ fileId }) => fileId)
  const files = await findFiles(services, ids)
  return files.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Forgets that an upload was to be a list, and keeps the upload. */
export async function releasePendingList({ db }: Pick<Services, 'db'>, fileId: string): Promise<void> {
  await db.delete(pendingLists).where(eq(pendingLists.fileId, fileId))
}

export async function deletePendingLists(
  services: Pick<Services, 'db' | 'config' | 'storage' | 'now'>,
  owner: ListOwner,
  fileIds: readonly string[],
): Promise<void> {
  const own = (await findPendingLists(services, owner)).flatMap(({ id }) => (fileIds.includes(id) ? [id] : []))
  if (own.length === 0) return
  await services.db.delete(pendingLists).where(inArray(pendingLists.fileId, own))
  await discardUploads(services, own)
}
