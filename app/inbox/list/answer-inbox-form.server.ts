import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { postedPath } from '../../platform/http/form-body.server'
import type { Services } from '../../platform/services/services.server'
import { undoAction } from '../history/undo-action.server'
import type { Outcome } from '../items/change-item.server'
import { findFound } from '../items/find-items.server'
import { parseInboxQuery } from '../items/inbox-query'
import { seenItemsSchema } from '../items/seen-items'
import { type OfficeFormArgs, redirectAfterForm } from '../office/answer-office-form.server'
import type { OfficeColleague } from '../office/require-office.server'
import { actOnItems } from '../triage/act-on-items.server'
import { triageActionSchema } from '../triage/triage-action'

/** Handles actions on inbox items, with or without JavaScript. Redirects back to the page, which reports the action and offers undo. */
export function handleInboxForm(args: OfficeFormArgs) {
  return handleTriageForm(args, async (services, fields, colleague) => {
    const undo = fields.get('undo')
    if (undo !== null) return undoAction(services, String(undo), colleague)
    const taken = fields.get('take')
    if (taken !== null)
      return actOnItems(
        services,
        { intent: 'assign', assignee: colleague.id },
        parseInput(seenItemsSchema, String(taken).split(' ')),
        colleague,
      )
    const action = parseInput(triageActionSchema, Object.fromEntries(fields))
    if (fields.get('found') === 'all') {
      const query = parseInboxQuery(new URL(args.request.url).searchParams)
      return actOnItems(services, action, await findFound(services, query, colleague.id), colleague)
    }
    // A folded row stands for several items.
    const chosen = fields.getAll('item').flatMap((row) => String(row).split(' '))
    return actOnItems(services, action, parseInput(seenItemsSchema, chosen), colleague)
  })
}

/** Handles an inbox form. @returns a redirect back that names the action done, or why it was refused */
export function handleTriageForm(
  args: OfficeFormArgs,
  take: (services: Services, fields: FormData, colleague: OfficeColleague) => Promise<Outcome>,
) {
  return redirectAfterForm(args, async (services, fields, colleague) => {
    const { actionId, done, missed } = await take(services, fields, colleague)
    const intent = fields.get('intent')
    // What was written must survive a conflict with a colleague's change.
    const isWritten = intent === 'reply' || intent === 'counter_offer'
    if (isWritten && done === 0 && missed > 0) throw new Refusal('inbox.changed_meanwhile', 409)
    const { searchParams } = new URL(args.request.url)
    // The template of a sent reply must not fill the next one.
    if (intent === 'reply') searchParams.delete('reply')
    searchParams.set('did', actionId)
    searchParams.delete('missed')
    if (missed > 0) searchParams.set('missed', String(missed))
    return `${postedPath(args.request)}?${searchParams}`
  })
}
