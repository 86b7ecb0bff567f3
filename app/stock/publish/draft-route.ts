import { redirect } from 'react-router'
import { isId } from '../../inbox/items/inbox-query'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { Refusal } from '../../platform/base/errors'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { typedFields } from '../lot-form/lot-form'
import type { Route } from './+types/draft-route'
import { findOffer } from './present-publish.server'
import { savePublishDraft } from './publish-drafts.server'

/** Redirects: the draft is shown in the form. */
export function loader(args: Route.LoaderArgs) {
  const { language } = officeContext(args)
  const offer = `${pageAddress('/:lang/team/inbox', language)}/${encodeURIComponent(args.params.item)}`
  return redirect(`${offer}/publish`, { headers: OFFICE_HEADERS })
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { session } = officeContext(args)
  const { item } = args.params
  const answer = (status: number) => new Response(null, { status, headers: OFFICE_HEADERS })
  try {
    const offer = isId(item) ? await findOffer(services, item) : null
    if (!offer) return answer(404)
    const typed = typedFields(await readForm(args.request))
    await savePublishDraft(services, { offerId: offer.id, memberId: session.member.id }, typed)
    return answer(204)
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof Refusal) return answer(expected.status)
    throw fault
  }
}
