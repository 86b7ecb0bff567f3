import { sql } from 'drizzle-orm'
import { readFile } from '../../files/transfers/read-file.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { type ProcessLimits, WorkerFailed, WorkersBusy } from '../../platform/workers/worker-processes.server'
import { listWords } from '../spreadsheets/sheet-words.server'
import { findManifest } from './find-manifest.server'
import type { RememberedMapping } from './manifest'
import type { ManifestAnswer } from './manifest-process'
import type { ManifestFile } from './read-manifest'

export type ManifestServices = Pick<Services, 'config' | 'db' | 'storage' | 'workshop' | 'log' | 'now'>

const PROGRAM = 'app/lots/manifests/manifest-process.ts'
/** 50,000 rows take some seconds of a processor, which pages and others may want at the same time. */
const limits: ProcessLimits = { processes: 1, waiting: 20, jobMs: 180_000, idleMs: 30_000 }
/** Files of one run; the next run goes on. */
const MOST = 20
/** Mappings of one sender that are remembered. */
const MOST_REMEMBERED = 200

/** Seconds until what has failed is tried again, doubled each time. */
const FIRST_WAIT = 5
/** Doublings, to an hour and a half. */
const MOST_DOUBLINGS = 10

/** Reads the spreadsheets that came with offers, the newest first, beside the requests; what has failed comes after what has not. */
export async function readAttachedManifests(services: ManifestServices, signal: AbortSignal): Promise<void> {
  const { rows } = await services.db.execute<{ file_id: string }>(sql`
    select file_id from manifests where state = 'waiting' and next_attempt_at <= ${services.now().toISOString()}
    order by attempts, asked_at desc, file_id desc limit ${MOST}`)
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

/** The others do not wait for one that fails. */
async function putOff({ db, now }: ManifestServices, fileId: string): Promise<void> {
  await db.execute(sql`
    update manifests set attempts = attempts + 1, next_attempt_at = ${now().toISOString()}::timestamptz
      + make_interval(secs => ${FIRST_WAIT} * 2 ^ least(attempts, ${MOST_DOUBLINGS}))
    where file_id = ${fileId} and state = 'waiting'`)
}

/**
 * Reads one spreadsheet, as it is to be read now, and keeps what came of it in place of what was read before.
 * @returns false: it has to wait, for a process or for the virus scanner
 */
export async function readAttachedManifest(services: ManifestServices, fileId: string): Promise<boolean> {
  const manifest = await findManifest(services, fileId)
  if (!manifest) return true
  const answer = await ask(services, fileId, manifest.mapping ?? {})
  if (!answer) return false
  const reading = { fileId, version: manifest.version }
  try {
    await services.db.transaction((tx) => keep(tx, services, { ...reading, answer }))
  } catch (fault) {
    // A list that the database does not take is a bug; it does not hold up the others.
    services.log.error({ err: fault, file: fileId }, 'manifest not kept')
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
    return await services.workshop.workers<ManifestFile, ManifestAnswer>(PROGRAM, limits).run(file)
  } catch (fault) {
    if (fault instanceof WorkerFailed) return refusedBecause(fault.fault)
    if (fault instanceof WorkersBusy) return null
    if (!(fault instanceof Refusal)) throw fault
    // Not scanned yet: later. What was refused after all is not there any more.
    return fault.status === 503 ? null : refusedBecause('damaged')
  }
}

/** In which language the sender writes, and what columns of their lists, or of others of their company, are. */
async function findSender({ db }: ManifestServices, fileId: string) {
  const { rows } = await db.execute<{
    language: string
    signature: string | null
    fields: RememberedMapping['fields']
    basis: RememberedMapping['basis']
  }>(sql`
    select language, signature, fields, basis from manifest_senders left join manifest_mappings using (sender)
    where file_id = ${fileId} order by updated_at desc nulls last limit ${MOST_REMEMBERED}`)
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

/** Unless somebody has meanwhile said that it is to be read otherwise. */
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
      insert into manifest_lines (file_id, no, row, gtin, sku, name, brand, quantity, quantity_about, unit, unit_price,
        total, price_about, currency, retail_price, best_before, units_per_carton, cartons, weight_kg, condition, category, extra)
      select ${fileId}, no, row, gtin, sku, name, brand, quantity, "quantityAbout", unit, "unitPrice", total, "priceAbout",
        currency, "retailPrice", "bestBefore", "unitsPerCarton", cartons, "weightKg", condition, category, extra
      from json_to_recordset(${part}::json) as (no int, row int, gtin text, sku text, name text, brand text,
        quantity numeric, "quantityAbout" boolean, unit text, "unitPrice" numeric, total bigint, "priceAbout" boolean, currency text, "retailPrice" numeric,
        "bestBefore" date, "unitsPerCarton" int, cartons numeric, "weightKg" numeric, condition text, category text,
        extra jsonb)`)
  // Whoever looks at the offer sees it come.
  await tx.execute(sql`
    select pg_notify('inbox', offer_id::text) from (
      select offer_id from attachments where file_id = ${fileId}
      union select offer_id from pending_lists where file_id = ${fileId} and offer_id is not null
    ) as whose`)
}
