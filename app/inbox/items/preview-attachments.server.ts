import { type SQL, sql } from 'drizzle-orm'
import { findPreviewPictures } from '../../files/pictures/find-pictures.server'
import { previewFile } from '../../files/pictures/preview-file.server'
import { type NoPreview, registerPage } from '../../files/pictures/register-page.server'
import { type PictureServices, registerPicture } from '../../files/pictures/register-picture.server'
import type { Services } from '../../platform/services/services.server'

const LIMIT = 20

/** Makes previews of offer photos in the background, newest first. */
export function previewPhotos(services: PictureServices, signal: AbortSignal): Promise<void> {
  return previewAttachments(services, signal, sql`files.content_type like 'image/%'`, async (fileId) => {
    await registerPicture(services, fileId)
    return null
  })
}

/** Makes previews of the first pages of PDFs. Runs separately, so that slow documents do not delay photos. */
export function previewDocuments(
  services: PictureServices & Pick<Services, 'workerPools'>,
  signal: AbortSignal,
): Promise<void> {
  return previewAttachments(services, signal, sql`files.content_type = 'application/pdf'`, (fileId) =>
    registerPage(services, fileId),
  )
}

export async function findPreviews(services: Pick<Services, 'db'>, fileIds: readonly string[]) {
  if (fileIds.length === 0) return []
  const pictures = await findPreviewPictures(services, fileIds)
  const { rows } = await services.db.execute<{ file_id: string; reason: NoPreview }>(sql`
    select file_id, reason from unpictured_files
    where file_id in (select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb))`)
  const missing = new Map(rows.map(({ file_id: fileId, reason }) => [fileId, reason]))
  return fileIds.map((id) => ({ picture: pictures.get(id) ?? null, missing: missing.get(id) ?? null }))
}

/** Files without a possible preview are not retried. */
async function previewAttachments(
  { db }: Pick<Services, 'db'>,
  signal: AbortSignal,
  fits: SQL,
  make: (fileId: string) => Promise<NoPreview | null>,
): Promise<void> {
  const { rows } = await db.execute<{ file_id: string }>(sql`
    select attachments.file_id from attachments
      join files on files.id = attachments.file_id and files.state = 'stored' and ${fits}
    where not exists (select from pictures where pictures.file_id = attachments.file_id)
      and not exists (select from unpictured_files where unpictured_files.file_id = attachments.file_id)
    order by attachments.offer_id desc limit ${LIMIT}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    if (!(await previewFile({ db }, fileId, make))) return
    // Updates open pages of the offer.
    await db.execute(sql`select pg_notify('inbox', offer_id::text) from attachments where file_id = ${fileId}`)
  }
}
