import { sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { NoPreview } from './register-page.server'

/**
 * Creates a file's preview before it is first opened. Permanent failures are recorded and not retried.
 * @param make returns why there is no preview, or null on success
 * @returns false if too busy or not scanned yet: retry later
 */
export async function previewFile(
  { db }: Pick<Services, 'db'>,
  fileId: string,
  make: (fileId: string) => Promise<NoPreview | null>,
): Promise<boolean> {
  const missing = await make(fileId).catch(reasonOf)
  if (missing === 'later') return false
  if (missing)
    await db.execute(sql`
      insert into unpictured_files (file_id, reason) select id, ${missing} from files where id = ${fileId}
      on conflict do nothing`)
  return true
}

function reasonOf(fault: unknown): NoPreview | 'later' {
  if (!(fault instanceof Refusal)) throw fault
  if (fault.status === 503) return 'later'
  return fault.code === 'files.picture_too_large' ? 'too_much' : 'damaged'
}
