import { redirect } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { isId } from '../items/inbox-query'
import { OFFICE_HEADERS, officeContext } from '../office/require-office.server'
import { parseDraftKind } from '../replies/draft-kinds'
import { saveItemDraft } from '../replies/item-drafts.server'
import type { Route } from './+types/item-draft-route'

/** Redirects: drafts are shown in the item's forms. */
export function loader(args: Route.LoaderArgs) {
  const { language } = officeContext(args)
  const inbox = pageAddress('/:lang/team/inbox', language)
  return redirect(`${inbox}/${encodeURIComponent(args.params.item)}`, { headers: OFFICE_HEADERS })
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { session } = officeContext(args)
  const { item } = args.params
  const answer = (status: number) => new Response(null, { status, headers: OFFICE_HEADERS })
  const form = parseDraftKind(new URL(args.request.url).searchParams.get('form'))
  if (!isId(item) || !form) return answer(404)
  try {
    await saveItemDraft(services, { itemId: item, memberId: session.member.id }, form, await readForm(args.request))
    return answer(204)
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof Refusal) return answer(expected.status)
    throw fault
  }
}
