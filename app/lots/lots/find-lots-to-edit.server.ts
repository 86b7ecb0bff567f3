import { asc, inArray, or } from 'drizzle-orm'
import { fileUrl } from '../../files/transfers/file-address.server'
import { findFiles } from '../../files/transfers/find-files.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { plainDecimal } from '../facts/decimal'
import { type LotToWrite, orderSteps } from './lot-rows.server'
import type { LotInput } from './lot-schema'
import { lotDocuments, lotLines, lotPhotos, lotPrivates, lots, lotTexts } from './lots.table.server'

export interface LotToEdit {
  readonly id: string
  readonly reference: string
  readonly version: number
  readonly written: LotToWrite & { readonly id: string }
}

/** Title in a language, else in one that the lot has. */
export function titleOf({ reference, written }: Pick<LotToEdit, 'reference' | 'written'>, language: Language): string {
  const { texts } = written.lot
  return (texts[language] ?? Object.values(texts)[0])?.title ?? reference
}

/** Lots by id or reference in input form, drafts too, unordered. @param lock holds row locks until the transaction ends */
export async function findLotsToEdit(
  services: Pick<Services, 'db' | 'config'>,
  idsOrReferences: readonly string[],
  tx: Database | Transaction = services.db,
  lock = false,
): Promise<LotToEdit[]> {
  const references = idsOrReferences.filter((name) => !isId(name)).map((name) => name.toUpperCase())
  const query = tx
    .select()
    .from(lots)
    .where(or(inArray(lots.id, idsOrReferences.filter(isId)), inArray(lots.reference, references)))
    .orderBy(lots.id)
  const rows = await (lock ? query.for('update') : query)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const texts = await tx.select().from(lotTexts).where(inArray(lotTexts.lotId, ids)).orderBy(asc(lotTexts.language))
  const lines = await tx.select().from(lotLines).where(inArray(lotLines.lotId, ids)).orderBy(asc(lotLines.no))
  const photos = await tx.select().from(lotPhotos).where(inArray(lotPhotos.lotId, ids)).orderBy(asc(lotPhotos.position))
  const documents = await tx
    .select()
    .from(lotDocuments)
    .where(inArray(lotDocuments.lotId, ids))
    .orderBy(asc(lotDocuments.position))
  const privates = await tx.select().from(lotPrivates).where(inArray(lotPrivates.lotId, ids))
  const files = await findFiles(
    { db: tx, config: services.config },
    [...photos, ...documents].flatMap(({ fileId }) => fileId ?? []),
  )
  const fileOf = new Map(files.map(({ id, name, url }) => [id, { name, url }]))
  const address = (id: string) => ({
    name: fileOf.get(id)?.name ?? id,
    // A revoked download still belongs to the lot; this placeholder URL does not open it.
    url: fileOf.get(id)?.url ?? fileUrl(services.config.publicUrl, { id, token: 'revoked' }),
  })
  return rows.map((row) => {
    const of = <Part extends { readonly lotId: string }>(parts: readonly Part[]) =>
      parts.filter(({ lotId }) => lotId === row.id)
    const ownPhotos = of(photos)
    const lot = inputOf(row, {
      texts: of(texts),
      lines: of(lines),
      secret: of(privates)[0],
      photos: ownPhotos.flatMap(({ fileId, alt }) => (fileId === null ? [] : { ...address(fileId), alt })),
      documents: of(documents).map(({ fileId, kind, visibility }) => ({ ...address(fileId), kind, visibility })),
    })
    const plates = ownPhotos.flatMap(({ plate, alt }) => (plate === null ? [] : { plate, alt }))
    const written = {
      id: row.id,
      lot,
      ...(plates.length > 0 && { plates }),
      ...(row.demo && { demo: true }),
    }
    return { id: row.id, reference: row.reference, version: row.version, written }
  })
}

/** One lot by id or reference. @throws {Refusal} 404 */
export async function requireLotToEdit(
  services: Pick<Services, 'db' | 'config'>,
  idOrReference: string,
  tx: Database | Transaction = services.db,
  lock = false,
): Promise<LotToEdit> {
  const [found] = await findLotsToEdit(services, [idOrReference], tx, lock)
  if (!found) throw new Refusal('errors.not_found', 404)
  return found
}

export async function findLotIdsByExternalId(
  { db }: Pick<Services, 'db'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { id, externalId } = lots
  const rows = await db
    .select({ id, externalId })
    .from(lots)
    .where(inArray(externalId, [...keys]))
  return new Map(rows.flatMap((row) => (row.externalId === null ? [] : [[row.externalId, row.id] as const])))
}

interface Parts extends Pick<LotInput, 'photos' | 'documents'> {
  readonly texts: readonly (typeof lotTexts.$inferSelect)[]
  readonly lines: readonly (typeof lotLines.$inferSelect)[]
  readonly secret: typeof lotPrivates.$inferSelect | undefined
}

function inputOf(row: typeof lots.$inferSelect, { texts, lines, secret, photos, documents }: Parts): LotInput {
  const { facts } = row
  const ofLines = new Set(lines.flatMap(({ brand }) => brand ?? []))
  const lot: LotInput = {
    externalId: row.externalId ?? undefined,
    status: row.status,
    optionUntil: row.optionUntil,
    publishAt: row.publishAt?.toISOString() ?? null,
    withdrawAt: row.withdrawAt?.toISOString() ?? null,
    categories: row.categories,
    foodCategories: row.foodCategories,
    texts: Object.fromEntries(
      texts.map(({ language, title, description, origin }) => [language, { title, description, origin }]),
    ),
    brands: row.brands.filter((brand) => !ofLines.has(brand)),
    brandDisclosure: row.brandDisclosure,
    condition: row.condition,
    conditionMix: facts.conditionMix,
    functional: row.functional,
    reason: row.reason,
    quantity: plainDecimal(row.quantity),
    unit: row.unit,
    splittable: row.splittable,
    moq: null,
    step: null,
    packaging: facts.packaging,
    currency: row.currency,
    price:
      row.priceAmount === null
        ? null
        : {
            amount: row.priceAmount,
            basis: row.priceBasis ?? 'unit',
            tiers: [...(row.tiers ?? [])],
            negotiable: facts.negotiable,
            validUntil: facts.priceValidUntil,
          },
    priceVisibility: row.priceVisibility,
    retailPrice: facts.retailPrice,
    vat: row.vat,
    incoterm: row.incoterm,
    place: facts.place,
    stock: { country: row.country as LotInput['stock']['country'], region: facts.region, city: facts.city },
    readyFrom: facts.readyFrom,
    leadTimeDays: facts.leadTimeDays,
    dates: row.dateType && row.dateMin ? { type: row.dateType, min: row.dateMin, max: row.dateMax } : null,
    storage: row.storage,
    food: facts.food,
    restrictions: facts.restrictions,
    relabelRequired: facts.relabelRequired,
    photos,
    photosAreActual: facts.photosAreActual,
    documents,
    lines: lines.map(({ lotId: _lotId, no: _no, ...line }) => ({
      ...line,
      sku: line.sku ?? undefined,
      brand: line.brand ?? undefined,
      size: line.size ?? undefined,
      colour: line.colour ?? undefined,
      quantity: plainDecimal(line.quantity),
    })),
    confirmedAt: row.confirmedAt.toISOString(),
    listedAt: row.listedAt?.toISOString() ?? null,
    private: {
      supplierOfferId: secret?.supplierOfferId,
      costPrice: secret?.costPrice,
      minPrice: secret?.minPrice,
      notes: secret?.notes,
      optionFor: secret?.optionFor ?? undefined,
    },
  }
  // Defaults derived from `splittable` are omitted, so they are recomputed when the quantity changes.
  const usual = orderSteps(lot)
  const [moq, step] = [plainDecimal(row.moq), plainDecimal(row.step)]
  const isUsual = usual.moq === moq && usual.step === step
  return isUsual ? lot : { ...lot, moq, step }
}
