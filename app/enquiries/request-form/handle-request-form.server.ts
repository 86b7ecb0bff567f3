import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { parseInput } from '../../platform/base/parse-input'
import { issuedAgain, readPostedForm, refuseForm } from '../../platform/forms/answer-form.server'
import type { FormAnswer } from '../../platform/forms/form-answer'
import { type IssuedForm, readHidden } from '../../platform/forms/hidden-fields'
import { requestFactsContext } from '../../platform/http/api.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import { requestThanks } from '../buyers/receipt'
import { requestSchema } from '../requests/request-schema'
import { submitRequest } from '../requests/submit-request.server'
import { type RequestBox, toRequestErrors } from './request-fields'
import { parseTypedRequest, readTyped, type TypedRequest } from './typed-request'

export interface RequestFormAnswer extends FormAnswer<RequestBox> {
  readonly form: IssuedForm
  readonly typed: TypedRequest
}

/** Leads to the thanks; a refused form comes back with every word. @throws {Response} redirect; or the status of a request that is no form */
export async function handleRequestForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket, memberEmail } = context.get(requestFactsContext)
  const language = routeLanguage(params)
  const fields = await readPostedForm(request)
  const typed = readTyped(fields)
  const wish = parseTypedRequest(typed)
  const form = issuedAgain(services, fields)
  let reference: string
  try {
    const details = parseInput(requestSchema, {
      ...wish,
      honeypot: readHidden(fields).honeypot,
      issuedAt: form.issuedAt,
    })
    const sender = { submissionKey: form.key, language, channel: 'web', limitBucket, memberEmail } as const
    ;({ reference } = await submitRequest(services, details, sender))
  } catch (cause) {
    const { answer, init } = refuseForm(services, cause, {
      toFormErrors: (errors) => toRequestErrors(errors, wish.gtins),
      logged: 'a buying request could not be stored',
    })
    return data<RequestFormAnswer>({ form, typed, ...answer }, init)
  }
  throw redirect(requestThanks.addressOf(new URL(request.url).pathname, reference), 303)
}
