import type { Storage } from '../../platform/storage/storage.server'
import { ObjectNotFound } from '../../platform/storage/storage-errors'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture'

/** Storage key of the normalized picture that all sizes are made from. */
export function normalKey(id: string): string {
  return `pictures/${id}`
}

/** Storage key of one size and format. Everything under `thumbnails/` can be regenerated. */
export function thumbnailKey(key: string, width: PictureWidth, format: PictureFormat): string {
  return `thumbnails/${key}-${width}-${format}`
}

/** Reads a small object into memory; null if missing. */
export async function readIfThere(storage: Storage, key: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.concat(await (await storage.read(key)).toArray())
  } catch (fault) {
    if (fault instanceof ObjectNotFound) return null
    throw fault
  }
}

/** Deletes all derivatives of a file. */
export async function removePicture(storage: Storage, id: string): Promise<void> {
  for (const width of pictureWidths) {
    for (const format of Object.keys(pictureTypes)) await storage.remove(`thumbnails/${id}-${width}-${format}`)
  }
  await storage.remove(normalKey(id))
}
