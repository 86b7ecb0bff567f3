import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { findFiles } from '../../files/transfers/find-files.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import {
  type GivenField,
  listPriceBases,
  type ManifestReading,
  type Mapping,
  manifestFields,
} from '../manifest-parser/manifest'
import { findManifest, type Manifest } from './find-manifest.server'
import { type ManifestServices, readAttachedManifest } from './read-attached-manifests.server'

const MAX_SHEET_LENGTH = 100
const LAST_HEADER_ROW = 10_000

const correctionSchema = z.object({
  sheet: z.string('validation.text').max(MAX_SHEET_LENGTH, 'validation.too_long'),
  headerRow: z
    .string('validation.number')
    .regex(/^\d{1,5}$/, 'validation.number')
    .transform(Number)
    .refine((row) => row <= LAST_HEADER_ROW, 'validation.number'),
  fields: z
    .array(z.tuple([z.int().min(0).max(1_000), z.enum([...manifestFields, 'open'], 'validation.choice').nullable()]))
    .max(1_000, 'validation.too_many'),
  basis: z.enum(listPriceBases, 'validation.choice').optional(),
})

export interface ListOwner {
  readonly of: 'offer' | 'lot'
  readonly id: string
}

interface Corrector {
  readonly name: string
}

/**
 * Reads a list again with the team's corrections: another sheet, header row or columns. Corrected columns are remembered for the
 * next lists of this sender and their company with the same headings. The correction is recorded in the offer's history.
 * @param form the fields `file` and `version`, and one of: `only`, one list of several in the file, or `all`; `price`, the position of
 *   the price column, or `none`; or `sheet` (empty: all with the same headings), `headerRow`, `field.{position}` (empty: not read) and
 *   `basis` (empty: recognise it)
 * @returns the name of the file
 * @throws {InvalidInput} a field was given to two columns
 * @throws {Refusal} 404 no such list; 409 `manifest.changed`: a colleague corrected it meanwhile
 */
export async function correctMapping(
  services: ManifestServices,
  owner: ListOwner,
  form: FormData,
  corrector: Corrector,
): Promise<{ name: string }> {
  const fileId = String(form.get('file') ?? '')
  const manifest = await findManifest(services, fileId)
  const reading = manifest?.reading
  if (!manifest || !reading) throw new Refusal('errors.not_found', 404)
  const taken = listTaken(manifest, reading, form)
  // Without a sheet all with the same headings are read.
  const chosenSheet = form.get('sheet')
  const { sheet, headerRow, fields, basis } = parseInput(correctionSchema, {
    sheet: chosenSheet || reading.sheet,
    headerRow: form.get('headerRow') ?? String(reading.headerRow),
    fields: form.has('price') ? fieldsAnswered(reading, String(form.get('price'))) : fieldsGiven(form),
    basis: form.get('basis') || undefined,
  })
  // With other headings the submitted columns do not apply.
  const isSameList = sheet === reading.sheet && headerRow === reading.headerRow
  const byPlace = isSameList && fields.length > 0 ? inOrder(fields) : undefined
  const alone = form.has('price') ? manifest.mapping?.alone : Boolean(chosenSheet)
  const all = isSameList ? manifest.mapping?.all : undefined
  const mapping = taken ?? { sheet, alone, headerRow, all, fields: byPlace, basis: byPlace && basis }
  await services.db.transaction(async (tx) => {
    const now = services.now().toISOString()
    const { rowCount } = await tx.execute(sql`
      update manifests set mapping = ${JSON.stringify(mapping)}::jsonb, version = version + 1, asked_at = ${now},
        state = 'waiting', refusal = null, attempts = 0, next_attempt_at = ${now}
      where file_id = ${fileId} and version = ${Number(form.get('version'))}
        and ${isOf(owner)}`)
    if (rowCount === 0) throw new Refusal('manifest.changed', 409)
    if (byPlace && !taken)
      await tx.execute(sql`
        insert into manifest_mappings (sender, signature, fields, basis, updated_at)
        select distinct sender, ${reading.signature}, ${JSON.stringify(byPlace)}::jsonb, ${basis ?? null}::text,
          ${now}::timestamptz
        from manifest_senders where file_id = ${fileId}
        on conflict (sender, signature) do update
          set fields = excluded.fields, basis = excluded.basis, updated_at = excluded.updated_at`)
    if (owner.of === 'offer')
      await tx.execute(sql`
      insert into offer_events (id, offer_id, kind, who, data, created_at)
      values (${randomUUIDv7()}, ${owner.id}, 'manifest_corrected', ${corrector.name},
        ${JSON.stringify({ file: fileId, ...mapping })}::jsonb, ${now})`)
  })
  // Parse now for the waiting user; if workers are busy, the job does it.
  await readAttachedManifest(services, fileId)
  const [file] = await findFiles(services, [fileId])
  return { name: file?.name ?? '' }
}

/** The list of a file that the form chooses, or all; null if it chooses none. */
function listTaken({ mapping }: Manifest, { sheet }: ManifestReading, form: FormData): Mapping | null {
  const only = form.get('only')
  if (typeof only === 'string') return { sheet: only.slice(0, MAX_SHEET_LENGTH) }
  return form.has('all') ? { ...mapping, sheet, alone: false, all: true } : null
}

function isOf({ of, id }: ListOwner) {
  return of === 'offer'
    ? sql`(exists (select from attachments where attachments.file_id = manifests.file_id and offer_id = ${id})
        or exists (select from pending_lists where pending_lists.file_id = manifests.file_id and offer_id = ${id}))`
    : sql`exists (select from pending_lists where pending_lists.file_id = manifests.file_id and lot_id = ${id})`
}

function fieldsGiven(form: FormData): unknown[] {
  return [...form].flatMap(([name, value]) => {
    const [, place] = /^field\.(\d{1,4})$/.exec(name) ?? []
    return place === undefined ? [] : [[Number(place), value === '' ? null : value]]
  })
}

function fieldsAnswered({ columns, question }: ManifestReading, answer: string): unknown[] {
  const isKnown = answer === 'none' || question?.places.some((place) => String(place) === answer)
  if (!isKnown) throw new InvalidInput({ price: ['validation.choice'] })
  return columns.map(({ place, field }) => [place, String(place) === answer ? question?.field : field])
}

/** @throws {InvalidInput} a field was assigned to two columns */
function inOrder(fields: readonly (readonly [number, GivenField])[]): GivenField[] {
  // There may be a column per size.
  const given = fields.flatMap(([, field]) => (field === 'open' || field === 'size' ? [] : (field ?? [])))
  if (new Set(given).size < given.length) throw new InvalidInput({ fields: ['validation.column_twice'] })
  const width = Math.max(...fields.map(([place]) => place)) + 1
  const byPlace: GivenField[] = Array.from({ length: width }, () => null)
  for (const [place, field] of fields) byPlace[place] = field
  return byPlace
}
