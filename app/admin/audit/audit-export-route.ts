import { findTeamMembers } from '../../accounts/identity/members.server'
import { auditActions } from '../../company/team/audit-actions'
import { findAudit } from '../../company/team/find-audit.server'
import { recordAudit } from '../../company/team/record-audit.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { writeCsv } from '../../platform/database/write-table.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import { todayOf } from '../../platform/services/today.server'
import type { Route } from './+types/audit-export-route'
import { presentDetails } from './audit-details.server'
import { auditWord } from './audit-word'

const LIMIT = 50_000

/** The audit trail as filtered, newest first, as CSV with the words of the page. */
export async function loader(args: Route.LoaderArgs) {
  const { services, colleague, language, search } = officeContext(args)
  const team = await findTeamMembers(services.db)
  const { q, chosen } = parseListQuery(search, { action: auditActions, who: team.map(({ id }) => id) })
  const { action, who } = chosen
  const rows = await findAudit(services, { q, action, who }, { after: null, limit: LIMIT })
  const details = { rows: rows.length, ...chosen, ...(q && { q }) }
  await recordAudit(services.db, { action: 'audit.exported', about: '', details }, colleague, services.now())
  const { timeZone } = services.config.site.company
  const t = translatorOf(language)
  const head = [t('audit.when'), t('audit.who'), 'IP', t('audit.what'), t('audit.about'), t('audit.details')]
  const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const table = rows.map((row) => [
    moment.format(row.createdAt),
    row.who,
    row.network ?? '',
    t(auditWord(row.action)),
    row.about,
    presentDetails(row.action, row.details, { language, timeZone, team })
      .map(({ label, was, text }) => `${label}: ${was === null ? '' : `${was} → `}${text}`)
      .join('; '),
  ])
  return fileDownload(writeCsv([head, ...table]), `audit-${todayOf(services)}`, 'csv')
}
