import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import type { LotInput } from '../../lots/lots/lot-schema'
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

type Column = readonly [heading: string, cell: (lot: LotInput, reference: string) => Row[number] | undefined]

/** One title column per site language. The import recognizes all headings. */
function columnsFor(languages: readonly string[]): Column[] {
  return [
    ['lot_reference', (_, reference) => reference],
    ['externalId', ({ externalId }) => externalId],
    ['status', ({ status }) => status],
    ...languages.map((language): Column => [`title_${language}`, (lot) => textIn(lot, language)?.title]),
    ...languages.map((language): Column => [`description_${language}`, (lot) => textIn(lot, language)?.description]),
    ['category', ({ categories }) => categories.join('; ')],
    ['brand', ({ brands }) => brands.join('; ')],
    ['condition', ({ condition }) => condition],
    ['quantity', ({ quantity }) => Number(quantity)],
    ['unit', ({ unit }) => unit],
    ['moq', ({ moq }) => moq && Number(moq)],
    ['step', ({ step }) => step && Number(step)],
    ['splittable', ({ splittable }) => splittable],
    ['price', (lot) => money(lot, lot.price?.amount)],
    ['currency', ({ currency }) => currency],
    ['basis', ({ price }) => price?.basis],
    ['priceVisibility', ({ priceVisibility }) => priceVisibility],
    ['retailPrice', (lot) => money(lot, lot.retailPrice?.from)],
    ['costPrice', (lot) => money(lot, lot.private.costPrice)],
    ['incoterm', ({ incoterm }) => incoterm],
    ['place', ({ place }) => place],
    ['country', ({ stock }) => stock.country],
    ['city', ({ stock }) => stock.city],
    ['unitsPerCarton', ({ packaging }) => packaging.unitsPerCarton],
    ['cartonsPerPallet', ({ packaging }) => packaging.cartonsPerPallet],
    ['pallets', ({ packaging }) => packaging.pallets],
    ['grossKg', ({ packaging }) => packaging.grossKg],
    ['bestBefore', ({ dates }) => (dates?.type === 'best_before' ? dates.min : null)],
    ['useBy', ({ dates }) => (dates?.type === 'use_by' ? dates.min : null)],
    ['readyFrom', ({ readyFrom }) => readyFrom],
    ['notes', (lot) => lot.private.notes],
  ]
}

function textIn({ texts }: LotInput, language: string) {
  return new Map(Object.entries(texts)).get(language)
}

function money({ currency }: LotInput, amount: number | null | undefined): number | null {
  return amount ? amount / minorUnitsIn(currency) : null
}

/** Matching lots, newest first; holds one batch in memory. */
async function* rows(services: ExportServices, query: LotsQuery, columns: readonly Column[]): AsyncGenerator<Row[]> {
  let after: string | null = null
  do {
    const page = await findTeamLots(services, { ...query, after }, { limit: BATCH })
    const ids = page.items.map(({ id }) => id)
    const found = new Map((await findLotsToEdit(services, ids)).map((lot) => [lot.id, lot]))
    yield ids.flatMap((id) => {
      const lot = found.get(id)
      return lot ? [columns.map(([, cell]) => cell(lot.written.lot, lot.reference) || null)] : []
    })
    after = page.nextCursor
  } while (after !== null)
}

/** Streams matching lots as CSV. Cells that spreadsheets would run as formulas are escaped. */
export async function* exportCsv(services: ExportServices, query: LotsQuery): AsyncGenerator<Buffer> {
  const columns = columnsFor(services.config.site.languages)
  yield Buffer.from(writeCsv([columns.map(([heading]) => heading)]))
  // Only the first batch keeps the byte order mark.
  for await (const batch of rows(services, query, columns)) yield Buffer.from(writeCsv(batch).replace('\uFEFF', ''))
}

/** Exports matching lots as a workbook. @throws {Refusal} 413 too many lots */
export async function exportXlsx(services: ExportServices, query: LotsQuery, title: string): Promise<Buffer> {
  const columns = columnsFor(services.config.site.languages)
  const table: Row[] = [columns.map(([heading]) => heading)]
  for await (const batch of rows(services, query, columns)) {
    table.push(...batch)
    if (table.length > MAX_IN_WORKBOOK) throw new Refusal('errors.too_large', 413)
  }
  return writeXlsx(table, title)
}
