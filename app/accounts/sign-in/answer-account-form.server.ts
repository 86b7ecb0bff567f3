import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { type RequestFacts, requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { type AccountAnswer, faultsOf } from './account-fields'

/** Who sent a form of the account, and from where. */
export interface FormSender extends Pick<RequestFacts, 'limitBucket'> {
  readonly request: Request
  readonly language: Language
  /** The text of a field that the schema does not know. */
  readonly text: (name: string) => string
}

/**
 * Takes a form of the account: as browsers post it without JavaScript, or as the page sends it.
 * @param take does what the form asks for. It may lead to another page by returning a redirect.
 * @returns what to show: that it is done, or what was refused, with everything that was typed but passwords
 */
export async function answerAccountForm<Schema extends z.ZodType>(
  { request, context, params }: Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>,
  schema: Schema,
  take: (services: Services, input: z.output<Schema>, sender: FormSender) => Promise<unknown>,
) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const fields = await readPostedForm(request)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(
    ['name', 'email', 'remember', 'trust', 'consent', 'next'].flatMap((name) =>
      text(name) ? [[name, text(name)]] : [],
    ),
  )
  try {
    const language = isLanguage(params.lang) ? params.lang : 'en'
    const input = parseInput(schema, Object.fromEntries(fields))
    const answer = await take(services, input, { request, language, limitBucket, text })
    return answer instanceof Response ? answer : data<AccountAnswer>({ status: 'done', typed })
  } catch (fault) {
    return refuseForm(services, asExpected(fault), typed)
  }
}

/** What a form shows whose input was refused, for whatever reason, with what was typed. */
export function refuseForm(services: Pick<Services, 'log'>, fault: unknown, typed: Record<string, string>) {
  const answer = (status: number, rest: Pick<AccountAnswer & { status: 'refused' }, 'faults' | 'failure'>) =>
    data<AccountAnswer>({ status: 'refused', typed, ...rest }, { status })
  if (fault instanceof InvalidInput) return answer(422, { faults: faultsOf(fault.errors), failure: null })
  if (fault instanceof Refusal) {
    const refused = fault.field
      ? answer(fault.status, { faults: { [fault.field]: fault.code }, failure: null })
      : answer(fault.status, { faults: {}, failure: { reason: { key: fault.code, values: fault.values } } })
    if (fault.retryAfterSeconds === undefined) return refused
    return { ...refused, init: { ...refused.init, headers: { 'retry-after': String(fault.retryAfterSeconds) } } }
  }
  services.log.error({ err: fault }, 'a form of the account could not be taken')
  return answer(500, { faults: {}, failure: { reason: null } })
}

/** The fields of a posted form. @throws {DataWithResponseInit} the page says what is wrong with the request */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}
