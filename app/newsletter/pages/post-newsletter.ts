import { isRecord } from '../../platform/base/record'
import { type FormAnswer, firstErrors, refused } from '../../platform/forms/form-answer'
import { readHidden, textIn } from '../../platform/forms/hidden-fields'
import { postForm } from '../../platform/forms/post-form'
import type { Language } from '../../platform/i18n/languages'
import type { NewsletterState } from './newsletter-thanks'

/** Asks for the newsletter from the page; shares no module with the home page's script. @returns the next step, or the reason of a refusal */
export async function postNewsletter(fields: FormData, language: Language): Promise<NewsletterState | FormAnswer> {
  const { honeypot } = readHidden(fields)
  const result = await postForm({
    url: '/api/newsletter',
    body: { fields: { email: textIn(fields, 'email') }, honeypot, language },
    read: stateOf,
    toFormErrors: (errors) => firstErrors(errors, () => 'email'),
  })
  if (result.kind === 'sent') return result.answer
  return result.kind === 'rejected' ? refused(result.errors, null) : refused({}, result.reason)
}

function stateOf(answer: unknown): NewsletterState | undefined {
  if (!isRecord(answer) || answer.accepted !== true) return
  return answer.confirmBy === 'mail' ? 'asked' : 'done'
}
