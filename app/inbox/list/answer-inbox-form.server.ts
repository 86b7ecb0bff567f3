import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'
import { undoAction } from '../history/undo-action.server'
import type { Colleague, Outcome } from '../items/change-item.server'
import { findFound } from '../items/find-items.server'
import { parseInboxQuery } from '../items/inbox-query'
import { seenItemsSchema } from '../items/seen-items'
import { type colleagueOf, type OfficeFormArgs, redirectAfterForm } from '../office/answer-office-form.server'
import { actOnItems } from '../triage/act-on-items.server'
import { triageActionSchema } from '../triage/triage-action'
import { addressWithOutcome } from './present-inbox.server'

/** Handles actions on inbox items, with or without JavaScript. Redirects back to the page, which reports the action and offers undo. */
export function handleInboxForm(args: OfficeFormArgs) {
  return handleTriageForm(args, async (services, fields, colleague) => {
    const undo = fields.get('undo')
    if (undo !== null) return undoDone(services, undo, colleague)
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

/** Undoes the named action. @throws {Refusal} 404 there is nothing to undo */
export function undoDone(services: Services, named: FormDataEntryValue, colleague: Colleague): Promise<Outcome> {
  if (typeof named !== 'string' || !isId(named)) throw new Refusal('inbox.nothing_to_undo', 404)
  return undoAction(services, named, colleague)
}

/** Handles an inbox form. @returns a redirect back that names the action done, or why it was refused */
export function handleTriageForm(
  args: OfficeFormArgs,
  take: (services: Services, fields: FormData, colleague: ReturnType<typeof colleagueOf>) => Promise<Outcome>,
) {
  return redirectAfterForm(args, async (services, fields, colleague) => {
    const outcome = await take(services, fields, colleague)
    const intent = fields.get('intent')
    // What was written must survive a conflict with a colleague's change.
    const isWritten = intent === 'reply' || intent === 'counter_offer'
    if (isWritten && outcome.done === 0 && outcome.missed > 0) throw new Refusal('inbox.changed_meanwhile', 409)
    const { pathname, search } = new URL(args.request.url)
    return addressWithOutcome(pathname.replace(/\.data$/, '') + search, outcome, intent === 'reply')
  })
}
