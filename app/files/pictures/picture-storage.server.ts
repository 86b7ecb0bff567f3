import type { Storage } from '../../platform/storage/storage.server'
import { ObjectNotFound } from '../../platform/storage/storage-errors'
import { type PictureFormat, type PictureWidth, pictureTypes, pictureWidths } from './picture'

/** Where the picture is that all others of the same key are made of. */
export function normalKey(id: string): string {
  return `pictures/${id}`
}

/** Where a picture of one width and format is kept once it was made. All of `thumbnails/` can be made again. */
export function thumbnailKey(key: string, width: PictureWidth, format: PictureFormat): string {
  return `thumbnails/${key}-${width}-${format}`
}

/** A finished object, whole; null when there is none. For small ones. */
export async function readIfThere(storage: Storage, key: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return Buffer.concat(await (await storage.read(key)).toArray())
  } catch (fault) {
    if (fault instanceof ObjectNotFound) return null
    throw fault
  }
}

/** Deletes whatever was made of a file. */
export async function removePicture(storage: Storage, id: string): Promise<void> {
  for (const width of pictureWidths) {
    for (const format of Object.keys(pictureTypes)) await storage.remove(`thumbnails/${id}-${width}-${format}`)
  }
  await storage.remove(normalKey(id))
}
