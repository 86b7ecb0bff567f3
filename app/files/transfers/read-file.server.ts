import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { ScannerUnavailable } from '../../platform/services/clamd.server'
import { type FileRow, files } from './files.table.server'
import type { FinishServices } from './finish-upload.server'
import { scanFile } from './scan-files.server'

export interface WholeFile {
  /** Detected from the content. */
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Reads a stored file into memory, at most 26,214,400 bytes.
 * @throws {Refusal} 404 missing, refused or deleted; 503 virus scan pending
 */
export async function readFile(services: FinishServices, id: string): Promise<WholeFile> {
  const stored = and(eq(files.id, id), eq(files.state, 'stored'), isNull(files.deletedAt))
  const [row] = await services.db.select().from(files).where(stored)
  if (!row?.contentType || !(await isClean(services, row))) throw new Refusal('file_errors.object_not_found', 404)
  const stream = await services.storage.read(row.key)
  return { contentType: row.contentType, bytes: Buffer.concat(await stream.toArray()) }
}

/** Whether a file may be handed out. @throws {Refusal} 503 virus scanner unavailable */
export async function isClean(services: FinishServices, row: FileRow): Promise<boolean> {
  try {
    return await scanFile(services, row)
  } catch (cause) {
    if (!(cause instanceof ScannerUnavailable)) throw cause
    throw new Refusal('files.not_scanned', 503, { retryAfterSeconds: 60, cause })
  }
}
