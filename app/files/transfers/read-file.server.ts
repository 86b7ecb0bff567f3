import { buffer } from 'node:stream/consumers'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { ScannerUnavailable, scanForViruses } from '../../platform/services/clamd.server'
import { type FileRow, files } from './files.table.server'
import { type FinishServices, refuseFile } from './finish-upload.server'

/** Reads a stored file into memory, at most 26,214,400 bytes. @throws {Refusal} 404 missing, refused or deleted; 503 virus scan pending */
export async function readFile(services: FinishServices, id: string) {
  const stored = and(eq(files.id, id), eq(files.state, 'stored'), isNull(files.deletedAt))
  const [row] = await services.db.select().from(files).where(stored)
  if (!row?.contentType || !(await isClean(services, row))) throw new Refusal('file_errors.object_not_found', 404)
  return { contentType: row.contentType, bytes: await buffer(await services.storage.read(row.key)) }
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

const BATCH = 50

/** Scans a file uploaded while the scanner was unavailable. @returns whether it may be handed out @throws {ScannerUnavailable} */
async function scanFile(services: FinishServices, row: FileRow): Promise<boolean> {
  const { clamd } = services.config
  if (!clamd || row.scannedAt) return true
  if (await scanForViruses(clamd, await services.storage.read(row.key))) {
    await refuseFile(services, row, 'files.infected')
    return false
  }
  await services.db.update(files).set({ scannedAt: services.now() }).where(eq(files.id, row.id))
  return true
}

/** Scans files uploaded while the scanner was unavailable, oldest first. @throws {ScannerUnavailable} still unavailable */
export async function scanFiles(services: FinishServices): Promise<void> {
  if (!services.config.clamd) return
  const unscanned = and(eq(files.state, 'stored'), isNull(files.scannedAt), isNull(files.deletedAt))
  const rows = await services.db.select().from(files).where(unscanned).orderBy(asc(files.storedAt)).limit(BATCH)
  for (const row of rows) {
    try {
      await scanFile(services, row)
    } catch (fault) {
      if (fault instanceof ScannerUnavailable) throw fault
      // One unreadable file must not block the others.
      services.log.error({ err: fault, file: row.id.slice(0, 6) }, 'file not scanned')
    }
  }
}
