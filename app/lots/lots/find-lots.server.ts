import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { findPictures, type PictureSource } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import { type AttachedFile, findFiles } from '../../files/transfers/find-files.server'
import { isId } from '../../platform/base/is-id'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { plainDecimal } from '../facts/decimal'
import { isLotNumber } from '../facts/lot-number'
import {
  lotDocuments,
  lotEvents,
  lotLines,
  lotPhotos,
  lotPrivates,
  lots,
  lotTexts,
  offerLots,
} from './lots.table.server'

type FindServices = Pick<Services, 'db' | 'config'>
type LotRow = typeof lots.$inferSelect

/** Never exposes the original file, whose metadata may reveal the place. `picture` is null until it has been made. */
export interface LotPhoto extends Pick<typeof lotPhotos.$inferSelect, 'plate' | 'alt'> {
  readonly picture: Picture | null
}

/** Lot with texts and photos, for lists. Not restricted yet. */
export interface LotSummary extends LotRow {
  readonly texts: readonly (typeof lotTexts.$inferSelect)[]
  readonly photos: readonly LotPhoto[]
}

/** Lot with everything that visitors may ever see. Not restricted yet. */
export interface Lot extends LotSummary {
  readonly lines: readonly (typeof lotLines.$inferSelect)[]
  readonly documents: readonly (Pick<typeof lotDocuments.$inferSelect, 'kind' | 'visibility'> & {
    readonly file: AttachedFile
  })[]
}

/** A lot by id or reference (`L-2611-0042`), including drafts; null if there is none. */
export async function findLot(services: FindServices, idOrReference: string): Promise<Lot | null> {
  if (!isId(idOrReference) && !isLotNumber(idOrReference.toUpperCase())) return null
  const [summary] = await summariesWhere(
    services,
    isId(idOrReference) ? eq(lots.id, idOrReference) : eq(lots.reference, idOrReference.toUpperCase()),
  )
  if (!summary) return null
  const { db } = services
  const lines = await db.select().from(lotLines).where(eq(lotLines.lotId, summary.id)).orderBy(asc(lotLines.no))
  const links = await db
    .select()
    .from(lotDocuments)
    .where(eq(lotDocuments.lotId, summary.id))
    .orderBy(asc(lotDocuments.position))
  const found = await findFiles(
    services,
    links.map(({ fileId }) => fileId),
  )
  const files = new Map(found.map((file) => [file.id, file]))
  return {
    ...summary,
    lines: lines.map((line) => ({ ...line, quantity: plainDecimal(line.quantity) })),
    documents: links.flatMap(({ fileId, kind, visibility }) => {
      const file = files.get(fileId)
      return file ? [{ kind, visibility, file }] : []
    }),
  }
}

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

/** Lots in the order of the ids; missing ones are omitted. */
export function findLots(services: FindServices, ids: readonly string[]): Promise<LotSummary[]> {
  return findInOrder(services, 'id', ids)
}

/** Lots in the order of the references (`L-2611-0042`), including drafts; missing ones are omitted. */
export function findLotsByReference(services: FindServices, references: readonly string[]): Promise<LotSummary[]> {
  return findInOrder(services, 'reference', references)
}

async function findInOrder(services: FindServices, key: 'id' | 'reference', names: readonly string[]) {
  if (names.length === 0) return []
  const found = await summariesWhere(services, inArray(lots[key], [...names]))
  const byName = new Map(found.map((lot) => [lot[key], lot]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

/** Team-only data of a lot. Never include it in a response to visitors. */
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

/** Titles of lots in a language, by id. Lots without a text in it are missing. */
export async function findTitles(
  db: Database | Transaction,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: lotTexts.lotId, title: lotTexts.title })
    .from(lotTexts)
    .where(and(inArray(lotTexts.lotId, [...ids]), eq(lotTexts.language, language)))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export async function findLotOfOffer(db: Database | Transaction, offerId: string): Promise<string | null> {
  const [found] = await db
    .select({ reference: lots.reference })
    .from(offerLots)
    .innerJoin(lots, eq(lots.id, offerLots.lotId))
    .where(eq(offerLots.offerId, offerId))
  return found?.reference ?? null
}

export async function isMadeByAnother(
  db: Database | Transaction,
  reference: string,
  memberId: string,
): Promise<boolean> {
  const made = await db
    .select({ whoId: lotEvents.whoId })
    .from(lotEvents)
    .innerJoin(lots, eq(lots.id, lotEvents.lotId))
    .where(and(eq(lots.reference, reference), eq(lotEvents.kind, 'created')))
  return made.some(({ whoId }) => whoId !== memberId)
}

/** Links an offer to its lot; the primary key allows only one. */
export async function linkOffer(tx: Transaction, offerId: string, lotId: string, now: Date): Promise<void> {
  await tx.insert(offerLots).values({ offerId, lotId, createdAt: now })
}
