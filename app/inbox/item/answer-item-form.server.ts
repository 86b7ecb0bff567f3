import { randomUUIDv7 } from 'node:crypto'
import { redirect } from 'react-router'
import { correctMapping } from '../../lots/manifests/correct-mapping.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import { routeLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { todayOf } from '../../platform/services/today.server'
import { counterOfferSchema } from '../counter-offers/counter-offer-schema'
import { makeCounterOffer } from '../counter-offers/make-counter-offer.server'
import { addNote } from '../history/conversation.server'
import { undoAction } from '../history/undo-action.server'
import { findItem } from '../items/find-items.server'
import { isSoldState } from '../items/item-states'
import { seenItemsSchema } from '../items/seen-items'
import { handleTriageForm } from '../list/answer-inbox-form.server'
import { type OfficeFormArgs, requireRight } from '../office/answer-office-form.server'
import { parseDraftKind } from '../replies/draft-kinds'
import { saveItemDraft } from '../replies/item-drafts.server'
import { noteSchema, replySchema } from '../replies/reply-schema'
import { replyToItem } from '../replies/reply-to-item.server'
import { actOnItems } from '../triage/act-on-items.server'
import { blockSchema, blockSenderOf } from '../triage/block-sender.server'
import { revokeLink } from '../triage/revoke-link.server'
import { triageActionSchema } from '../triage/triage-action'

export function handleItemForm(args: OfficeFormArgs & { params: { item: string } }) {
  const { lang, item } = args.params
  const goTo = (page: string) => redirect(`/${lang}/team/inbox/${item}${page}`, { status: 303 })
  return handleTriageForm(args, async (services, fields, colleague) => {
    if (!isId(item)) throw new Refusal('errors.not_found', 404)
    const undo = fields.get('undo')
    if (undo !== null) return undoAction(services, String(undo), colleague)
    const revoked = fields.get('revoke')
    if (revoked !== null) {
      requireRight(colleague, 'remove')
      await revokeLink(services, item, String(revoked), colleague)
      throw goTo('')
    }
    const intent = fields.get('intent')
    const typed = Object.fromEntries(fields)
    const form = parseDraftKind(intent)
    // Save the draft first, so that it survives a failure.
    if (form) await saveItemDraft(services, { itemId: item, memberId: colleague.id }, form, fields)
    if (intent === 'note') {
      const submission = String(fields.get('submission') ?? '')
      const { text } = parseInput(noteSchema, typed)
      return addNote(services, item, text, colleague, isId(submission) ? submission : randomUUIDv7())
    }
    if (intent === 'block') {
      requireRight(colleague, 'remove')
      return blockSenderOf(services, item, parseInput(blockSchema, typed), colleague)
    }
    if (intent === 'manifest') {
      const { name } = await correctMapping(services, { of: 'offer', id: item }, fields, colleague)
      const t = translatorOf(routeLanguage(args.params))
      return addNote(services, item, t('manifest.corrected', { file: name }), colleague)
    }
    const seen = parseInput(seenItemsSchema, fields.getAll('item')).filter(({ id }) => id === item)
    const [first] = seen
    if (intent === 'counter_offer' && first) {
      const today = todayOf(services)
      return makeCounterOffer(services, first, parseInput(counterOfferSchema(today), typed), colleague)
    }
    if (intent === 'reply' && first) return replyToItem(services, first, parseInput(replySchema, typed), colleague)
    const state = intent === 'state' ? String(fields.get('state')) : ''
    if (isSoldState(state) && (await findItem(services, item))?.kind === 'inquiry') throw goTo(`/sell?state=${state}`)
    return actOnItems(services, parseInput(triageActionSchema, typed), seen, colleague)
  })
}
