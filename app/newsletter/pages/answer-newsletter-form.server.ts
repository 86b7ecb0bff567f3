import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { parseInput } from '../../platform/base/parse-input'
import { readPostedForm, refuseForm } from '../../platform/forms/answer-form.server'
import { type FormAnswer, firstErrors } from '../../platform/forms/form-answer'
import { readHidden, textIn } from '../../platform/forms/hidden-fields'
import { requestFactsContext } from '../../platform/http/api.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import { askForNewsletter } from '../subscriptions/ask-for-newsletter.server'
import { newsletterSchema } from '../subscriptions/newsletter-schema'
import { newsletterThanks } from './newsletter-thanks'

export interface NewsletterFormAnswer extends FormAnswer {
  readonly typed: string
}

/** Takes the form of any page without JavaScript. @throws {Response} redirect; or the status of a request that is no form */
export async function answerNewsletterForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket: network } = context.get(requestFactsContext)
  const language = routeLanguage(params)
  const fields = await readPostedForm(request)
  const typed = textIn(fields, 'email')
  try {
    const wish = parseInput(newsletterSchema, { fields: { email: typed }, honeypot: readHidden(fields).honeypot })
    await askForNewsletter(services, wish, { language, network })
  } catch (cause) {
    const logged = 'a request for the newsletter could not be stored'
    const { answer, init } = refuseForm(services, cause, {
      toFormErrors: (errors) => firstErrors(errors, () => 'email'),
      logged,
    })
    init.headers.set('cache-control', 'private, no-cache')
    return data<NewsletterFormAnswer>({ typed, ...answer }, init)
  }
  const state = services.config.newsletterSubscribeUrl ? 'done' : 'asked'
  throw redirect(newsletterThanks.addressOf(new URL(request.url).pathname, state), 303)
}
