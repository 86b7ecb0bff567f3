import { parseFileUrl } from '../../files/transfers/file-address.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { textOf } from '../../lots/spreadsheets/sheet-cells'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { writeCsv, writeXlsx } from '../../platform/database/write-table.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import { teamTexts } from '../../platform/i18n/messages.server'
import type { Route } from './+types/refused-rows-route'
import { checkSheet } from './check-sheet.server'
import { readChosenColumns } from './chosen-columns'
import { describeRowError } from './describe-row-error'
import { findImport } from './lot-imports.server'

/** Downloads rejected rows with their reasons: of an import (`?import=`) or an upload (`?file=&name=&columns=`). */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, search } = officeContext(args)
  const importId = search.get('import') ?? ''
  const one = isId(importId) ? await findImport(services, importId) : null
  const id = one?.fileId ?? parseFileUrl(services.config.publicUrl, search.get('file') ?? '')?.id
  const name = one?.name ?? search.get('name') ?? ''
  const columns = one?.columns ?? readChosenColumns(search)
  const check = id ? await checkSheet(services, { id, name, columns }, defaultLanguage(services.config.site)) : null
  if (!check) throw new Refusal('errors.not_found', 404)
  const { t, messages } = teamTexts(language).localization
  // Rows accepted by the preview may still be rejected by the database.
  const late = (one?.problems ?? []).filter(({ row }) => !check.refused.some((refused) => refused.row === row))
  const width = check.sheet.headings.length
  const cells = (row: readonly Parameters<typeof textOf>[0][]) =>
    Array.from({ length: width }, (_, place) => {
      const cell = row[place]
      return typeof cell === 'number' ? cell : textOf(cell)
    })
  const table = [
    [...cells(check.sheet.headings), t('stock.import.reasons')],
    ...[...check.refused, ...late].map(({ row, faults }) => [
      ...cells(check.sheet.row(row)),
      faults.map((fault) => `${fault.heading}: ${describeRowError(fault, t, messages)}`).join(' '),
    ]),
  ]
  return name.toLowerCase().endsWith('.xlsx')
    ? fileDownload(await writeXlsx(table, t('stock.import.title')), 'refused-rows', 'xlsx')
    : fileDownload(writeCsv(table), 'refused-rows', 'csv')
}
