import { type SQL, sql } from 'drizzle-orm'
import { findPreviewPictures } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import { previewFile } from '../../files/pictures/preview-file.server'
import { type NoPreview, registerPage } from '../../files/pictures/register-page.server'
import { type PictureServices, registerPicture } from '../../files/pictures/register-picture.server'
import type { Services } from '../../platform/services/services.server'

/** Files of one run; the next run goes on. */
const MOST = 20

/** Makes previews of the photos that came with offers, newest first, beside the requests. */
export function pictureAttachments(services: PictureServices, signal: AbortSignal): Promise<void> {
  return previewAttachments(services, signal, sql`files.content_type like 'image/%'`, async (fileId) => {
    await registerPicture(services, fileId)
    return null
  })
}

/** The same of PDF documents: their first pages. They may take longer, and nobody's photos wait for them. */
export function previewDocuments(
  services: PictureServices & Pick<Services, 'workshop'>,
  signal: AbortSignal,
): Promise<void> {
  return previewAttachments(services, signal, sql`files.content_type = 'application/pdf'`, (fileId) =>
    registerPage(services, fileId),
  )
}

/** What is shown of a file before somebody opens it. */
export interface Preview {
  readonly picture: Picture | null
  /** Why there will be none. */
  readonly missing: NoPreview | null
}

/** The previews of files, as far as they are made, in their order. */
export async function findPreviews(services: Pick<Services, 'db'>, fileIds: readonly string[]): Promise<Preview[]> {
  if (fileIds.length === 0) return []
  const pictures = await findPreviewPictures(services, fileIds)
  const { rows } = await services.db.execute<{ file_id: string; reason: NoPreview }>(sql`
    select file_id, reason from unpictured_files
    where file_id in (select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb))`)
  const missing = new Map(rows.map(({ file_id: fileId, reason }) => [fileId, reason]))
  return fileIds.map((id) => ({ picture: pictures.get(id) ?? null, missing: missing.get(id) ?? null }))
}

/** What nothing can be shown of is not tried again. */
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
    order by attachments.offer_id desc limit ${MOST}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    if (!(await previewFile({ db }, fileId, make))) return
    // Whoever looks at the offer sees it come.
    await db.execute(sql`select pg_notify('inbox', offer_id::text) from attachments where file_id = ${fileId}`)
  }
}
