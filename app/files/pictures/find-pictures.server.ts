import { and, inArray, not } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { parseFileUrl } from '../transfers/file-address.server'
import { findIllustration } from './illustrations.server'
import type { Picture } from './picture'
import { pictures } from './pictures.table.server'

/** A registered file or one of our illustrations. */
export type PictureSource =
  | { readonly fileId: string; readonly plate: null }
  | { readonly fileId: null; readonly plate: string }

/** Pictures of the sources in order, with one query; null where missing. */
export async function findPictures(
  { db }: Pick<Services, 'db'>,
  sources: readonly PictureSource[],
): Promise<(Picture | null)[]> {
  const ids = sources.flatMap(({ fileId }) => fileId ?? [])
  const ofFiles = and(inArray(pictures.fileId, ids), not(pictures.page))
  const rows = ids.length === 0 ? [] : await db.select().from(pictures).where(ofFiles)
  const photos = new Map(rows.map((row) => [row.fileId, presentPicture(row)]))
  return sources.map(({ fileId, plate }) => (fileId === null ? findIllustration(plate) : (photos.get(fileId) ?? null)))
}

export async function findPicturesByAddress(
  services: Pick<Services, 'db' | 'config'>,
  urls: readonly string[],
): Promise<Record<string, Picture | null>> {
  const ids = urls.map((url) => parseFileUrl(services.config.publicUrl, url)?.id ?? '')
  const found = await findPictures(
    services,
    ids.map((fileId) => ({ fileId, plate: null })),
  )
  return Object.fromEntries(urls.map((url, place) => [url, found[place] ?? null]))
}

/** Previews by file id, including first pages of documents; only for readers who may see the files. */
export async function findPreviewPictures(
  { db }: Pick<Services, 'db'>,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.fileId, [...fileIds]))
  return new Map(rows.map((row) => [row.fileId ?? '', presentPicture(row)]))
}

/** Document previews by download URL; only for readers who may see the documents. */
export async function findPreviewsByAddress(
  services: Pick<Services, 'db' | 'config'>,
  urls: readonly string[],
): Promise<Record<string, Picture>> {
  const ids = new Map(urls.map((url) => [url, parseFileUrl(services.config.publicUrl, url)?.id ?? '']))
  const found = await findPreviewPictures(services, [...ids.values()])
  return Object.fromEntries(
    [...ids].flatMap(([url, id]) => {
      const picture = found.get(id)
      return picture ? [[url, picture] as const] : []
    }),
  )
}

export async function findFilesOfPictures(
  db: Pick<Database | Transaction, 'select'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: pictures.id, fileId: pictures.fileId })
    .from(pictures)
    .where(inArray(pictures.id, [...keys]))
  return new Map(rows.flatMap(({ key, fileId }) => (fileId === null ? [] : [[key, fileId] as const])))
}

/** Presents a picture without revealing its source file. */
export function presentPicture(row: typeof pictures.$inferSelect): Picture {
  return { key: row.id, width: row.width, height: row.height, placeholder: row.placeholder }
}
