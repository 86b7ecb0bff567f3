import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { MAX_FILE_BYTES, oversizeValues } from '../content/file-errors'
import { cleanFileName, isProgramName } from '../content/file-name'
import { fileUrl, opensFile, parseFileUrl } from './file-address.server'
import { type FileRow, files } from './files.table.server'

export interface ClaimedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly contentType: string
  /** Base64. */
  readonly md5: string
  readonly url: string
}

/**
 * Claims finished, unclaimed uploads in the caller's transaction: they are no longer swept, and the uploader cannot delete them.
 * File names come from the sender.
 * @returns files in the order of `attachments`
 * @throws {Refusal} for the field `attachments`: 422 `files.unknown_attachment`, 409 `files.already_attached`,
 * 413 `file_upload.max_file_size_error` over 26,214,400 bytes in total
 */
export async function claimUploads(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  attachments: readonly { readonly name: string; readonly url: string }[],
): Promise<ClaimedFile[]> {
  if (attachments.length === 0) return []
  const { publicUrl } = services.config
  const wanted = attachments.map(({ name, url }) => ({
    name: cleanFileName(name),
    address: parseFileUrl(publicUrl, url),
  }))
  const ids = [...new Set(wanted.flatMap(({ address }) => address?.id ?? []))]
  if (ids.length < attachments.length) {
    const repeated = wanted.every(({ address }) => address)
    throw repeated ? alreadyAttached() : unknownAttachment()
  }
  // Lock in id order, so concurrent claims cannot deadlock.
  const rows = await tx.select().from(files).where(inArray(files.id, ids)).orderBy(asc(files.id)).for('update')
  const claimed = wanted.map(({ name, address }) => {
    const row = rows.find(({ id }) => id === address?.id)
    if (!row || !address || !opensFile(tx, row, address.token)) throw unknownAttachment()
    return claimedFile(row, name, fileUrl(publicUrl, address))
  })
  const bytes = claimed.reduce((sum, file) => sum + file.size, 0)
  if (bytes > MAX_FILE_BYTES) {
    throw new Refusal('file_upload.max_file_size_error', 413, { field: 'attachments', values: oversizeValues(bytes) })
  }
  const names = sql.join(
    claimed.map(({ id, name }) => sql`(${id}, ${name})`),
    sql`, `,
  )
  const now = services.now().toISOString()
  await tx.execute(sql`
    update files set claimed_at = ${now}, updated_at = ${now}, name = given.name
    from (values ${names}) as given (id, name) where files.id = given.id`)
  return claimed
}

function claimedFile(row: FileRow, givenName: string, url: string): ClaimedFile {
  if (row.state !== 'stored' || row.deletedAt) throw unknownAttachment()
  if (row.claimedAt) throw alreadyAttached()
  const { id, size, contentType, md5 } = row
  if (!contentType || !md5) throw unknownAttachment()
  const name = isProgramName(givenName) ? row.name : givenName
  return { id, name, size, contentType, md5, url }
}

function unknownAttachment(): Refusal {
  return new Refusal('files.unknown_attachment', 422, { field: 'attachments' })
}

function alreadyAttached(): Refusal {
  return new Refusal('files.already_attached', 409, { field: 'attachments' })
}

/** As long as the sell form's files are kept on the visitor's device. */
const HELD_MS = 7 * 86_400_000

/** Keeps uploads of an unsent form from being swept for seven days. @returns the uploads that exist and are unclaimed */
export async function holdUploads(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const held = await tx
    .update(files)
    .set({ heldUntil: new Date(now().getTime() + HELD_MS) })
    .where(and(inArray(files.id, [...ids]), isNull(files.claimedAt), isNull(files.deletedAt)))
    .returning({ id: files.id })
  return held.map(({ id }) => id)
}
