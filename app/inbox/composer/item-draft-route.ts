import { redirect } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { pageAddress } from '../../platform/i18n/page-address'
import { answerDraft } from '../office/answer-office-form.server'
import { officeContext } from '../office/require-office.server'
import { parseDraftKind } from '../replies/draft-kinds'
import { saveItemDraft } from '../replies/item-drafts.server'
import type { Route } from './+types/item-draft-route'

/** Redirects: drafts are shown in the item's forms. */
export function loader(args: Route.LoaderArgs) {
  const { language } = officeContext(args)
  const inbox = pageAddress('/:lang/team/inbox', language)
  return redirect(`${inbox}/${encodeURIComponent(args.params.item)}`)
}

export function action(args: Route.ActionArgs) {
  const form = parseDraftKind(new URL(args.request.url).searchParams.get('form'))
  return answerDraft(args, async (services, itemId, memberId, fields) => {
    if (!form) throw new Refusal('errors.not_found', 404)
    await saveItemDraft(services, { itemId, memberId }, form, fields)
  })
}
