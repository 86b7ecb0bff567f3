import { redirect } from 'react-router'
import { recordAudit } from '../audit/record-audit.server'
import { readForm } from '../http/form-body.server'
import { pageAddress } from '../i18n/page-address'
import { memberEmail } from '../identity/member-input'
import { officeWorker } from '../office/answer-office-form.server'
import { OFFICE_HEADERS, officeVisit } from '../office/require-office.server'
import { servicesContext } from '../platform/services.server'
import type { Route } from './+types/export-route'
import { findPerson, zipPerson } from './export-person.server'

/** Everything that is stored about a person, as a ZIP file. Posted, because it is written down who took it. */
export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { language } = officeVisit(args)
  const { data: email } = memberEmail.safeParse((await readForm(args.request)).get('email'))
  if (email === undefined) throw toPage(language)
  const person = await findPerson(services, email)
  await recordAudit(services.db, { action: 'person.exported', about: email }, officeWorker(args), services.now())
  return new Response(zipPerson(services, person), {
    headers: {
      ...OFFICE_HEADERS,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="person-${services.now().toISOString().slice(0, 10)}.zip"`,
    },
  })
}

/** There is nothing to read here. */
export function loader(args: Route.LoaderArgs) {
  throw toPage(officeVisit(args).language)
}

function toPage(language: ReturnType<typeof officeVisit>['language']): Response {
  return redirect(pageAddress('/:lang/team/privacy', language), { status: 303, headers: OFFICE_HEADERS })
}
