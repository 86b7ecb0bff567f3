import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { InvalidInput } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { issuedAgain, readPostedForm, refuseForm } from '../../platform/forms/answer-form.server'
import { type FormAnswer, type FormError, hasErrors, noErrors, refused } from '../../platform/forms/form-answer'
import { type IssuedForm, readHidden } from '../../platform/forms/hidden-fields'
import { requestFactsContext } from '../../platform/http/api.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { servicesContext } from '../../platform/services/services.server'
import { inquiryThanks } from '../buyers/receipt'
import { findRequestedLots, lotTerms } from '../inquiries/find-asked-lots.server'
import { inquirySchema } from '../inquiries/inquiry-schema'
import { submitInquiry } from '../inquiries/submit-inquiry.server'
import { checkInquiry } from './check-inquiry'
import { type AskedLotsView, presentAskedLots } from './present-asked-lots.server'
import { type LotsChange, parseTypedInquiry, readChange, readLots, readTyped, type TypedInquiry } from './typed-inquiry'

export interface InquiryFormAnswer extends FormAnswer {
  readonly form: IssuedForm
  readonly typed: TypedInquiry
  /** Set if the form changed its lots instead of being sent. */
  readonly change: (Omit<LotsChange, 'lots'> & { readonly lots: AskedLotsView }) | null
}

/** A lot changed after the form was filled in; nothing was sent. */
const changed: FormError = { key: 'inquiry_form.changed' }

/**
 * Action of the enquiry page, as browsers post it without JavaScript. Redirects to the thank-you state. An invalid form, or one whose
 * list of lots the buyer changed, is shown again with everything typed, without lots that are gone.
 * @throws {Response} redirect, or the status of a malformed request
 */
export async function handleInquiryForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const language = routeLanguage(params)
  const fields = await readPostedForm(request)
  const typed = readTyped(fields)
  const form = issuedAgain(services, fields)
  const answer = (said: FormAnswer, init: ResponseInit, change: InquiryFormAnswer['change'] = null) =>
    data<InquiryFormAnswer>({ form, typed, change, ...said }, init)
  const change = readChange(fields)
  if (change) {
    const lots = await presentAskedLots(services, change.lots, context.get(sessionContext), language)
    return answer(noErrors, { status: change.noNumber === null ? 200 : 422 }, { ...change, lots })
  }
  let reference: string
  try {
    const lots = readLots(fields)
    const { open, gone } = await findRequestedLots(services, lots)
    const errors = checkInquiry(typed, open.map(lotTerms), { t: translatorOf(language), language })
    if (gone.length > 0 || open.length === 0) return answer(refused(errors, changed), { status: 422 })
    if (hasErrors(errors)) return answer(refused(errors, null), { status: 422 })
    const details = parseInput(inquirySchema, {
      ...parseTypedInquiry(typed, lots),
      honeypot: readHidden(fields).honeypot,
      issuedAt: form.issuedAt,
    })
    const sender = { submissionKey: form.key, language, channel: 'web', limitBucket } as const
    const member = context.get(sessionContext)?.member ?? null
    ;({ reference } = await submitInquiry(services, details, { ...sender, member }))
  } catch (cause) {
    // The form was valid a moment ago.
    if (cause instanceof InvalidInput) return answer(refused({}, changed), { status: 422 })
    const said = refuseForm(services, cause, { toFormErrors: () => ({}), logged: 'an inquiry could not be stored' })
    return answer(said.answer, said.init)
  }
  throw redirect(inquiryThanks.addressOf(new URL(request.url).pathname, reference), 303)
}
