import { redirect } from 'react-router'
import { answerDraft } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { findOffer } from '../../offers/offers/find-offers.server'
import { Refusal } from '../../platform/base/errors'
import { pageAddress } from '../../platform/i18n/page-address'
import { typedFields } from '../lot-form/lot-form'
import type { Route } from './+types/draft-route'
import { savePublishDraft } from './publish-drafts.server'

/** Redirects: the draft is shown in the form. */
export function loader(args: Route.LoaderArgs) {
  const { language } = officeContext(args)
  const offer = `${pageAddress('/:lang/team/inbox', language)}/${encodeURIComponent(args.params.item)}`
  return redirect(`${offer}/publish`)
}

export function action(args: Route.ActionArgs) {
  return answerDraft(args, async (services, itemId, memberId, fields) => {
    const offer = await findOffer(services, itemId)
    if (!offer) throw new Refusal('errors.not_found', 404)
    await savePublishDraft(services, { offerId: offer.id, memberId }, typedFields(fields))
  })
}
