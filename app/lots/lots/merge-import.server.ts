import { inArray } from 'drizzle-orm'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { parseInput } from '../../platform/base/parse-input'
import { isRecord } from '../../platform/base/record'
import type { Transaction } from '../../platform/database/database.server'
import { changedFields, isSame, type LotField } from './lot-changes'
import { type LotInput, lotSchema } from './lot-schema'
import { lotEvents } from './lots.table.server'

export type ImportRecord = Readonly<Record<string, unknown>>

export interface KeptField {
  readonly field: string
  readonly reason: 'edited' | 'status'
}

/** Publication fields; they only make sense together. */
const statusFields = ['status', 'optionUntil', 'publishAt', 'withdrawAt'] as const
/** Edits by the team or by a supplier answering an availability check, and what sales changed. */
const editingKinds = [
  'changed',
  'undone',
  'supplier_gone',
  'supplier_less',
  'supplier_set',
  'sold',
  'reserved',
  'sale_cancelled',
] as const
/** Time-based statuses do not prevent an import from publishing the lot. */
const agedStatuses: readonly LotInput['status'][] = ['unconfirmed', 'expired', 'published']

/** Fields edited by the team, by lot id; structured fields per part: `texts.de`. */
export async function findEditedFields(tx: Transaction, lotIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const edited = new Map<string, Set<string>>()
  if (lotIds.length === 0) return edited
  const { lotId, kind, was, became } = lotEvents
  const events = await tx
    .select({ lotId, kind, was, became })
    .from(lotEvents)
    .where(inArray(lotId, [...lotIds]))
  for (const event of events) {
    if (!editingKinds.some((one) => one === event.kind)) continue
    const fields = edited.get(event.lotId) ?? new Set<string>()
    for (const [field, value] of Object.entries(event.became)) {
      const before: unknown = event.was[field as keyof typeof event.was]
      for (const path of pathsOf(field, value, before)) fields.add(path)
    }
    edited.set(event.lotId, fields)
  }
  return edited
}

function pathsOf(field: string, value: unknown, before: unknown): string[] {
  if (!isRecord(value) && !isRecord(before)) return [field]
  const [after, was] = [isRecord(value) ? value : {}, isRecord(before) ? before : {}]
  const names = new Set([...Object.keys(after), ...Object.keys(was)])
  return [...names].filter((name) => !isSame(after[name], was[name])).map((name) => `${field}.${name}`)
}

/** Null clears, and missing fields stay. The team's edits and off-sale statuses win. @throws {InvalidInput} the merged lot is invalid */
export function mergeImport(
  lot: LotInput,
  record: ImportRecord,
  edited: ReadonlySet<string>,
): { lot: LotInput; isChanged: boolean; kept: readonly KeptField[] } {
  const before = parseInput(lotSchema, lot)
  const isOffSale = edited.has('status') && !agedStatuses.includes(before.status)
  const isKept = (path: string) => (statusFields.some((field) => field === path) ? isOffSale : edited.has(path))
  const merged: Record<string, unknown> = { ...before }
  const wanted: Record<string, unknown> = { ...before }
  const paths: string[] = []
  for (const [field, value] of Object.entries(record)) {
    const current: unknown = before[field as LotField]
    // Missing parts are kept too: texts in other languages, notes beside a cost.
    const parts = isRecord(value) && isRecord(current)
    wanted[field] = parts ? { ...current, ...value } : value
    if (!parts) {
      paths.push(field)
      merged[field] = isKept(field) ? current : value
      continue
    }
    const keptParts = Object.keys(value).filter((name) => isKept(`${field}.${name}`))
    paths.push(...Object.keys(value).map((name) => `${field}.${name}`))
    merged[field] = { ...current, ...value, ...Object.fromEntries(keptParts.map((name) => [name, current[name]])) }
  }
  if (isOffSale) for (const field of statusFields) merged[field] = before[field]
  const after = parseInput(lotSchema, merged)
  const asked = lotSchema.safeParse(wanted).data ?? wanted
  const kept = paths
    .filter((path) => isKept(path) && !isSame(at(asked, path), at(before, path)))
    .map((field) => ({ field, reason: field === 'status' ? 'status' : 'edited' }) as const)
  const isChanged = changedFields(withOwnBrands(before), withOwnBrands(after)).length > 0
  // Sending a lot again confirms its availability, unless the record has its own date.
  return { lot: 'confirmedAt' in record ? after : { ...after, confirmedAt: null }, isChanged, kept }
}

function withOwnBrands(lot: LotInput): LotInput {
  const ofLines = new Set(lot.lines.map(({ brand }) => brand))
  return { ...lot, brands: lot.brands.filter((brand) => !ofLines.has(brand)) }
}

/** Replaces our picture URLs in a record by the stored photos. @param fileOf file id by picture key */
export function withStoredPhotos(
  record: ImportRecord,
  lot: LotInput,
  publicUrl: string,
  fileOf: ReadonlyMap<string, string>,
): ImportRecord {
  if (!Array.isArray(record.photos)) return record
  const stored = new Map(lot.photos.map((photo) => [parseFileUrl(publicUrl, photo.url)?.id, photo]))
  const photos = record.photos.map((photo: unknown) => {
    const key = pictureKey(photo, publicUrl)
    const own = key === null ? undefined : stored.get(fileOf.get(key))
    if (!own || !isRecord(photo)) return photo
    return { ...own, alt: { ...own.alt, ...(isRecord(photo.alt) ? photo.alt : {}) } }
  })
  return { ...record, photos }
}

export function pictureKeys(record: ImportRecord, publicUrl: string): string[] {
  if (!Array.isArray(record.photos)) return []
  return record.photos.flatMap((photo: unknown) => pictureKey(photo, publicUrl) ?? [])
}

function pictureKey(photo: unknown, publicUrl: string): string | null {
  const url = isRecord(photo) && typeof photo.url === 'string' ? photo.url : ''
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return /^\/pictures\/([\w-]{1,64})\/\d{1,4}\.[a-z]{3,4}$/.exec(path)?.[1] ?? null
}

function at(lot: object, path: string): unknown {
  const [field = '', part] = path.split('.')
  const value: unknown = Reflect.get(lot, field)
  return part === undefined ? value : isRecord(value) ? value[part] : undefined
}
