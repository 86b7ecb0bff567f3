import { sql } from 'drizzle-orm'
import { previewFile } from '../../files/pictures/preview-file.server'
import { registerPage } from '../../files/pictures/register-page.server'
import { type PictureServices, registerPicture } from '../../files/pictures/register-picture.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'

const MOST = 20

/** Makes missing normal pictures in the background. Photos that cannot be decoded are removed from their lot. */
export async function makeLotPictures(services: PictureServices, signal: AbortSignal): Promise<void> {
  const { db, log } = services
  const { rows } = await db.execute<{ file_id: string }>(sql`
    select distinct file_id from lot_photos
    where file_id is not null
      and not exists (select from pictures where pictures.file_id = lot_photos.file_id and not page)
    limit ${MOST}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    try {
      await registerPicture(services, fileId)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      // Workers busy or virus scan pending: retried later.
      if (fault.status === 503) return
      log.warn({ code: fault.code }, 'a photo of a lot is no picture and was taken off')
      await db.execute(sql`delete from lot_photos where file_id = ${fileId}`)
    }
  }
}

export async function previewLotDocuments(
  services: PictureServices & Pick<Services, 'workshop'>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await services.db.execute<{ file_id: string }>(sql`
    select distinct lot_documents.file_id from lot_documents
      join files on files.id = lot_documents.file_id and files.state = 'stored' and files.content_type = 'application/pdf'
    where not exists (select from pictures where pictures.file_id = lot_documents.file_id)
      and not exists (select from unpictured_files where unpictured_files.file_id = lot_documents.file_id)
    limit ${MOST}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    if (!(await previewFile(services, fileId, (id) => registerPage(services, id)))) return
  }
}
