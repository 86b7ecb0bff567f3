import { randomUUIDv7 } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { hasRight } from '../../company/team/team-rights'
import { correctMapping } from '../../lots/manifests/correct-mapping.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import { textInput } from '../../platform/base/text-input'
import { calendarDay } from '../../platform/base/working-days'
import { routeLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { counterOfferSchema } from '../counter-offers/counter-offer-schema'
import { makeCounterOffer } from '../counter-offers/make-counter-offer.server'
import { addNote, MAX_NOTE_LENGTH } from '../history/conversation.server'
import { findItem } from '../items/find-items.server'
import { isSoldState } from '../items/item-states'
import { seenItemsSchema } from '../items/seen-items'
import { handleTriageForm, undoDone } from '../list/answer-inbox-form.server'
import type { OfficeFormArgs } from '../office/answer-office-form.server'
import { parseDraftKind } from '../replies/draft-kinds'
import { saveItemDraft } from '../replies/item-drafts.server'
import { replySchema } from '../replies/reply-schema'
import { replyToItem } from '../replies/reply-to-item.server'
import { actOnItems } from '../triage/act-on-items.server'
import { blockSchema, blockSenderOf } from '../triage/block-sender.server'
import { revokeLink } from '../triage/revoke-link.server'
import { triageActionSchema } from '../triage/triage-action'

const noteSchema = z.object({ text: textInput(MAX_NOTE_LENGTH) })

export function handleItemForm(args: OfficeFormArgs & { params: { item: string } }) {
  const { item } = args.params
  return handleTriageForm(args, async (services, fields, colleague) => {
    if (!isId(item)) throw new Refusal('errors.not_found', 404)
    const undo = fields.get('undo')
    if (undo !== null) return undoDone(services, undo, colleague)
    const form = parseDraftKind(fields.get('intent'))
    // Save the draft first, so that it survives a failure.
    if (form) await saveItemDraft(services, { itemId: item, memberId: colleague.id }, form, fields)
    if (fields.get('intent') === 'note') {
      const submission = String(fields.get('submission') ?? '')
      const { text } = parseInput(noteSchema, Object.fromEntries(fields))
      return addNote(services, item, text, colleague, isId(submission) ? submission : randomUUIDv7())
    }
    const revoked = fields.get('revoke')
    if (revoked !== null) {
      if (!hasRight(colleague.teamRole, 'remove')) throw new Refusal('people.no_right', 403)
      await revokeLink(services, item, String(revoked), colleague)
      throw redirect(`/${args.params.lang}/team/inbox/${item}`, { status: 303 })
    }
    if (fields.get('intent') === 'block') {
      if (!hasRight(colleague.teamRole, 'remove')) throw new Refusal('people.no_right', 403)
      return blockSenderOf(services, item, parseInput(blockSchema, Object.fromEntries(fields)), colleague)
    }
    if (fields.get('intent') === 'manifest') {
      const { name } = await correctMapping(services, { of: 'offer', id: item }, fields, colleague)
      const language = routeLanguage(args.params)
      return addNote(services, item, translatorOf(language)('manifest.corrected', { file: name }), colleague, null)
    }
    const seen = parseInput(seenItemsSchema, fields.getAll('item')).filter(({ id }) => id === item)
    const [first] = seen
    if (fields.get('intent') === 'counter_offer' && first) {
      const today = calendarDay(services.now(), services.config.site.company.timeZone)
      const terms = parseInput(counterOfferSchema(today), Object.fromEntries(fields))
      return makeCounterOffer(services, first, terms, colleague)
    }
    if (fields.get('intent') === 'reply' && first)
      return replyToItem(services, first, parseInput(replySchema, Object.fromEntries(fields)), colleague)
    const state = fields.get('intent') === 'state' ? String(fields.get('state')) : ''
    if (isSoldState(state) && (await findItem(services, item))?.kind === 'inquiry')
      throw redirect(`/${args.params.lang}/team/inbox/${item}/sell?state=${state}`, { status: 303 })
    return actOnItems(services, parseInput(triageActionSchema, Object.fromEntries(fields)), seen, colleague)
  })
}
