import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod'
import { parseInput } from '../../platform/base/parse-input'
import { readPostedForm, refuseForm } from '../../platform/forms/answer-form.server'
import { firstErrors, noErrors } from '../../platform/forms/form-answer'
import { textIn } from '../../platform/forms/hidden-fields'
import { type RequestFacts, requestFactsContext } from '../../platform/http/api.server'
import { type Language, routeLanguage } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'
import type { AccountAnswer } from './account-fields'

interface FormSender extends Pick<RequestFacts, 'limitBucket'> {
  readonly request: Request
  readonly language: Language
  readonly text: (name: string) => string
}

/** Page action of an account form, with or without JavaScript. `take` may return a redirect. */
export async function handleAccountForm<Schema extends z.ZodType>(
  { request, context, params }: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  schema: Schema,
  take: (services: Services, input: z.output<Schema>, sender: FormSender) => Promise<unknown>,
) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const fields = await readPostedForm(request)
  const text = (name: string) => textIn(fields, name)
  const typed = Object.fromEntries(
    ['name', 'email', 'remember', 'trust', 'consent', 'next'].flatMap((name) =>
      text(name) ? [[name, text(name)]] : [],
    ),
  )
  try {
    const language = routeLanguage(params)
    const input = parseInput(schema, Object.fromEntries(fields))
    const answer = await take(services, input, { request, language, limitBucket, text })
    return answer instanceof Response ? answer : data<AccountAnswer>({ status: 'done', typed, ...noErrors })
  } catch (fault) {
    return refuseAccountForm(services, fault, typed)
  }
}

export function refuseAccountForm(services: Pick<Services, 'log'>, cause: unknown, typed: Record<string, string>) {
  const { answer, init } = refuseForm(services, cause, {
    toFormErrors: (errors) => firstErrors(errors, (path) => path),
    logged: 'a form of the account could not be taken',
  })
  return data<AccountAnswer>({ status: 'refused', typed, ...answer }, init)
}
