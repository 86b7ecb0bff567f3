import { sql } from 'drizzle-orm'
import { sweepPictures } from '../../files/pictures/picture-storage.server'
import { eraseFiles } from '../../files/transfers/sweep-uploads.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { TableGraph } from './table-graph.server'

export type ReleasedFile = {
  readonly id: string
  readonly key: string
}

/**
 * Files still used elsewhere, such as a lot's picture, keep their bytes but lose name and address, which the sender knows.
 * @returns files to delete after commit; after a crash the upload sweep deletes them
 */
export async function releaseFiles(
  tx: Transaction,
  graph: TableGraph,
  ids: readonly string[],
  now: Date,
): Promise<ReleasedFile[]> {
  if (ids.length === 0) return []
  const named = sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const owners = graph.references.filter(({ target, holds }) => target === 'files' && holds)
  const isOwned = sql.join(
    owners.map(
      ({ table, columns }) => sql`exists (select from ${sql.identifier(table)} as owner
      where owner.${sql.identifier(columns[0] ?? '')} = files.id)`,
    ),
    sql` or `,
  )
  await tx.execute(sql`
    update files set token = null, upload_metadata = '', name = 'file' || coalesce(substring(name from '\\.[A-Za-z0-9]{1,8}$'), ''),
      full_path = regexp_replace(full_path, '^(.*/\\d+_).*$', '\\1file'), updated_at = ${now.toISOString()}
    where ${named} and (${isOwned})`)
  const { rows } = await tx.execute<ReleasedFile>(sql`
    update files set deleted_at = ${now.toISOString()}, claimed_at = null, token = null
    where ${named} and not (${isOwned}) returning id, key`)
  return rows
}

export async function deleteReleased(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  released: readonly ReleasedFile[],
): Promise<void> {
  await eraseFiles(services, released)
  if (released.length > 0) await sweepPictures(services)
}
