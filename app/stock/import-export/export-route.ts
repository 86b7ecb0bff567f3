import { redirect } from 'react-router'
import { recordAudit } from '../../company/team/record-audit.server'
import { colleagueOf } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { Refusal } from '../../platform/base/errors'
import { calendarDay } from '../../platform/base/working-days'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { parseLotsQuery } from '../lots/lots-query'
import type { Route } from './+types/export-route'
import { exportCsv, exportXlsx } from './export-lots.server'

/** Exports the list, including internal fields: `?format=csv`, XLSX by default. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { language } = officeContext(args)
  const format = new URL(args.request.url).searchParams.get('format') === 'csv' ? 'csv' : 'xlsx'
  const search = new URL(args.request.url).searchParams
  const query = { ...parseLotsQuery(search), after: null }
  const day = calendarDay(services.now(), services.config.site.company.timeZone)
  const { after: _first, ...filter } = query
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const entry = { action: 'lots.exported', about: '', details: { format, ...chosen } } as const
  await recordAudit(services.db, entry, colleagueOf(args), services.now())
  const headers = (ending: string, type: string) => ({
    'content-type': type,
    'content-disposition': `attachment; filename="lots-${day}.${ending}"`,
    'x-content-type-options': 'nosniff',
  })
  if (format === 'csv') {
    return new Response(streamOf(exportCsv(services, query)), { headers: headers('csv', 'text/csv; charset=utf-8') })
  }
  try {
    const book = await exportXlsx(services, query, translatorOf(language)('stock.title'))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return new Response(new Uint8Array(book), { headers: headers('xlsx', type) })
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    // Too many for an in-memory workbook.
    search.set('format', 'csv')
    throw redirect(`${pageAddress('/:lang/team/lots/export', language)}?${search}`)
  }
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}
