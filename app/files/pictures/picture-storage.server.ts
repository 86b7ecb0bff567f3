import { buffer } from 'node:stream/consumers'
import { eq, isNull } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import type { Storage } from '../../platform/storage/storage.server'
import { ObjectNotFound } from '../../platform/storage/storage-errors'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture'
import { pictures } from './pictures.table.server'

/** Storage key of the normalized picture that all sizes are made from. */
export function normalKey(id: string): string {
  return `pictures/${id}`
}

/** Storage key of one size and format. Everything under `thumbnails/` can be regenerated. */
export function thumbnailKey(key: string, width: PictureWidth, format: PictureFormat): string {
  return `thumbnails/${key}-${width}-${format}`
}

export async function readIfThere(storage: Storage, key: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await buffer(await storage.read(key))
  } catch (fault) {
    if (fault instanceof ObjectNotFound) return null
    throw fault
  }
}

async function removePicture(storage: Storage, id: string): Promise<void> {
  for (const width of pictureWidths) {
    for (const format of Object.keys(pictureTypes)) await storage.remove(`thumbnails/${id}-${width}-${format}`)
  }
  await storage.remove(normalKey(id))
}

const BATCH = 100

/** Deletes pictures of deleted files: bytes first, then the row, so a crash in between is recoverable. */
export async function sweepPictures({ db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  const gone = await db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.fileId)).limit(BATCH)
  for (const { id } of gone) {
    await removePicture(storage, id)
    await db.delete(pictures).where(eq(pictures.id, id))
  }
  if (gone.length > 0) log.info({ pictures: gone.length }, 'unused pictures deleted')
}
