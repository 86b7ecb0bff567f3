import { redirect } from 'react-router'
import { recordAudit } from '../../company/team/record-audit.server'
import { colleagueOf } from '../../inbox/office/answer-office-form.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { calendarDay } from '../../platform/base/working-days'
import { writeCsv, writeXlsx } from '../../platform/database/write-table.server'
import { typedTexts } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/subscribers-export-route'
import { parseSubscriberFilter } from './present-subscribers.server'
import { subscriberTable } from './subscriber-table.server'

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { language } = officeContext(args)
  const typed = typedTexts(await readForm(args.request))
  const filter = parseSubscriberFilter(new URLSearchParams(typed))
  const table = await subscriberTable(services, filter, language)
  const format = typed.format === 'xlsx' ? 'xlsx' : 'csv'
  const { q, ...chosen } = filter
  const details = { format, rows: table.length - 1, ...chosen, ...(q && { q }) }
  await recordAudit(
    services.db,
    { action: 'subscribers.exported', about: '', details },
    colleagueOf(args),
    services.now(),
  )
  const day = calendarDay(services.now(), services.config.site.company.timeZone)
  const file = format === 'csv' ? writeCsv(table) : await writeXlsx(table, 'Newsletter')
  return fileDownload(file, `newsletter-${day}`, format)
}

export function loader(args: Route.LoaderArgs) {
  throw redirect(pageAddress('/:lang/team/subscribers', officeContext(args).language))
}
