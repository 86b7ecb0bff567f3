import { sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { NoPreview } from './register-page.server'

/**
 * Makes what is shown of a file before somebody opens it. What nothing can be shown of is written down, and not tried again.
 * @param make returns why there is nothing to be shown; null: there is something now
 * @returns false: too busy, or not scanned yet: later
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
