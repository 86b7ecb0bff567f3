import { sql } from 'drizzle-orm'
import { type PictureServices, registerPicture } from '../pictures/register-picture.server'
import { Refusal } from '../platform/errors'

/** Pictures of one run; the next run goes on. */
const MOST = 20

/** Makes previews of the photos that came with offers, newest first, beside the requests. What is no picture has none. */
export async function pictureAttachments(services: PictureServices, signal: AbortSignal): Promise<void> {
  const { db } = services
  const { rows } = await db.execute<{ file_id: string }>(sql`
    select attachments.file_id from attachments
      join files on files.id = attachments.file_id and files.state = 'stored' and files.content_type like 'image/%'
    where not exists (select from pictures where pictures.file_id = attachments.file_id)
      and not exists (select from unpictured_files where unpictured_files.file_id = attachments.file_id)
    order by attachments.offer_id desc limit ${MOST}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    try {
      await registerPicture(services, fileId)
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      // Too busy, or not scanned yet: later.
      if (fault.status === 503) return
      await db.execute(sql`insert into unpictured_files (file_id) values (${fileId}) on conflict do nothing`)
    }
  }
}
