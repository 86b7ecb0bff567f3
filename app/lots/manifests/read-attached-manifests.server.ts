import { sql } from 'drizzle-orm'
import { readFile } from '../../files/transfers/read-file.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { type ProcessLimits, WorkerFailed, WorkersBusy } from '../../platform/workers/worker-processes.server'
import type { RememberedMapping } from '../manifest-parser/manifest'
import type { ManifestFile } from '../manifest-parser/read-manifest'
import { listWords } from '../spreadsheets/sheet-words.server'
import { findManifest } from './find-manifest.server'
import type { ManifestAnswer } from './manifest-process'

export type ManifestServices = Pick<Services, 'config' | 'db' | 'storage' | 'workerPools' | 'log' | 'now'>

const PROGRAM = 'app/lots/manifests/manifest-process.ts'
/** 50,000 rows take seconds of CPU, so only one process. */
const limits: ProcessLimits = { processes: 1, waiting: 20, jobMs: 180_000, idleMs: 30_000 }
const LIMIT = 20
const MAX_REMEMBERED = 200

/** Initial retry delay in seconds, doubled each time. */
const FIRST_WAIT = 5
/** Caps the delay at an hour and a half. */
const MAX_DOUBLINGS = 10

/** Parses attached spreadsheets in the background, newest first, failed ones last. */
export async function parseAttachedManifests(services: ManifestServices, signal: AbortSignal): Promise<void> {
  const { rows } = await services.db.execute<{ file_id: string }>(sql`
    select file_id from manifests where state = 'waiting' and next_attempt_at <= ${services.now().toISOString()}
    order by attempts, asked_at desc, file_id desc limit ${LIMIT}`)
  for (const { file_id: fileId } of rows) {
    if (signal.aborted) return
    try {
      await readAttachedManifest(services, fileId)
    } catch (fault) {
      services.log.error({ err: fault, file: fileId }, 'manifest not read')
      await putOff(services, fileId)
    }
  }
}

/** Schedules a retry, so that a failing file does not block others. */
async function putOff({ db, now }: ManifestServices, fileId: string): Promise<void> {
  await db.execute(sql`
    update manifests set attempts = attempts + 1, next_attempt_at = ${now().toISOString()}::timestamptz
      + make_interval(secs => ${FIRST_WAIT} * 2 ^ least(attempts, ${MAX_DOUBLINGS}))
    where file_id = ${fileId} and state = 'waiting'`)
}

/** Parses a spreadsheet and replaces the previous result. @returns false if it has to wait for a worker or the virus scan */
export async function readAttachedManifest(services: ManifestServices, fileId: string): Promise<boolean> {
  const manifest = await findManifest(services, fileId)
  if (!manifest) return true
  const answer = await ask(services, fileId, manifest.mapping ?? {})
  if (!answer) return false
  const reading = { fileId, version: manifest.version }
  try {
    await services.db.transaction((tx) => keep(tx, services, { ...reading, answer }))
  } catch (fault) {
    // A database error here is a bug; it must not block other files.
    services.log.error({ err: fault, file: fileId }, 'manifest not stored')
    await services.db.transaction((tx) => keep(tx, services, { ...reading, answer: refusedBecause('damaged') }))
  }
  return true
}

function refusedBecause(refusal: ManifestAnswer['refusal']): ManifestAnswer {
  return { refusal, reading: null, lines: [] }
}

async function ask(
  services: ManifestServices,
  fileId: string,
  mapping: ManifestFile['mapping'],
): Promise<ManifestAnswer | null> {
  try {
    const { bytes, contentType } = await readFile(services, fileId)
    const sender = await findSender(services, fileId)
    const file = { bytes, contentType, mapping, words: listWords(), ...sender }
    return await services.workerPools.open<ManifestFile, ManifestAnswer>(PROGRAM, limits).run(file)
  } catch (fault) {
    if (fault instanceof WorkerFailed) {
      services.log.warn({ err: fault, file: fileId }, 'the process that read a manifest failed')
      return refusedBecause(fault.fault)
    }
    if (fault instanceof WorkersBusy) return null
    if (!(fault instanceof Refusal)) throw fault
    // 503: scan pending, retried later. Rejected files are gone.
    return fault.status === 503 ? null : refusedBecause('damaged')
  }
}

async function findSender({ db }: ManifestServices, fileId: string) {
  const { rows } = await db.execute<{
    language: string
    signature: string | null
    fields: RememberedMapping['fields']
    basis: RememberedMapping['basis']
  }>(sql`
    select language, signature, fields, basis from manifest_senders left join manifest_mappings using (sender)
    where file_id = ${fileId} order by updated_at desc nulls last limit ${MAX_REMEMBERED}`)
  const remembered = new Map<string, RememberedMapping>()
  for (const { signature, fields, basis } of rows)
    if (signature && !remembered.has(signature)) remembered.set(signature, { fields, basis })
  return { language: rows[0]?.language ?? 'en', remembered }
}

interface Reading {
  readonly fileId: string
  readonly version: number
  readonly answer: ManifestAnswer
}

/** Stores the result unless the mapping has changed meanwhile. */
async function keep(tx: Transaction, { now }: ManifestServices, { fileId, version, answer }: Reading): Promise<void> {
  const { refusal, reading, lines } = answer
  const { rowCount } = await tx.execute(sql`
    update manifests set state = ${refusal ? 'refused' : 'read'}, refusal = ${refusal},
      reading = ${reading && JSON.stringify(reading)}::jsonb, read_at = ${now().toISOString()}
    where file_id = ${fileId} and version = ${version}`)
  if (rowCount === 0) return
  await tx.execute(sql`delete from manifest_lines where file_id = ${fileId}`)
  for (const part of lines)
    await tx.execute(sql`
      insert into manifest_lines (file_id, no, row, gtin, sku, name, brand, size, colour, quantity, quantity_about, unit, unit_price,
        total, price_about, currency, retail_price, best_before, units_per_carton, cartons, weight_kg, condition, category, extra)
      select ${fileId}, no, row, gtin, sku, name, brand, size, colour, quantity, "quantityAbout", unit, "unitPrice", total, "priceAbout",
        currency, "retailPrice", "bestBefore", "unitsPerCarton", cartons, "weightKg", condition, category, extra
      from json_to_recordset(${part}::json) as (no int, row int, gtin text, sku text, name text, brand text, size text, colour text,
        quantity numeric, "quantityAbout" boolean, unit text, "unitPrice" numeric, total bigint, "priceAbout" boolean, currency text, "retailPrice" numeric,
        "bestBefore" date, "unitsPerCarton" int, cartons numeric, "weightKg" numeric, condition text, category text,
        extra jsonb)`)
  await tx.execute(sql`
    select pg_notify('inbox', offer_id::text) from (
      select offer_id from attachments where file_id = ${fileId}
      union select offer_id from pending_lists where file_id = ${fileId} and offer_id is not null
    ) as whose`)
}
