import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { ScannerUnavailable } from '../../platform/services/clamd.server'
import { type FileRow, files } from './files.table.server'
import type { FinishServices } from './finish-upload.server'
import { scanFile } from './scan-files.server'

/** A file as the program itself reads it. */
export interface WholeFile {
  /** By its content. */
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Reads a stored file whole, at most 26 214 400 bytes, for what the program makes of it.
 * @throws {Refusal} 404 when it is not there, was refused or deleted; 503 as long as it could not be scanned for viruses
 */
export async function readFile(services: FinishServices, id: string): Promise<WholeFile> {
  const stored = and(eq(files.id, id), eq(files.state, 'stored'), isNull(files.deletedAt))
  const [row] = await services.db.select().from(files).where(stored)
  if (!row?.contentType || !(await isClean(services, row))) throw new Refusal('file_errors.object_not_found', 404)
  const stream = await services.storage.read(row.key)
  return { contentType: row.contentType, bytes: Buffer.concat(await stream.toArray()) }
}

/**
 * Whether a file may be handed out.
 * @throws {Refusal} 503 as long as a virus scanner is set and could not be asked
 */
export async function isClean(services: FinishServices, row: FileRow): Promise<boolean> {
  try {
    return await scanFile(services, row)
  } catch (cause) {
    if (!(cause instanceof ScannerUnavailable)) throw cause
    throw new Refusal('files.not_scanned', 503, { retryAfterSeconds: 60, cause })
  }
}
