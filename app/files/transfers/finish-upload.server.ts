import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { openSemaphore } from '../../platform/http/fair-queue.server'
import { asExpected } from '../../platform/http/problem.server'
import { ScannerUnavailable, scanForViruses } from '../../platform/services/clamd.server'
import type { Services } from '../../platform/services/services.server'
import { ObjectDamaged, StorageFull, StorageUnavailable } from '../../platform/storage/storage-errors'
import { HEAD_BYTES, inspectFile } from '../content/file-content.server'
import { type FileRow, files } from './files.table.server'

export type FinishServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/** At most two at a time, because an inspection may load a whole file into memory. */
const inspectionSemaphore = openSemaphore(2)

/**
 * Finishes an upload: verifies size and MD5, detects the type, scans for viruses if a scanner is set. Idempotent.
 * @param sent MD5 (Base64) of the received bytes, if known
 * @throws {Refusal} content refused; the bytes are deleted, the row keeps the reason
 */
export async function finishUpload(services: FinishServices, row: FileRow, sent: string | null): Promise<FileRow> {
  if (row.state !== 'uploading') return row
  const now = services.now()
  try {
    const md5 = await verify(services, row, sent)
    const contentType = await inspect(services, row)
    const scannedAt = await scan(services, row)
    const stored = {
      state: 'stored' as const,
      contentType,
      md5,
      token: services.db.vault.seal(randomBytes(24).toString('base64url')),
      storedAt: now,
      scannedAt,
      updatedAt: now,
      writer: null,
    }
    return await settle(services, row, stored)
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status >= 500 || fault.status === 410) throw fault
    await refuseFile(services, row, fault.code)
    throw fault
  }
}

export async function refuseFile(services: FinishServices, row: FileRow, reason: string): Promise<void> {
  const now = services.now()
  const refused = {
    state: 'refused' as const,
    refusal: reason,
    token: null,
    storedAt: row.storedAt ?? now,
    updatedAt: now,
  }
  await services.db.update(files).set(refused).where(eq(files.id, row.id))
  services.log.warn({ file: row.id, reason }, 'file refused')
  // If this fails, the sweep deletes the bytes later.
  await services.storage.remove(row.key)
}

async function verify(services: FinishServices, row: FileRow, sent: string | null): Promise<string> {
  try {
    return (await services.storage.finish(row.key, row.size, sent)).md5
  } catch (cause) {
    if (cause instanceof ObjectDamaged) throw new Refusal('file_errors.server_file_wrong_size', 500, { cause })
    throw cause
  }
}

async function inspect({ storage }: FinishServices, row: FileRow): Promise<string> {
  // An empty file counts as an empty text.
  if (row.size === 0) return 'text/plain'
  const read = async (bytes: number) =>
    buffer(await storage.read(row.key, { start: 0, end: Math.min(bytes, row.size) - 1 }))
  return inspectionSemaphore(async () =>
    inspectFile({ head: await read(HEAD_BYTES), whole: () => read(row.size) }, row.name),
  )
}

/** Time of the clean scan; null if the scan is still pending. */
async function scan(services: FinishServices, row: FileRow): Promise<Date | null> {
  const { clamd } = services.config
  if (!clamd) return null
  try {
    if (await scanForViruses(clamd, await services.storage.read(row.key))) throw new Refusal('files.infected', 422)
    return services.now()
  } catch (fault) {
    if (!(fault instanceof ScannerUnavailable)) throw fault
    services.log.warn({ err: fault, file: row.id }, 'virus scanner not reachable, file held back')
    return null
  }
}

async function settle(services: FinishServices, row: FileRow, values: Partial<FileRow>): Promise<FileRow> {
  const stillWanted = and(eq(files.id, row.id), eq(files.state, 'uploading'), isNull(files.deletedAt))
  const [settled] = await services.db.update(files).set(values).where(stillWanted).returning()
  if (settled) return settled
  const [other] = await services.db.select().from(files).where(eq(files.id, row.id))
  // Another node may have finished it meanwhile.
  if (other?.state === 'stored') return other
  throw new Refusal('file_errors.object_not_found', 410)
}

/** Seconds after which a full store may be tried again. */
const FULL_RETRY_SECONDS = 60

/** Maps storage and database errors to refusals. A full store is not a 5xx: clients would retry for ten minutes instead of telling the visitor. */
export function asFileRefusal(cause: unknown): unknown {
  const expected = asExpected(cause)
  const noRoom = cause instanceof StorageFull || (expected instanceof Refusal && expected.code === 'errors.no_room')
  if (noRoom) return new Refusal('file_errors.quota_exceeded', 413, { retryAfterSeconds: FULL_RETRY_SECONDS, cause })
  if (cause instanceof StorageUnavailable)
    return new Refusal('errors.unavailable', 503, { retryAfterSeconds: 5, cause })
  return cause
}
