import { createHash, type Hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { MAX_FILE_BYTES } from '../content/file-errors'
import { cleanFileName, isProgramName } from '../content/file-name'
import { type FileRow, files } from './files.table.server'
import { type FinishServices, finishUpload } from './finish-upload.server'
import { type RequestBody, readBody } from './request-body.server'
import { eraseFiles } from './sweep-uploads.server'
import type { UploadWriters, Writer } from './upload-writers.server'
import { reserveUploadBudget } from './upload-writers.server'

/** Lifetime of unclaimed uploads. */
export const UPLOAD_LIFE_MS = 86_400_000

/** New uploads per IP address: an offer may have a hundred pictures, and sellers may start over. */
const LIMIT: RateLimit = { most: 600, seconds: 3_600 }

interface NewUpload {
  readonly name: string
  readonly size: number
  readonly uploadMetadata: string
  readonly limitBucket: string | null
}

export interface BodyChecksum {
  readonly algorithm: string
  readonly digest: Buffer
}

interface UploadPart {
  readonly offset: number
  /** Declared length in bytes; null if unknown. */
  readonly length: number | null
  readonly checksum: BodyChecksum | null
  readonly body: RequestBody | null
}

/** Creates an upload's row. @throws {Refusal} 413 too large; 415 name of a program; 429 and 507 budget exhausted */
export async function createUpload(services: FinishServices, upload: NewUpload): Promise<FileRow> {
  if (upload.size > MAX_FILE_BYTES) throw new Refusal('file_upload.max_file_size_error', 413)
  const name = cleanFileName(upload.name)
  if (isProgramName(name)) throw new Refusal('files.program', 415)
  const now = services.now()
  const values = {
    id: randomBytes(24).toString('base64url'),
    key: `offers/${randomBytes(24).toString('base64url')}`,
    name,
    fullPath: `offers/${now.getTime()}_${name}`,
    size: upload.size,
    state: 'uploading' as const,
    uploadMetadata: upload.uploadMetadata,
    createdAt: now,
    updatedAt: now,
  }
  return services.db.transaction(async (tx) => {
    if (upload.limitBucket) await consumeLimit(tx, `uploads:${upload.limitBucket}`, LIMIT, now)
    await reserveUploadBudget(tx, services, upload.size, upload.limitBucket)
    const [row] = await tx.insert(files).values(values).returning()
    if (!row) throw new Error('An insert returned no row.')
    return row
  })
}

/**
 * Appends a part to an upload; the last part finishes it. Bytes reported as received are durable.
 * @returns the new upload length
 * @throws {Refusal} 404, 410; 409 wrong offset (nothing changed); 413 beyond the declared size; 460 checksum mismatch;
 * 408 interrupted (received bytes are kept); those of `finishUpload`
 */
export function writeUpload(
  services: FinishServices,
  writers: UploadWriters,
  id: string,
  part: UploadPart,
): Promise<{ row: FileRow; received: number }> {
  return writers.acquireLock(id, async (writer) => {
    const row = requireOpen(services, writer.row)
    const before = await settledLength(services, row)
    if (part.offset !== before) throw new Refusal('files.wrong_offset', 409)
    const most = row.size - before
    if (part.length !== null && part.length > most) throw new Refusal('file_upload.max_file_size_error', 413)
    if (row.state === 'stored') return { row, received: row.size }
    const digest = writers.digests.take(id, before)
    const received = before + (await writePart(services, writer, row, part, most, digest))
    await writer.confirm()
    if (received === row.size)
      return { row: await finishUpload(services, row, digest?.digest('base64') ?? null), received }
    if (digest) writers.digests.keep(id, received, digest)
    return { row, received }
  })
}

/** Current length of an upload. @throws {Refusal} 404, 410 */
export async function requireUploadLength(
  services: FinishServices,
  writers: UploadWriters,
  id: string,
): Promise<{ row: FileRow; received: number }> {
  return writers.acquireLock(id, async ({ row }) => ({
    row: requireOpen(services, row),
    received: await settledLength(services, row),
  }))
}

/** Finishes an upload whose bytes are complete but whose finishing failed. @throws {Refusal} those of `finishUpload` */
export async function finishPendingUpload(
  services: FinishServices,
  writers: UploadWriters,
  row: FileRow,
): Promise<FileRow> {
  if (row.state !== 'uploading' || isExpired(services, row)) return row
  if ((await services.storage.received(row.key)) < row.size || row.uncheckedFrom !== null) return row
  return writers.acquireLock(row.id, (writer) => finishUpload(services, writer.row, null))
}

/** Deletes an upload for its uploader. @throws {Refusal} 404; 403 claimed by an offer */
export async function deleteUpload(services: FinishServices, writers: UploadWriters, id: string): Promise<void> {
  await writers.acquireLock(id, async () => {
    const row = await services.db.transaction(async (tx) => {
      const [current] = await tx.select().from(files).where(eq(files.id, id)).for('update')
      if (!current || current.deletedAt) throw new Refusal('file_errors.object_not_found', 404)
      if (current.claimedAt) throw new Refusal('file_errors.unauthorized', 403)
      await tx.update(files).set({ deletedAt: services.now(), token: null }).where(eq(files.id, id))
      return current
    })
    await eraseFiles(services, [row])
  })
}

export function expiresAt(row: Pick<FileRow, 'createdAt'>): Date {
  return new Date(row.createdAt.getTime() + UPLOAD_LIFE_MS)
}

function isExpired(services: FinishServices, row: FileRow): boolean {
  return !row.claimedAt && services.now() >= expiresAt(row)
}

function requireOpen(services: FinishServices, row: FileRow): FileRow {
  if (row.deletedAt || isExpired(services, row)) throw new Refusal('file_errors.object_not_found', 410)
  if (row.state === 'refused') throw new Refusal(row.refusal ?? 'file_errors.object_not_found', 410)
  return row
}

/** Valid bytes, after dropping those of an interrupted request with a checksum: they are unverified. */
async function settledLength(services: FinishServices, row: FileRow): Promise<number> {
  if (row.uncheckedFrom !== null) await forget(services, row, row.uncheckedFrom)
  return services.storage.received(row.key)
}

async function writePart(
  services: FinishServices,
  writer: Writer,
  row: FileRow,
  part: UploadPart,
  most: number,
  digest: Hash | null,
): Promise<number> {
  const { checksum } = part
  const hash = checksum && createHash(checksum.algorithm)
  if (checksum) await services.db.update(files).set({ uncheckedFrom: part.offset }).where(eq(files.id, row.id))
  let bytes = 0
  async function* incoming() {
    let confirmed = Date.now()
    for await (const chunk of readBody(part.body, { most, signal: writer.signal })) {
      if (Date.now() - confirmed > 1_000) {
        await writer.confirm()
        confirmed = Date.now()
      }
      bytes += chunk.length
      hash?.update(chunk)
      digest?.update(chunk)
      yield chunk
    }
  }
  try {
    await services.storage.append(row.key, part.offset, incoming())
    if (checksum && !hash?.digest().equals(checksum.digest)) throw new Refusal('file_errors.invalid_checksum', 460)
  } catch (fault) {
    if (checksum) await forget(services, row, part.offset)
    throw fault
  }
  if (checksum) await services.db.update(files).set({ uncheckedFrom: null }).where(eq(files.id, row.id))
  return bytes
}

async function forget(services: FinishServices, row: FileRow, from: number): Promise<void> {
  await services.storage.truncate(row.key, from)
  await services.db.update(files).set({ uncheckedFrom: null }).where(eq(files.id, row.id))
}
