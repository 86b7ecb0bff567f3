import { redirect } from 'react-router'
import { memberEmail } from '../../accounts/identity/member-input'
import { findPerson, zipPerson } from '../../accounts/personal-data/export-person.server'
import { recordAudit } from '../../company/team/record-audit.server'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { readForm } from '../../platform/http/form-body.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { todayOf } from '../../platform/services/today.server'
import type { Route } from './+types/export-route'

/** Exports a person's data as a ZIP file. A POST, because the export is recorded in the audit trail. */
export async function action(args: Route.ActionArgs) {
  const { services, colleague, language } = officeContext(args)
  const { data: email } = memberEmail.safeParse((await readForm(args.request)).get('email'))
  if (email === undefined) throw toPage(language)
  const person = await findPerson(services, email)
  await recordAudit(services.db, { action: 'person.exported', about: email }, colleague, services.now())
  const day = todayOf(services)
  return fileDownload(zipPerson(services, person), `person-${day}`, 'zip')
}

export function loader(args: Route.LoaderArgs) {
  throw toPage(officeContext(args).language)
}

function toPage(language: ReturnType<typeof officeContext>['language']): Response {
  return redirect(pageAddress('/:lang/team/privacy', language), { status: 303 })
}
