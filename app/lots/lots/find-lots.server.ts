import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { findPictures, type PictureSource } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import { type AttachedFile, findFiles } from '../../files/transfers/find-files.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { plainDecimal } from '../facts/decimal'
import { lotDocuments, lotLines, lotPhotos, lotPrivates, lots, lotTexts } from './lots.table.server'

type FindServices = Pick<Services, 'db' | 'config'>
type LotRow = typeof lots.$inferSelect

/**
 * A photo of a lot, or a drawing of ours. Of a photo only the picture made of it: the file itself may tell where and with what it
 * was taken, and is for nobody. Null: no picture was made of it yet.
 */
export interface LotPhoto extends Pick<typeof lotPhotos.$inferSelect, 'plate' | 'alt'> {
  readonly picture: Picture | null
}

/** What lists show of lots is made from this: a lot with its texts and photos. Nothing in it is gated yet. */
export interface LotSummary extends LotRow {
  readonly texts: readonly (typeof lotTexts.$inferSelect)[]
  readonly photos: readonly LotPhoto[]
}

/** A lot with everything that visitors may ever see of it, not gated yet. */
export interface Lot extends LotSummary {
  readonly lines: readonly (typeof lotLines.$inferSelect)[]
  readonly documents: readonly (Pick<typeof lotDocuments.$inferSelect, 'kind' | 'visibility'> & {
    readonly file: AttachedFile
  })[]
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The lot with an id or a reference (`L-2611-0042`), drafts too; null when there is none. */
export async function findLot(services: FindServices, idOrReference: string): Promise<Lot | null> {
  const isId = UUID.test(idOrReference)
  if (!isId && !/^L-\d{4}-\d{4,9}$/i.test(idOrReference)) return null
  const [summary] = await summariesWhere(
    services,
    isId ? eq(lots.id, idOrReference) : eq(lots.reference, idOrReference.toUpperCase()),
  )
  if (!summary) return null
  const { db } = services
  const lines = await db.select().from(lotLines).where(eq(lotLines.lotId, summary.id)).orderBy(asc(lotLines.no))
  const links = await db
    .select()
    .from(lotDocuments)
    .where(eq(lotDocuments.lotId, summary.id))
    .orderBy(asc(lotDocuments.position))
  const files = await filesById(
    services,
    links.map(({ fileId }) => fileId),
  )
  return {
    ...summary,
    lines: lines.map((line) => ({ ...line, quantity: plainDecimal(line.quantity) })),
    documents: links.flatMap(({ fileId, kind, visibility }) => {
      const file = files.get(fileId)
      return file ? [{ kind, visibility, file }] : []
    }),
  }
}

/** Ids of lots by their references; drafts, which nobody outside the office knows of, are not among them. */
export async function findLotIds(
  db: Database | Transaction,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .select({ id: lots.id, reference: lots.reference })
    .from(lots)
    .where(and(inArray(lots.reference, [...references]), ne(lots.status, 'draft')))
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

/** The lots with these ids, in the order of the ids; what is not there is left out. */
export async function findLots(services: FindServices, ids: readonly string[]): Promise<LotSummary[]> {
  if (ids.length === 0) return []
  const found = new Map((await summariesWhere(services, inArray(lots.id, [...ids]))).map((lot) => [lot.id, lot]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The lots with these numbers (`L-2611-0042`), drafts too, in no order; what is not there is left out. */
export function findNumberedLots(services: FindServices, references: readonly string[]): Promise<LotSummary[]> {
  return summariesWhere(services, inArray(lots.reference, [...references]))
}

/** What only the team sees of a lot. Never part of an answer to a visitor. */
export async function findPrivates({ db }: Pick<Services, 'db'>, lotId: string) {
  const [row] = await db.select().from(lotPrivates).where(eq(lotPrivates.lotId, lotId))
  return row ?? null
}

async function summariesWhere(services: FindServices, condition: SQL): Promise<LotSummary[]> {
  const { db } = services
  const rows = await db.select().from(lots).where(condition)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const texts = await db.select().from(lotTexts).where(inArray(lotTexts.lotId, ids))
  const photos = await db.select().from(lotPhotos).where(inArray(lotPhotos.lotId, ids)).orderBy(asc(lotPhotos.position))
  const found = await findPictures(services, photos.map(sourceOf))
  const shown = photos.map((photo, place) => ({ ...photo, picture: found[place] ?? null }))
  const textsOf = Map.groupBy(texts, ({ lotId }) => lotId)
  const photosOf = Map.groupBy(shown, ({ lotId }) => lotId)
  return rows.map((row) => ({
    ...row,
    quantity: plainDecimal(row.quantity),
    baseQuantity: plainDecimal(row.baseQuantity),
    moq: plainDecimal(row.moq),
    step: plainDecimal(row.step),
    texts: textsOf.get(row.id) ?? [],
    photos: (photosOf.get(row.id) ?? []).map(({ plate, alt, picture }) => ({ plate, alt, picture })),
  }))
}

function sourceOf({ fileId, plate }: typeof lotPhotos.$inferSelect): PictureSource {
  return fileId === null ? { fileId, plate: plate ?? '' } : { fileId, plate: null }
}

async function filesById(services: FindServices, ids: readonly string[]): Promise<Map<string, AttachedFile>> {
  return new Map((await findFiles(services, ids)).map((file) => [file.id, file]))
}
