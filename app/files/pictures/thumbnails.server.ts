import { and, eq, isNotNull } from 'drizzle-orm'
import { StorageFull } from '../../platform/storage/storage-errors'
import { presentPicture } from './find-pictures.server'
import { readIllustration } from './illustrations.server'
import { type Picture, type PictureFormat, type PictureWidth, widthsOf } from './picture'
import { normalKey, readIfThere, thumbnailKey } from './picture-storage.server'
import { pictures } from './pictures.table.server'
import type { PictureServices } from './register-picture.server'

export interface Thumbnail {
  readonly key: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** Resolves with null if the picture or width does not exist. @throws {ImagesBusy} */
type OpenThumbnail = (thumbnail: Thumbnail) => Promise<Uint8Array<ArrayBuffer> | null>

/** Thumbnail cache: generates each on first request, once even under concurrent requests, and keeps it in storage. */
export function openThumbnails(services: PictureServices): OpenThumbnail {
  const beingMade = new Map<string, ReturnType<OpenThumbnail>>()
  return async (thumbnail) => {
    const { key, width, format } = thumbnail
    const place = thumbnailKey(key, width, format)
    const kept = await readIfThere(services.storage, place)
    if (kept) return kept
    const made = beingMade.get(place) ?? makeThumbnail(services, thumbnail, place)
    beingMade.set(place, made)
    return made.finally(() => beingMade.delete(place))
  }
}

async function makeThumbnail(services: PictureServices, { key, width, format }: Thumbnail, place: string) {
  const source = (await readIllustration(key)) ?? (await readPhoto(services, key))
  if (!source || !widthsOf(source.picture).includes(width)) return null
  const bytes = new Uint8Array(await services.images.scale(source.bytes, width, format))
  try {
    await services.storage.put(place, bytes)
    // The picture may have been deleted meanwhile, which would leave this thumbnail orphaned.
    if (!(await readIllustration(key)) && !(await findPhoto(services, key))) await services.storage.remove(place)
  } catch (fault) {
    if (!(fault instanceof StorageFull)) throw fault
    services.log.warn({ err: fault }, 'thumbnail not stored')
  }
  return bytes
}

async function readPhoto(
  services: PictureServices,
  id: string,
): Promise<{ picture: Picture; bytes: Uint8Array } | null> {
  const picture = await findPhoto(services, id)
  if (!picture) return null
  const bytes = await readIfThere(services.storage, normalKey(id))
  if (!bytes) services.log.error({ picture: id }, 'the content of a picture is missing')
  return bytes && { picture, bytes }
}

async function findPhoto({ db }: PictureServices, id: string): Promise<Picture | null> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, id), isNotNull(pictures.fileId)))
  return row ? presentPicture(row) : null
}
