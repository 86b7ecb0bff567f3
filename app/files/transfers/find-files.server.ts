import { and, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { parseFileUrl, storedFileUrl } from './file-address.server'
import { type FileRow, files } from './files.table.server'

export interface AttachedFile {
  readonly id: string
  readonly name: string
  /** Download URL; null if revoked or refused. */
  readonly url: string | null
  readonly size: number
  readonly contentType: string | null
  readonly state: FileRow['state']
}

/** Unordered. */
export async function findFiles(
  services: Pick<Services, 'db' | 'config'>,
  ids: readonly string[],
): Promise<AttachedFile[]> {
  if (ids.length === 0) return []
  const rows = await services.db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return rows.map((row) => {
    const { id, name, size, contentType, state } = row
    return { id, name, url: storedFileUrl(services, row), size, contentType, state }
  })
}

/**
 * Size and MD5 (Base64) by download URL, even if unclaimed or revoked; null if there is no such file. Only for comparing
 * submissions; `claimUploads` decides whether a file may be used.
 */
export async function describeUploads(
  services: { readonly db: Database | Transaction } & Pick<Services, 'config'>,
  attachments: readonly { readonly url: string }[],
): Promise<({ size: number; md5: string | null } | null)[]> {
  const addresses = attachments.map(({ url }) => parseFileUrl(services.config.publicUrl, url))
  const ids = addresses.flatMap((address) => address?.id ?? [])
  if (ids.length === 0) return addresses.map(() => null)
  const rows = await services.db
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.deletedAt)))
  return addresses.map((address) => {
    const row = rows.find(({ id }) => id === address?.id)
    return row ? { size: row.size, md5: row.md5 } : null
  })
}
