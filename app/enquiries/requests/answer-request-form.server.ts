import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { asExpected } from '../../platform/http/problem.server'
import { isLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import type { NoteFault } from './note-fault'
import { presentRefusal, readPostedForm, unseenFields } from './note-form.server'
import type { IssuedForm } from './note-parts'
import { faultsOfErrors, type RequestFaults } from './request-fields'
import { requestSchema } from './request-schema'
import { submitRequest } from './submit-request.server'
import { thankYouAddress } from './thank-you-address'
import { readTyped, type TypedRequest, understood } from './typed-request'

/** What the page shows after a form that was posted to it without JavaScript was not taken. */
export interface RequestFormAnswer {
  readonly form: IssuedForm
  readonly typed: TypedRequest
  readonly faults: RequestFaults
  /** Why the request as a whole was not taken. Null: a box is wrong, or nobody knows. */
  readonly reason: NoteFault | null
}

/**
 * The action of the page: takes the form as browsers post it without JavaScript. Leads to the thank-you; what was not taken
 * comes back with every word.
 * @throws {Response} redirect; or the status of a request that is no form
 */
export async function answerRequestForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket, memberEmail } = context.get(requestFactsContext)
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const fields = await readPostedForm(request)
  const typed = readTyped(fields)
  const wish = understood(typed)
  const { form, honeypot } = unseenFields(services, fields)
  let reference: string
  try {
    const details = parseInput(requestSchema, { ...wish, honeypot, issuedAt: form.issuedAt })
    const sender = { submissionKey: form.key, language, channel: 'web', limitBucket, memberEmail } as const
    ;({ reference } = await submitRequest(services, details, sender))
  } catch (cause) {
    const fault = asExpected(cause)
    const answer = (status: number, rest: Pick<RequestFormAnswer, 'faults' | 'reason'>, headers = new Headers()) =>
      data({ form, typed, ...rest }, { status, headers })
    if (fault instanceof InvalidInput)
      return answer(422, { faults: faultsOfErrors(fault.errors, wish.gtins), reason: null })
    if (fault instanceof Refusal) {
      const { reason, headers } = presentRefusal(fault)
      return answer(fault.status, { faults: {}, reason }, headers)
    }
    services.log.error({ err: fault }, 'a buying request could not be stored')
    return answer(500, { faults: {}, reason: null })
  }
  throw redirect(thankYouAddress(new URL(request.url).pathname, reference), 303)
}
