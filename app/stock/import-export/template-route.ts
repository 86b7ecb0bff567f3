import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { allowedValues } from '../../lots/spreadsheets/allowed-values'
import { readHeading, type SheetField } from '../../lots/spreadsheets/sheet-columns'
import { type Table, writeBook, writeCsv } from '../../platform/database/write-table.server'
import { teamTexts } from '../../platform/i18n/messages.server'
import type { Translate } from '../../platform/i18n/translate'
import type { Route } from './+types/template-route'
import { sheetFieldNames } from './sheet-field-names'

const example: readonly (readonly [SheetField, string | number])[] = [
  ['externalId', 'A-1001'],
  ['title', 'Running shoes, sizes 40–46'],
  ['description', ''],
  ['category', 'shoes'],
  ['brand', 'Flow'],
  ['condition', 'new_a'],
  ['quantity', 3840],
  ['unit', 'PR'],
  ['price', 7.9],
  ['currency', 'EUR'],
  ['basis', 'unit'],
  ['retailPrice', 59.95],
  ['costPrice', 5.12],
  ['incoterm', 'EXW'],
  ['country', 'NL'],
  ['city', 'Rotterdam'],
  ['splittable', 'by_pallet'],
  ['unitsPerCarton', 12],
  ['cartonsPerPallet', 10],
  ['bestBefore', ''],
  ['gtin', ''],
]

/** Downloads the import template: `?format=csv`, or XLSX with the allowed values on a second sheet. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { t } = teamTexts(officeContext(args).language).localization
  const list: Table = [example.map(([field]) => headingOf(field, t)), example.map(([, value]) => value)]
  if (new URL(args.request.url).searchParams.get('format') === 'csv')
    return fileDownload(writeCsv(list), 'lots-template', 'csv')
  const book = await writeBook([
    { title: t('stock.title'), table: list },
    { title: t('stock.import.allowed_values'), table: valuesOf(t) },
  ])
  return fileDownload(book, 'lots-template', 'xlsx')
}

function headingOf(field: SheetField, t: Translate): string {
  const name = t(sheetFieldNames[field])
  return readHeading(name)?.field === field ? name : field
}

function valuesOf(t: Translate): Table {
  const lists = example.flatMap(([field]) => {
    const values = allowedValues(field, t)
    return values === null ? [] : [{ heading: headingOf(field, t), values }]
  })
  const rows = Math.max(...lists.map(({ values }) => values.length))
  return [
    lists.map(({ heading }) => heading),
    ...Array.from({ length: rows }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
  ]
}
