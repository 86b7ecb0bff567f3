import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { TeamRole } from '../../company/team/team-rights'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { undoAction } from '../history/undo-action.server'
import type { Colleague, Outcome } from '../items/change-item.server'
import { findFound } from '../items/find-items.server'
import { isId, parseInboxQuery } from '../items/inbox-query'
import { seenItemsSchema } from '../items/seen-items'
import { officeContext } from '../office/require-office.server'
import { actOnItems } from '../triage/act-on-items.server'
import { triageActionSchema } from '../triage/triage-action'
import { addressWithOutcome } from './present-inbox.server'

export interface InboxFormError {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly typed: Readonly<Record<string, string>>
}

/** Forms with written text, which must survive a conflict with a colleague's change. */
const written = ['reply', 'counter_offer']

type FormArgs = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { lang: string } }

/** Handles actions on inbox items, with or without JavaScript. Redirects back to the page, which reports the action and offers undo. */
export async function handleInboxForm(args: FormArgs) {
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
    return actOnItems(services, action, parseInput(seenItemsSchema, seenIn(fields)), colleague)
  })
}

/** The selected rows; a folded row stands for several items. */
function seenIn(fields: FormData): string[] {
  return fields.getAll('item').flatMap((row) => String(row).split(' '))
}

/** Undoes the named action. @throws {Refusal} 404 there is nothing to undo */
export function undoDone(services: Services, named: FormDataEntryValue, colleague: Colleague): Promise<Outcome> {
  if (typeof named !== 'string' || !isId(named)) throw new Refusal('inbox.nothing_to_undo', 404)
  return undoAction(services, named, colleague)
}

/** Handles an inbox form. @returns why it was refused @throws {Response} redirect back, with the action done */
export async function handleTriageForm(
  args: FormArgs,
  take: (
    services: Services,
    fields: FormData,
    colleague: Colleague & { readonly email: string; readonly teamRole: TeamRole },
  ) => Promise<Outcome>,
) {
  const services = args.context.get(servicesContext)
  const { id, name, email, teamRole } = officeContext(args).session.member
  const { pathname, search } = new URL(args.request.url)
  let typed: InboxFormError['typed'] = {}
  try {
    const fields = await readForm(args.request)
    typed = textsOf(fields)
    const network = args.context.get(requestFactsContext).limitBucket
    const outcome = await take(services, fields, { id, name, email, network, teamRole: teamRole ?? 'helper' })
    if (outcome.done === 0 && outcome.missed > 0 && written.includes(typed.intent ?? ''))
      throw new Refusal('inbox.changed_meanwhile', 409)
    const page = pathname.replace(/\.data$/, '') + search
    const back = addressWithOutcome(page, outcome, typed.intent === 'reply')
    return redirect(back, { status: 303 })
  } catch (fault) {
    return refused(asExpected(fault), typed)
  }
}

function textsOf(fields: FormData): InboxFormError['typed'] {
  return Object.fromEntries([...fields].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
}

function refused(fault: unknown, typed: InboxFormError['typed']) {
  const answer = (status: number, reason: string, values: InboxFormError['values'] = {}) =>
    data({ reason, values, typed } satisfies InboxFormError, { status })
  if (fault instanceof InvalidInput) return answer(422, Object.values(fault.errors)[0]?.[0] ?? 'validation.invalid')
  if (fault instanceof Refusal) return answer(fault.status, fault.code, fault.values)
  throw fault
}
