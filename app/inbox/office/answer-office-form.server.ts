import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { hasRight, type Right } from '../../company/team/team-rights'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { refusalOf, typedTexts } from '../../platform/forms/answer-form.server'
import { postedPath, readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import type { Services } from '../../platform/services/services.server'
import { type OfficeColleague, officeContext } from './require-office.server'

export type OfficeFormArgs = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: { lang: string } }

export interface OfficeFormError {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
  readonly typed: Readonly<Record<string, string>>
}

/** @throws {Refusal} 403 `people.no_right` */
export function requireRight({ teamRole }: OfficeColleague, right: Right): void {
  if (!hasRight(teamRole, right)) throw new Refusal('people.no_right', 403)
}

type Take = (services: Services, fields: FormData, colleague: OfficeColleague) => Promise<string>

/** @returns a redirect back that names the action, `?did={name}`, or why it was refused */
export function handleOfficeForm(args: OfficeFormArgs, take: Take) {
  return redirectAfterForm(args, async (services, fields, colleague) => {
    const did = await take(services, fields, colleague)
    const { searchParams } = new URL(args.request.url)
    searchParams.set('did', did)
    return `${postedPath(args.request)}?${searchParams}`
  })
}

/** @param take returns the address to go on to @returns a redirect there, or why it was refused */
export async function redirectAfterForm(args: OfficeFormArgs, take: Take) {
  let typed: OfficeFormError['typed'] = {}
  try {
    const fields = await readForm(args.request)
    typed = typedTexts(fields)
    const { services, colleague } = officeContext(args)
    const address = await take(services, fields, colleague)
    return redirect(address, { status: 303 })
  } catch (fault) {
    const { status, ...told } = refusalOf(fault)
    return data({ ...told, typed } satisfies OfficeFormError, { status })
  }
}

/** Saves what a colleague types into a form about an item. @returns no content, or the status of the refusal */
export async function answerDraft(
  args: OfficeFormArgs & { params: { item: string } },
  save: (services: Services, itemId: string, memberId: string, fields: FormData) => Promise<void>,
): Promise<Response> {
  const answer = (status: number) => new Response(null, { status })
  const { item } = args.params
  if (!isId(item)) return answer(404)
  try {
    const { services, session } = officeContext(args)
    await save(services, item, session.member.id, await readForm(args.request))
    return answer(204)
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof Refusal) return answer(expected.status)
    throw fault
  }
}
