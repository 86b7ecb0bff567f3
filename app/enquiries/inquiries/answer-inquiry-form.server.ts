import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { sessionContext } from '../../accounts/identity/session.server'
import { audienceOf } from '../../catalogue/search/visitor-audience.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { calendarDay } from '../../platform/base/working-days'
import { requestFactsContext } from '../../platform/http/api.server'
import { asExpected } from '../../platform/http/problem.server'
import { isLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { servicesContext } from '../../platform/services/services.server'
import type { NoteFault, NoteFaults } from '../requests/note-fault'
import { presentRefusal, readPostedForm, unseenFields } from '../requests/note-form.server'
import type { IssuedForm } from '../requests/note-parts'
import { thankYouAddress } from '../requests/thank-you-address'
import { checkInquiry } from './check-inquiry'
import { findAskedLots, termsOf } from './find-asked-lots.server'
import { inquirySchema } from './inquiry-schema'
import { type AskedLotsView, presentAskedLots } from './present-asked-lots.server'
import { submitInquiry } from './submit-inquiry.server'
import { type LotsChange, readChange, readLots, readTyped, type TypedInquiry, understood } from './typed-inquiry'

/** What the page shows after a form that was posted to it without JavaScript was not taken. */
export interface InquiryFormAnswer {
  readonly form: IssuedForm
  readonly typed: TypedInquiry
  readonly faults: NoteFaults
  /** Why the inquiry as a whole was not taken. Null: a box is wrong, or nobody knows. */
  readonly reason: NoteFault | null
  /** The form was not to be sent: it goes on with other lots. */
  readonly change: (Omit<LotsChange, 'lots'> & { readonly lots: AskedLotsView }) | null
}

/** Something about the lots is not as it was when the form was filled. Nothing was sent. */
const changed: NoteFault = { key: 'inquiry_form.changed' }

/**
 * The action of the page: takes the form as browsers post it without JavaScript. Leads to the thank-you; what was not taken
 * comes back with every word, and without the lots that are gone. So does a form whose lots are to be others.
 * @throws {Response} redirect; or the status of a request that is no form
 */
export async function answerInquiryForm({ request, context, params }: ActionFunctionArgs) {
  const services = context.get(servicesContext)
  const { limitBucket } = context.get(requestFactsContext)
  const language = isLanguage(params.lang) ? params.lang : 'en'
  const fields = await readPostedForm(request)
  const typed = readTyped(fields)
  const { form, honeypot } = unseenFields(services, fields)
  const answer = (status: number, rest: Partial<Omit<InquiryFormAnswer, 'form' | 'typed'>>, headers?: Headers) =>
    data({ form, typed, faults: {}, reason: null, change: null, ...rest } satisfies InquiryFormAnswer, {
      status,
      headers,
    })
  const change = readChange(fields)
  if (change) {
    const today = calendarDay(services.now(), services.config.site.company.timeZone)
    const reader = { audience: audienceOf(context.get(sessionContext)), language, today }
    const lots = await presentAskedLots(services, change.lots, reader)
    return answer(change.noNumber === null ? 200 : 422, { change: { ...change, lots } })
  }
  let reference: string
  try {
    const lots = readLots(fields)
    const { open, gone } = await findAskedLots(services, lots)
    const faults = checkInquiry(typed, open.map(termsOf), { t: translatorOf(language), language })
    if (gone.length > 0 || open.length === 0) return answer(422, { faults, reason: changed })
    if (Object.keys(faults).length > 0) return answer(422, { faults })
    const details = parseInput(inquirySchema, { ...understood(typed, lots), honeypot, issuedAt: form.issuedAt })
    const sender = { submissionKey: form.key, language, channel: 'web', limitBucket } as const
    const member = context.get(sessionContext)?.member ?? null
    ;({ reference } = await submitInquiry(services, details, { ...sender, member }))
  } catch (cause) {
    const fault = asExpected(cause)
    // The form was found right a moment ago.
    if (fault instanceof InvalidInput) return answer(422, { reason: changed })
    if (fault instanceof Refusal) {
      const { reason, headers } = presentRefusal(fault)
      return answer(fault.status, { reason }, headers)
    }
    services.log.error({ err: fault }, 'an inquiry could not be stored')
    return answer(500, {})
  }
  throw redirect(thankYouAddress(new URL(request.url).pathname, reference), 303)
}
