import { hash } from 'node:crypto'
import { and, eq, not } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { NormalImage } from '../../platform/workers/image-work'
import { ImagesBusy, ImageUnusable } from '../../platform/workers/images.server'
import { readFile } from '../transfers/read-file.server'
import { presentPicture } from './find-pictures.server'
import type { Picture } from './picture'
import { normalKey } from './picture-storage.server'
import { pictures } from './pictures.table.server'

export type PictureServices = Pick<Services, 'config' | 'db' | 'storage' | 'images' | 'log' | 'now'>

/**
 * Normalizes a stored file into a picture: upright, without EXIF data, at most 1920 px wide. Idempotent.
 * Call it before a transaction, not inside, because decoding is slow. The picture lives as long as its file.
 * @throws {Refusal} 404 no such file; 415 `files.unsupported_type`; 422 `files.damaged`, `files.picture_too_large`;
 * 503 too busy or not scanned for viruses yet
 */
export async function registerPicture(services: PictureServices, fileId: string): Promise<Picture> {
  const ofFile = and(eq(pictures.fileId, fileId), not(pictures.page))
  const [known] = await services.db.select().from(pictures).where(ofFile)
  if (known) return presentPicture(known)
  const { contentType, bytes } = await readFile(services, fileId)
  return storePicture(services, fileId, await normaliseImage(services, bytes, contentType), { page: false })
}

export async function storePicture(
  { db, storage, now }: PictureServices,
  fileId: string,
  { bytes, ...facts }: NormalImage,
  { page }: { readonly page: boolean },
): Promise<Picture> {
  const id = hash('sha256', `picture of ${fileId}`, 'base64url').slice(0, 22)
  // Before the row, so no row lacks bytes. A concurrent registration writes the same bytes.
  await storage.put(normalKey(id), bytes)
  await db
    .insert(pictures)
    .values({ id, fileId, page, ...facts, createdAt: now() })
    .onConflictDoNothing()
  return { key: id, ...facts }
}

/** Normalizes an untrusted picture. @throws {Refusal} 415, 422 and 503 as `registerPicture` */
export async function normaliseImage(
  { images }: PictureServices,
  bytes: Uint8Array,
  contentType: string,
): Promise<NormalImage> {
  try {
    return await images.normalise(bytes, contentType)
  } catch (cause) {
    throw asPictureRefusal(cause)
  }
}

export function asPictureRefusal(cause: unknown): unknown {
  if (cause instanceof ImagesBusy) return new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause })
  if (!(cause instanceof ImageUnusable)) return cause
  if (cause.fault === 'unsupported') return new Refusal('files.unsupported_type', 415, { cause })
  if (cause.fault === 'too_large') return new Refusal('files.picture_too_large', 422, { cause })
  return new Refusal('files.damaged', 422, { cause })
}
