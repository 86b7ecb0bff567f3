import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { AuditActor } from '../../company/team/record-audit.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { isId } from '../items/inbox-query'
import { officeContext } from './require-office.server'

type FormArgs = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { lang: string } }

export interface OfficeFormError {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly typed: Readonly<Record<string, string>>
}

export function colleagueOf(args: FormArgs): AuditActor & { readonly id: string; readonly email: string } {
  const { id, name, email } = officeContext(args).session.member
  return { id, name, email, network: args.context.get(requestFactsContext).limitBucket }
}

/** @returns why it was refused @throws {Response} redirect back, with the action: `?did={name}` */
export async function handleOfficeForm(
  args: FormArgs,
  take: (services: Services, fields: FormData, colleague: ReturnType<typeof colleagueOf>) => Promise<string>,
) {
  let fields = new FormData()
  try {
    fields = await readForm(args.request)
    const did = await take(args.context.get(servicesContext), fields, colleagueOf(args))
    const { pathname, searchParams } = new URL(args.request.url)
    searchParams.set('did', did)
    return redirect(`${pathname.replace(/\.data$/, '')}?${searchParams}`, { status: 303 })
  } catch (fault) {
    return refused(asExpected(fault), fields)
  }
}

/** Saves what a colleague types into a form about an item. @returns no content, or the status of the refusal */
export async function answerDraft(
  { request, context, params }: FormArgs & { params: { item: string } },
  save: (services: Services, itemId: string, memberId: string, fields: FormData) => Promise<void>,
): Promise<Response> {
  const answer = (status: number) => new Response(null, { status })
  if (!isId(params.item)) return answer(404)
  try {
    const { member } = officeContext({ context, params }).session
    await save(context.get(servicesContext), params.item, member.id, await readForm(request))
    return answer(204)
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof Refusal) return answer(expected.status)
    throw fault
  }
}

function refused(fault: unknown, fields: FormData) {
  const typed = Object.fromEntries(
    [...fields].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const answer = (status: number, reason: string, values: OfficeFormError['values'] = {}) =>
    data({ reason, values, typed } satisfies OfficeFormError, { status })
  if (fault instanceof InvalidInput) return answer(422, Object.values(fault.errors)[0]?.[0] ?? 'validation.invalid')
  if (fault instanceof Refusal) return answer(fault.status, fault.code, fault.values)
  throw fault
}
