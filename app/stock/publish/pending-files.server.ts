import { and, asc, eq } from 'drizzle-orm'
import { holdUploads } from '../../files/transfers/claim-uploads.server'
import { type AttachedFile, findFiles } from '../../files/transfers/find-files.server'
import { discardUploads } from '../../files/transfers/sweep-uploads.server'
import { lotLimits } from '../../lots/lots/lot-schema'
import { deletePendingLists, findPendingLists } from '../../lots/manifests/pending-lists.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { pendingFiles } from './publish.table.server'

const MAX_PENDING = lotLimits.photos + lotLimits.documents

/** Stores an upload, idempotently. @throws {Refusal} 422 `files.unknown_attachment`: missing or claimed; `validation.too_many_files` */
export async function addPendingFile(
  services: Pick<Services, 'db' | 'now'>,
  offerId: string,
  fileId: string,
  isList: boolean,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [held] = await holdUploads(tx, services, [fileId])
    if (!held) throw new Refusal('files.unknown_attachment', 422)
    if (isList) return
    await tx.insert(pendingFiles).values({ fileId, offerId, addedAt: services.now() }).onConflictDoNothing()
    if ((await tx.$count(pendingFiles, eq(pendingFiles.offerId, offerId))) > MAX_PENDING)
      throw new Refusal('validation.too_many_files', 422)
  })
}

export type PendingFiles = Awaited<ReturnType<typeof findPendingFiles>>

export async function findPendingFiles(services: Pick<Services, 'db' | 'config'>, offerId: string) {
  const rows = await services.db
    .select({ id: pendingFiles.fileId })
    .from(pendingFiles)
    .where(eq(pendingFiles.offerId, offerId))
    .orderBy(asc(pendingFiles.addedAt), asc(pendingFiles.fileId))
  const found = await findFiles(
    services,
    rows.map(({ id }) => id),
  )
  const files = rows.flatMap(({ id }) => found.find((file) => file.id === id && file.url !== null) ?? [])
  const isPhoto = ({ contentType }: AttachedFile) => contentType?.startsWith('image/') ?? false
  return {
    photos: files.filter(isPhoto),
    documents: files.filter((file) => !isPhoto(file)),
    lists: await findPendingLists(services, { of: 'offer', id: offerId }),
  }
}

/** Removes a file from the form and deletes it, unless it is claimed elsewhere. */
export async function deletePendingFile(
  services: Pick<Services, 'db' | 'config' | 'storage' | 'now'>,
  offerId: string,
  fileId: string,
): Promise<void> {
  await deletePendingLists(services, { of: 'offer', id: offerId }, [fileId])
  const dropped = await services.db
    .delete(pendingFiles)
    .where(and(eq(pendingFiles.offerId, offerId), eq(pendingFiles.fileId, fileId)))
    .returning({ id: pendingFiles.fileId })
  await discardUploads(
    services,
    dropped.map(({ id }) => id),
  )
}

/** Deletes pending files that the lot did not claim on conversion. */
export async function clearPendingFiles(
  services: Pick<Services, 'db' | 'config' | 'storage' | 'now'>,
  offerId: string,
): Promise<void> {
  const { photos, documents, lists } = await findPendingFiles(services, offerId)
  for (const { id } of [...photos, ...documents, ...lists]) await deletePendingFile(services, offerId, id)
}
