import { data, redirect } from 'react-router'
import type { OfficeFormArgs } from '../../inbox/office/answer-office-form.server'
import { officeContext } from '../../inbox/office/require-office.server'
import type { FieldErrors } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { formRefusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { beginDraft, type MailingDraft } from '../mailings/mailing-draft'
import { mailingSchema } from '../mailings/mailing-schema'
import { startMailing } from '../mailings/start-mailing.server'
import { presentDraft } from './present-draft.server'
import { readDraft } from './read-draft.server'

/** Sends only what was previewed. */
export async function handleMailingForm(args: OfficeFormArgs) {
  const { services, colleague, language } = officeContext(args)
  const sender = { name: colleague.name, address: colleague.email }
  let draft: MailingDraft = beginDraft('', [], services.config.site.languages)
  const answer = async (status: number, reason: string | null = null, errors: FieldErrors = {}) => {
    const view = await presentDraft(services, draft, language, sender)
    return data({ draft: view, reason, errors }, { status })
  }
  try {
    const fields = await readForm(args.request)
    draft = await readDraft(services, fields, language)
    if (draft.unread !== '') return answer(422, 'mailings.unread')
    if (fields.get('intent') !== 'send') return answer(200)
    const { seen, texts } = await presentDraft(services, draft, language, sender)
    if (fields.get('seen') !== seen) return answer(409, 'mailings.look_first')
    const written = Object.fromEntries(texts.map(({ language, subject, note }) => [language, { subject, note }]))
    const people = draft.people.filter((person) => person.language in written)
    const languages = draft.languages.filter((spoken) => spoken in written)
    const mailing = parseInput(mailingSchema, { ...draft, people, languages, texts: written })
    await startMailing(services, mailing, colleague)
    const page = `${pageAddress('/:lang/team/mailings', language)}/${mailing.id}?did=begun`
    return redirect(page, { status: 303 })
  } catch (fault) {
    const { status, errors, reason } = formRefusalOf(fault)
    return answer(status, reason ?? 'mailings.mend', errors)
  }
}
