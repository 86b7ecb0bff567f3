import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { isLanguage } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { type ContactFaults, faultsOf, hiddenFields, type TypedMessage } from './contact-fields'
import { contactSchema } from './contact-schema'
import { sendMessage } from './send-message.server'
import { thankYouAddress } from './thank-you-address'

/** What a page needs to show the contact form. */
export interface IssuedContactForm {
  /** Address of the outside service that takes the form, or null: we do. */
  readonly target: string | null
  readonly key: string
  readonly issuedAt: string
}

/** What the page shows after a form that was posted to it without JavaScript was not taken. */
export interface ContactFormAnswer {
  readonly form: IssuedContactForm
  readonly typed: TypedMessage
  readonly faults: ContactFaults
  /** Why the message as a whole was not taken: a message key and its values. Null: a box is wrong, or nobody knows. */
  readonly reason: { readonly key: string; readonly values: Readonly<Record<string, string | number>> } | null
}

/** Makes a contact form for one visitor; for the loader of a page that shows one. */
export function issueContactForm({ config, now }: Pick<Services, 'config' | 'now'>): IssuedContactForm {
  return { target: config.contactFormUrl, key: randomUUID(), issuedAt: String(now().getTime()) }
}

/**
 * The action of a page that shows the contact form: takes the form as browsers post it without JavaScript. Leads to the
 * page's thank-you; what was not taken comes back with every word.
 * @throws {Response} redirect; or the status of a request that is no form
 */
export async function answerContactForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const fields = await readPostedForm(request)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed: TypedMessage = { name: text('name'), email: text('email'), message: text('message') }
  const form: IssuedContactForm = {
    ...issueContactForm(services),
    // The visitor has seen this form before, and the next attempt is about the same message.
    ...(text(hiddenFields.issuedAt) && { issuedAt: text(hiddenFields.issuedAt) }),
    ...(text(hiddenFields.key) && { key: text(hiddenFields.key) }),
  }
  try {
    const details = parseInput(contactSchema, { ...typed, honeypot: text('honeypot'), issuedAt: form.issuedAt })
    await sendMessage(services, details, { submissionKey: form.key, language, limitBucket })
  } catch (fault) {
    return notTaken(services, asExpected(fault), { form, typed })
  }
  throw redirect(thankYouAddress(new URL(request.url).pathname), 303)
}

function notTaken(services: Pick<Services, 'log'>, fault: unknown, form: Pick<ContactFormAnswer, 'form' | 'typed'>) {
  const answer = (status: number, rest: Pick<ContactFormAnswer, 'faults' | 'reason'>, headers = new Headers()) =>
    data({ ...form, ...rest }, { status, headers })
  if (fault instanceof InvalidInput) return answer(422, { faults: faultsOf(fault.errors), reason: null })
  if (fault instanceof Refusal) {
    const headers = new Headers()
    if (fault.retryAfterSeconds !== undefined) headers.set('retry-after', String(fault.retryAfterSeconds))
    return answer(fault.status, { faults: {}, reason: { key: fault.code, values: fault.values } }, headers)
  }
  services.log.error({ err: fault }, 'a message could not be stored')
  return answer(500, { faults: {}, reason: null })
}

async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}
