import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { UNFINISHED_OBJECTS } from '../../platform/storage/storage-disk.server'
import { type FileRow, files } from './files.table.server'
import { UPLOAD_LIFE_MS } from './receive-upload.server'

type SweepServices = Pick<Services, 'db' | 'storage' | 'log' | 'now'>

const BATCH = 100

/** Deletes uploads unclaimed and unheld for 24 hours: mark (blocks claims), bytes, row. The next run continues after a crash. */
export async function sweepUploads(services: SweepServices): Promise<void> {
  const { db } = services
  const now = services.now()
  const oldest = new Date(now.getTime() - UPLOAD_LIFE_MS)
  for (;;) {
    // Skips files locked by a running claim.
    await db.execute(sql`
      update files set deleted_at = ${now.toISOString()}, token = null where id in (
        select id from files where claimed_at is null and deleted_at is null and created_at <= ${oldest.toISOString()}
          and (held_until is null or held_until <= ${now.toISOString()})
        order by created_at limit ${BATCH} for update skip locked)`)
    const deleted = await db
      .select()
      .from(files)
      .where(and(isNotNull(files.deletedAt), isNull(files.claimedAt)))
      .limit(BATCH)
    if (deleted.length === 0) return
    await eraseFiles(services, deleted)
    services.log.info({ files: deleted.length }, 'unclaimed uploads deleted')
  }
}

/** Deletes orphaned bytes untouched for 24 hours: of writes that raced a deletion or crashed, and of refused files whose deletion failed. */
export async function sweepOrphanedBytes(services: SweepServices): Promise<void> {
  const oldest = services.now().getTime() - UPLOAD_LIFE_MS
  let keys = new Set<string>()
  for (const prefix of ['offers/', UNFINISHED_OBJECTS])
    for await (const { key, changedAt } of services.storage.keys(prefix)) {
      if (changedAt.getTime() > oldest) continue
      keys.add(key)
      if (keys.size < BATCH) continue
      await removeOrphans(services, keys)
      keys = new Set()
    }
  await removeOrphans(services, keys)
}

async function removeOrphans({ db, storage, log }: SweepServices, keys: ReadonlySet<string>): Promise<void> {
  if (keys.size === 0) return
  const owned = await db
    .select({ key: files.key })
    .from(files)
    .where(and(inArray(files.key, [...keys]), sql`${files.state} <> 'refused'`))
  const kept = new Set(owned.map(({ key }) => key))
  const orphans = [...keys].filter((key) => !kept.has(key))
  for (const key of orphans) await storage.remove(key)
  if (orphans.length > 0) log.warn({ keys: orphans.length }, 'stored content without a file deleted')
}

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
