import { findTeamMembers } from '../../accounts/identity/members.server'
import { auditActions } from '../../company/team/audit-actions'
import { findAudit } from '../../company/team/find-audit.server'
import { recordAudit } from '../../company/team/record-audit.server'
import { officeWorker } from '../../inbox/office/answer-office-form.server'
import { OFFICE_HEADERS } from '../../inbox/office/require-office.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { calendarDay } from '../../platform/base/working-days'
import { writeCsv } from '../../platform/database/write-table.server'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/audit-export-route'

const MOST = 50_000
const HEAD = ['when', 'who', 'network', 'action', 'about', 'details']

/** The audit trail as filtered, newest first, as CSV. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const team = await findTeamMembers(services.db)
  const search = new URL(args.request.url).searchParams
  const { q, chosen } = parseListQuery(search, { action: auditActions, who: team.map(({ id }) => id) })
  const action = auditActions.find((known) => known === chosen.action)
  const rows = await findAudit(services, { q, action, who: chosen.who }, { after: null, limit: MOST })
  const details = { rows: rows.length, ...chosen, ...(q && { q }) }
  await recordAudit(services.db, { action: 'audit.exported', about: '', details }, officeWorker(args), services.now())
  const table = rows.map((row) => [
    row.createdAt.toISOString(),
    row.who,
    row.network ?? '',
    row.action,
    row.about,
    JSON.stringify(row.details),
  ])
  return new Response(writeCsv([HEAD, ...table]), {
    headers: {
      ...OFFICE_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${calendarDay(services.now(), services.config.site.company.timeZone)}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
