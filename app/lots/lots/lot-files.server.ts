import { inArray, sql } from 'drizzle-orm'
import { previewFile } from '../../files/pictures/preview-file.server'
import { registerPage } from '../../files/pictures/register-page.server'
import { type PictureServices, registerPicture } from '../../files/pictures/register-picture.server'
import { claimUploads } from '../../files/transfers/claim-uploads.server'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { LotToWrite } from './lot-rows.server'
import { lotDocuments, lotPhotos } from './lots.table.server'

export interface LotFileRows {
  readonly photos: (typeof lotPhotos.$inferSelect)[]
  readonly documents: (typeof lotDocuments.$inferSelect)[]
}

export async function findFilesOfLots(tx: Transaction, lotIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const files = new Map<string, Set<string>>()
  if (lotIds.length === 0) return files
  for (const table of [lotPhotos, lotDocuments]) {
    const rows = await tx
      .select({ lotId: table.lotId, fileId: table.fileId })
      .from(table)
      .where(inArray(table.lotId, [...lotIds]))
    for (const { lotId, fileId } of rows) if (fileId) files.set(lotId, (files.get(lotId) ?? new Set()).add(fileId))
  }
  return files
}

/**
 * Photos and documents as rows; claims new uploads.
 * @param had ids of files the lot already has
 * @throws {Refusal} from `claimUploads`
 * @throws {InvalidInput} foreign URL
 */
export async function claimLotFiles(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  { lot, plates = [], shares = new Set() }: LotToWrite,
  lotId: string,
  had: ReadonlySet<string> = new Set(),
): Promise<LotFileRows> {
  const claim = async (field: string, { name, url }: { name: string; url: string }): Promise<string> => {
    const address = parseFileUrl(services.config.publicUrl, url)
    if (!address) throw new InvalidInput({ [field]: ['validation.url'] })
    if (had.has(address.id) || shares.has(address.id)) return address.id
    try {
      // One at a time: the limit on total size applies to offers, not to lots.
      const [file] = await claimUploads(tx, services, [{ name, url }])
      return file?.id ?? address.id
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      throw new InvalidInput({ [field]: [fault.code] })
    }
  }
  const photos: LotFileRows['photos'] = plates.map(({ plate, alt }, position) => ({
    lotId,
    position,
    fileId: null,
    plate,
    alt,
  }))
  for (const [place, photo] of lot.photos.entries()) {
    const fileId = await claim(`photos.${place}.url`, photo)
    photos.push({ lotId, position: photos.length, fileId, plate: null, alt: photo.alt })
  }
  const documents: LotFileRows['documents'] = []
  for (const [position, document] of lot.documents.entries()) {
    const fileId = await claim(`documents.${position}.url`, document)
    documents.push({ lotId, position, fileId, kind: document.kind, visibility: document.visibility })
  }
  return { photos, documents }
}

const LIMIT = 20

/** Makes missing normal pictures in the background. Photos that cannot be decoded are removed from their lot. */
export async function makeLotPictures(services: PictureServices, signal: AbortSignal): Promise<void> {
  const { db, log } = services
  const { rows } = await db.execute<{ file_id: string }>(sql`
    select distinct file_id from lot_photos
    where file_id is not null
      and not exists (select from pictures where pictures.file_id = lot_photos.file_id and not page)
    limit ${LIMIT}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    try {
      await registerPicture(services, fileId)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      // Workers busy or virus scan pending: retried later.
      if (fault.status === 503) return
      log.warn({ code: fault.code }, 'a photo of a lot is not a picture and was removed')
      await db.execute(sql`delete from lot_photos where file_id = ${fileId}`)
    }
  }
}

export async function previewLotDocuments(
  services: PictureServices & Pick<Services, 'workerPools'>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await services.db.execute<{ file_id: string }>(sql`
    select distinct lot_documents.file_id from lot_documents
      join files on files.id = lot_documents.file_id and files.state = 'stored' and files.content_type = 'application/pdf'
    where not exists (select from pictures where pictures.file_id = lot_documents.file_id)
      and not exists (select from unpictured_files where unpictured_files.file_id = lot_documents.file_id)
    limit ${LIMIT}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    if (!(await previewFile(services, fileId, (id) => registerPage(services, id)))) return
  }
}
