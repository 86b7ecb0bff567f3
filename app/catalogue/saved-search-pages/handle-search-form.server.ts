import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import { nextAddress } from '../../accounts/account-form/sign-in-address'
import { sessionContext } from '../../accounts/identity/session.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { readPostedForm, typedTexts } from '../../platform/forms/answer-form.server'
import { asExpected } from '../../platform/http/problem.server'
import { type Language, routeLanguage } from '../../platform/i18n/languages'
import type { PagePath } from '../../platform/i18n/page-address'
import { type Services, servicesContext } from '../../platform/services/services.server'
import type { SearchFormError } from './submit-search-form'

export const searchId = z.uuid('validation.invalid')

/**
 * Signed-out visitors are redirected to sign in.
 * @param page page to return to after sign-in
 * @param take performs the action and returns the redirect target
 * @returns the error with the typed values
 */
export async function handleSearchForm<Schema extends z.ZodType>(
  { request, context, params }: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  page: PagePath,
  schema: Schema,
  take: (
    services: Services,
    input: z.output<Schema>,
    who: { readonly memberId: string; readonly language: Language },
  ) => Promise<string>,
) {
  const services = context.get(servicesContext)
  const language = routeLanguage(params)
  const session = context.get(sessionContext)
  if (!session) {
    const { search } = new URL(request.url)
    throw redirect(nextAddress('/:lang/sign-in', language, page.replace(':lang', language) + search), 303)
  }
  const typed = typedTexts(await readPostedForm(request))
  try {
    const input = parseInput(schema, typed)
    return redirect(await take(services, input, { memberId: session.member.id, language }), 303)
  } catch (thrown) {
    const fault = asExpected(thrown)
    const refuse = (status: number, key: string, values = {}) =>
      data<SearchFormError>({ typed, key, values }, { status })
    if (fault instanceof InvalidInput) return refuse(422, Object.values(fault.errors).flat()[0] ?? 'validation.invalid')
    if (fault instanceof Refusal) return refuse(fault.status, fault.code, fault.values)
    throw fault
  }
}
