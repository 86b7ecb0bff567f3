import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { type FileRow, files } from './files.table.server'

type DiscardServices = Pick<Services, 'db' | 'storage' | 'now'>

/** Deletes unwanted uploads including their bytes. Claimed files are kept. */
export async function discardUploads(services: DiscardServices, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const unclaimed = and(inArray(files.id, [...ids]), isNull(files.claimedAt))
  const marked = await services.db
    .update(files)
    .set({ deletedAt: services.now(), token: null })
    .where(unclaimed)
    .returning()
  await eraseFiles(services, marked)
}

/** Deletes the bytes, then the rows, of files marked as deleted. */
export async function eraseFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  marked: readonly Pick<FileRow, 'id' | 'key'>[],
): Promise<void> {
  for (const { key } of marked) await storage.remove(key)
  const ids = marked.map(({ id }) => id)
  if (ids.length > 0) await db.delete(files).where(and(inArray(files.id, ids), isNotNull(files.deletedAt)))
}
