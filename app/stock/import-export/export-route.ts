import { redirect } from 'react-router'
import { recordAudit } from '../../company/team/record-audit.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { Refusal } from '../../platform/base/errors'
import { toWebStream } from '../../platform/base/web-stream'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { todayOf } from '../../platform/services/today.server'
import { parseLotsQuery } from '../lots/lots-query'
import type { Route } from './+types/export-route'
import { exportCsv, exportXlsx } from './export-lots.server'

/** Exports the list, including internal fields: `?format=csv`, XLSX by default. */
export async function loader(args: Route.LoaderArgs) {
  const { services, colleague, language, search } = officeContext(args)
  const format = search.get('format') === 'csv' ? 'csv' : 'xlsx'
  const { after: _, ...filter } = parseLotsQuery(search)
  const query = { ...filter, after: null }
  const day = todayOf(services)
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const entry = { action: 'lots.exported', about: '', details: { format, ...chosen } } as const
  await recordAudit(services.db, entry, colleague, services.now())
  const name = `lots-${day}`
  if (format === 'csv') return fileDownload(toWebStream(exportCsv(services, query)), name, format)
  try {
    return fileDownload(await exportXlsx(services, query, translatorOf(language)('stock.title')), name, format)
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    // Too many for an in-memory workbook.
    search.set('format', 'csv')
    throw redirect(`${pageAddress('/:lang/team/lots/export', language)}?${search}`)
  }
}
