import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { parseInput } from '../../platform/base/parse-input'
import { recordOf } from '../../platform/base/record'
import { issuedAgain, issueForm, readPostedForm, refuseForm } from '../../platform/forms/answer-form.server'
import { type FormAnswer, firstErrors } from '../../platform/forms/form-answer'
import { type IssuedForm, readHidden, textIn } from '../../platform/forms/hidden-fields'
import { requestFactsContext } from '../../platform/http/api.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { boxOf, type ContactField, contactFields, contactThanks, type TypedMessage } from './contact-fields'
import { contactSchema } from './contact-schema'
import { sendMessage } from './send-message.server'

export interface IssuedContactForm extends IssuedForm {
  /** URL of the external form service; null posts to our own API. */
  readonly target: string | null
}

export interface ContactFormAnswer extends FormAnswer<ContactField> {
  readonly form: IssuedContactForm
  readonly typed: TypedMessage
}

export function issueContactForm(services: Pick<Services, 'config' | 'now'>): IssuedContactForm {
  return { target: services.config.contactFormUrl, ...issueForm(services) }
}

/** An invalid form is shown again with everything typed. @throws {Response} redirect, or the status of a malformed request */
export async function handleContactForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const language = routeLanguage(params)
  const fields = await readPostedForm(request)
  const typed: TypedMessage = recordOf(contactFields, (field) => textIn(fields, field))
  const form = { target: services.config.contactFormUrl, ...issuedAgain(services, fields) }
  try {
    const { honeypot } = readHidden(fields)
    const details = parseInput(contactSchema, { ...typed, honeypot, issuedAt: form.issuedAt })
    await sendMessage(services, details, { submissionKey: form.key, language, limitBucket })
  } catch (cause) {
    const logged = 'a message could not be stored'
    const { answer, init } = refuseForm(services, cause, {
      toFormErrors: (errors) => firstErrors(errors, boxOf),
      logged,
    })
    return data<ContactFormAnswer>({ form, typed, ...answer }, init)
  }
  throw redirect(contactThanks.addressOf(new URL(request.url).pathname, 'sent'), 303)
}
