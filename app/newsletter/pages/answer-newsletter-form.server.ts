import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { isLanguage } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { askForNewsletter } from '../subscriptions/ask-for-newsletter.server'
import { HONEYPOT } from '../subscriptions/newsletter-fields'
import { newsletterSchema } from '../subscriptions/newsletter-schema'
import type { FailureReason } from './post-request'
import { takenAddress } from './thank-you-address'

/** What the page shows after a form that was posted to it without JavaScript was not taken. */
export interface NewsletterFormAnswer {
  readonly typed: string
  readonly failure: FailureReason
}

/**
 * The action of the newsletter's page: takes the form of any page as browsers post it without JavaScript. Leads to the
 * good news; what was not taken comes back with the address.
 * @throws {Response} redirect; or the status of a request that is no form
 */
export async function answerNewsletterForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket: network } = context.get(requestFactsContext)
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const fields = await readPostedForm(request)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = text('email')
  try {
    const wish = parseInput(newsletterSchema, { fields: { email: typed }, honeypot: text(HONEYPOT) })
    await askForNewsletter(services, wish, { language, network })
  } catch (fault) {
    return notTaken(services, asExpected(fault), typed)
  }
  const confirmBy = services.config.newsletterSubscribeUrl ? null : 'mail'
  throw redirect(takenAddress(new URL(request.url).pathname, confirmBy), 303)
}

function notTaken(services: Pick<Services, 'log'>, fault: unknown, typed: string) {
  const answer = (failure: FailureReason, status: number, headers = new Headers()) => {
    headers.set('cache-control', 'private, no-cache')
    return data<NewsletterFormAnswer>({ typed, failure }, { status, headers })
  }
  if (fault instanceof InvalidInput)
    return answer({ kind: 'address', key: Object.values(fault.errors)[0]?.[0] ?? 'validation.invalid' }, 422)
  if (fault instanceof Refusal) {
    const headers = new Headers()
    if (fault.retryAfterSeconds !== undefined) headers.set('retry-after', String(fault.retryAfterSeconds))
    return answer({ kind: 'refused', key: fault.code, values: fault.values }, fault.status, headers)
  }
  services.log.error({ err: fault }, 'a request for the newsletter could not be stored')
  return answer({ kind: 'unknown' }, 500)
}

async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}
