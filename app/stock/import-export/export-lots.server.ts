import { findLotsToEdit, type LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { Refusal } from '../../platform/base/errors'
import { writeCsv, writeXlsx } from '../../platform/database/write-table.server'
import { minorUnitsIn } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'
import { findTeamLots } from '../lots/find-team-lots.server'
import type { LotsQuery } from '../lots/lots-query'

type ExportServices = Pick<Services, 'db' | 'config'>
type Row = readonly (string | number | null)[]

const BATCH = 200
/** A workbook is built in memory; CSV is unlimited. */
const MAX_IN_WORKBOOK = 10_000

/** One title column per site language. The import recognizes all headings. */
function headingsFor(languages: readonly string[]): string[] {
  return [
    ...['lot_reference', 'externalId', 'status'],
    ...languages.map((language) => `title_${language}`),
    ...languages.map((language) => `description_${language}`),
    ...[
      'category',
      'brand',
      'condition',
      'quantity',
      'unit',
      'moq',
      'step',
      'splittable',
      'price',
      'currency',
      'basis',
    ],
    ...['priceVisibility', 'retailPrice', 'costPrice', 'incoterm', 'place', 'country', 'city', 'unitsPerCarton'],
    ...['cartonsPerPallet', 'pallets', 'grossKg', 'bestBefore', 'useBy', 'readyFrom', 'notes'],
  ]
}

function rowOf({ reference, written: { lot } }: LotToEdit, languages: readonly string[]): Row {
  const scale = minorUnitsIn(lot.currency)
  const money = (amount: number | null | undefined) => (amount === null || amount === undefined ? null : amount / scale)
  const texts = new Map(Object.entries(lot.texts))
  const date = (type: 'best_before' | 'use_by') => (lot.dates?.type === type ? lot.dates.min : null)
  const { packaging } = lot
  return [
    ...[reference, lot.externalId ?? null, lot.status],
    ...languages.map((language) => texts.get(language)?.title ?? null),
    ...languages.map((language) => texts.get(language)?.description || null),
    ...[lot.categories.join('; '), lot.brands.join('; ') || null, lot.condition, Number(lot.quantity), lot.unit],
    ...[lot.moq ? Number(lot.moq) : null, lot.step ? Number(lot.step) : null, lot.splittable],
    ...[money(lot.price?.amount), lot.currency, lot.price?.basis ?? null, lot.priceVisibility],
    ...[money(lot.retailPrice?.from), money(lot.private.costPrice), lot.incoterm, lot.place ?? null],
    ...[
      lot.stock.country,
      lot.stock.city ?? null,
      packaging.unitsPerCarton ?? null,
      packaging.cartonsPerPallet ?? null,
    ],
    ...[packaging.pallets ?? null, packaging.grossKg ?? null, date('best_before'), date('use_by')],
    ...[lot.readyFrom ?? null, lot.private.notes ?? null],
  ]
}

/** Matching lots, newest first; holds one batch in memory. */
async function* rows(services: ExportServices, query: LotsQuery): AsyncGenerator<Row[]> {
  const { languages } = services.config.site
  let after: string | null = null
  do {
    const page = await findTeamLots(services, { ...query, after }, { limit: BATCH })
    const found = new Map(
      (
        await findLotsToEdit(
          services,
          page.items.map(({ id }) => id),
        )
      ).map((lot) => [lot.id, lot]),
    )
    yield page.items.flatMap(({ id }) => {
      const lot = found.get(id)
      return lot ? [rowOf(lot, languages)] : []
    })
    after = page.nextCursor
  } while (after !== null)
}

/** Streams matching lots as CSV. Cells that spreadsheets would run as formulas are escaped. */
export async function* exportCsv(services: ExportServices, query: LotsQuery): AsyncGenerator<Buffer> {
  yield Buffer.from(writeCsv([headingsFor(services.config.site.languages)]))
  // Only the first batch keeps the byte order mark.
  for await (const batch of rows(services, query)) yield Buffer.from(writeCsv(batch).replace('\uFEFF', ''))
}

/** Exports matching lots as a workbook. @throws {Refusal} 413 too many lots */
export async function exportXlsx(services: ExportServices, query: LotsQuery, title: string): Promise<Buffer> {
  const table: Row[] = [headingsFor(services.config.site.languages)]
  for await (const batch of rows(services, query)) {
    table.push(...batch)
    if (table.length > MAX_IN_WORKBOOK) throw new Refusal('errors.too_large', 413)
  }
  return writeXlsx(table, title)
}
