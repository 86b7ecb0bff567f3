import { eq, isNull } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { removePicture } from './picture-storage.server'
import { pictures } from './pictures.table.server'

/** Pictures per run. */
const BATCH = 100

/** Deletes pictures of deleted files: bytes first, then the row, so a crash in between is recoverable. */
export async function sweepPictures({ db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  const gone = await db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.fileId)).limit(BATCH)
  for (const { id } of gone) {
    await removePicture(storage, id)
    await db.delete(pictures).where(eq(pictures.id, id))
  }
  if (gone.length > 0) log.info({ pictures: gone.length }, 'pictures swept')
}
