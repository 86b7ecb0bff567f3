import { createHash, type Hash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import { MOST_FILE_BYTES } from '../content/file-errors'
import { cleanFileName, isProgramName } from '../content/file-name'
import { eraseFiles } from './discard-uploads.server'
import { type FileRow, files } from './files.table.server'
import { type FinishServices, finishUpload } from './finish-upload.server'
import { type RequestBody, readBody } from './request-body.server'
import { takeUploadBudget } from './upload-budget.server'
import type { UploadWriters, Writer } from './upload-writers.server'

/** Uploads that nothing claims are deleted after this long. */
export const UPLOAD_LIFE_MS = 86_400_000

/** New uploads from one address: an offer may have a hundred pictures, and one may begin again. */
const LIMIT: RateLimit = { most: 600, seconds: 3_600 }

/** A file that is about to come. */
export interface NewUpload {
  readonly name: string
  readonly size: number
  /** The uploader's `Upload-Metadata`, word for word. */
  readonly uploadMetadata: string
  /** What limits count the uploader under; null: no limit. */
  readonly limitBucket: string | null
}

/** A checksum of one request's body. */
export interface BodyChecksum {
  readonly algorithm: string
  readonly digest: Buffer
}

/** A part of a file, as one request brings it. */
export interface UploadPart {
  /** Where in the file it begins. */
  readonly offset: number
  /** Bytes it announces to have; null: unknown. */
  readonly length: number | null
  readonly checksum: BodyChecksum | null
  readonly body: RequestBody | null
}

/**
 * Makes the row of a new upload, before its first byte.
 * @throws {Refusal} 413 too large; 415 by its name a program; 429 and 507 when a budget is used up
 */
export async function createUpload(services: FinishServices, upload: NewUpload): Promise<FileRow> {
  if (upload.size > MOST_FILE_BYTES) throw new Refusal('file_upload.max_file_size_error', 413)
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
    await takeUploadBudget(tx, services, upload.size, upload.limitBucket)
    const [row] = await tx.insert(files).values(values).returning()
    if (!row) throw new Error('An insert returned no row.')
    return row
  })
}

/**
 * Adds a part to an upload; with the last part the file is finished. What is reported as received is durable.
 * @returns how much of the file is there now
 * @throws {Refusal} 404, 410; 409 when the part does not begin where the upload stands (nothing is changed); 413 when it
 *   goes beyond the announced size; 460 checksum; 408 when it broke off (what came is kept); what `finishUpload` refuses
 */
export function writeUpload(
  services: FinishServices,
  writers: UploadWriters,
  id: string,
  part: UploadPart,
): Promise<{ row: FileRow; received: number }> {
  return writers.takeTurn(id, async (writer) => {
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

/** How much of an upload is there. @throws {Refusal} 404, 410 */
export async function requireUploadLength(
  services: FinishServices,
  writers: UploadWriters,
  id: string,
): Promise<{ row: FileRow; received: number }> {
  return writers.takeTurn(id, async ({ row }) => ({
    row: requireOpen(services, row),
    received: await settledLength(services, row),
  }))
}

/**
 * Finishes an upload whose last byte arrived when the program could not finish it any more.
 * @throws {Refusal} what `finishUpload` refuses
 */
export async function settleUpload(services: FinishServices, writers: UploadWriters, row: FileRow): Promise<FileRow> {
  if (row.state !== 'uploading' || row.deletedAt || isExpired(services, row)) return row
  if ((await services.storage.received(row.key)) < row.size || row.uncheckedFrom !== null) return row
  return writers.takeTurn(row.id, (writer) => finishUpload(services, writer.row, null))
}

/**
 * Deletes an upload for its uploader, finished or not.
 * @throws {Refusal} 404; 403 when it belongs to an offer
 */
export async function deleteUpload(services: FinishServices, writers: UploadWriters, id: string): Promise<void> {
  await writers.takeTurn(id, async () => {
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

/** When an upload that nothing claims ends. */
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

/** Bytes that count, after those of an interrupted request with a checksum are forgotten: nothing vouches for them. */
async function settledLength(services: FinishServices, row: FileRow): Promise<number> {
  if (row.state === 'stored') return row.size
  if (row.uncheckedFrom !== null) await forget(services, row, row.uncheckedFrom)
  return services.storage.received(row.key)
}

/** @returns how many bytes were written */
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
    if (checksum && !matches(hash, checksum)) throw new Refusal('file_errors.invalid_checksum', 460)
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

function matches(hash: Hash | null, checksum: BodyChecksum): boolean {
  return hash?.digest().equals(checksum.digest) ?? false
}
