import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { isRecord } from '../../platform/base/record'
import { firstErrors } from '../../platform/forms/form-answer'
import { FormFailure, SubmitButton, TextWithLink, useErrorText } from '../../platform/forms/form-parts'
import { Honeypot, Issued, issuedFields, readHidden, textIn } from '../../platform/forms/hidden-fields'
import { postForm } from '../../platform/forms/post-form'
import { useForm } from '../../platform/forms/use-form'
import { useForgetSent, useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { NoteCell } from '../../platform/ui/note-cell'
import type { ContactFormAnswer, IssuedContactForm } from './handle-contact-form.server'
import './contact-form.css'
import { boxOf, type ContactField, contactFields, contactLimits, contactThanks } from './contact-fields'

/** Anchor a page without JavaScript returns to. */
const FORM = 'message'

const KEPT = 'message-text'

/** Pages using it need `issueContactForm` in the loader and `handleContactForm` as the action. */
export function ContactForm({ issued, answer }: { issued: IssuedContactForm; answer: ContactFormAnswer | undefined }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const { target, ...form } = answer?.form ?? issued
  const use = useForm({
    answer,
    sent: answer ? null : contactThanks.read(search),
    fieldOf: boxOf,
    send: (fields) => {
      const { key, ...hidden } = readHidden(fields)
      const typed = Object.fromEntries(contactFields.map((field) => [field, textIn(fields, field)]))
      return postForm({
        url: '/api/contact',
        key,
        body: { ...typed, ...hidden, language },
        read: (stored) => (isRecord(stored) && stored.accepted === true ? 'sent' : undefined),
        toFormErrors: (errors) => firstErrors(errors, boxOf),
      })
    },
  })
  const { pending, errors, failure, sent, outcome } = use
  useSessionForm(use.form, KEPT, issuedFields)
  useForgetSent(KEPT, sent !== null)

  const cellOf = (field: ContactField) => ({
    number: contactFields.indexOf(field) + 1,
    htmlFor: `contact-${field}`,
    label: t(`contact_form.${field}`),
    error: errorText(errors[field]),
    errorId: `contact-${field}-error`,
  })
  const controlOf = (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    defaultValue: answer?.typed[field],
    maxLength: contactLimits[field],
    readOnly: pending,
    required: true,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `contact-${field}-error` : undefined,
  })

  return (
    <div>
      <div role="status">{sent !== null && <Thanks heading={outcome} />}</div>
      {sent === null && (
        <form
          id={FORM}
          className="note"
          method="post"
          action={target ?? `${pathname}#${FORM}`}
          tabIndex={-1}
          aria-labelledby="contact-note"
          data-kept={KEPT}
          data-follow
          ref={use.form}
          {...use.handlers}
          // An outside service takes the form as the browser posts it (source specification §7).
          onSubmit={target === null ? use.handlers.onSubmit : undefined}
        >
          <div className="note__head">
            <b id="contact-note">{t('contact_form.title')}</b>
            <span>{t('contact_form.all_boxes')}</span>
          </div>
          {failure && (
            <FormFailure title={t('contact_form.failed_title')} level="h3" failure={failure} outcome={outcome}>
              <TextWithLink text={t('contact_form.failed_text', { email: '\0' })} email={company.email} />
            </FormFailure>
          )}
          {target === null && <Issued form={form} />}
          <Honeypot id="contact" label={t('contact_form.honeypot')} />
          <div className="cells">
            <NoteCell {...cellOf('name')}>
              <input {...controlOf('name')} type="text" autoComplete="name" />
            </NoteCell>
            <NoteCell {...cellOf('email')}>
              <input {...controlOf('email')} type="email" autoComplete="email" dir="ltr" />
            </NoteCell>
            <NoteCell {...cellOf('message')} full>
              <textarea {...controlOf('message')} placeholder={t('contact_form.message_hint')} />
            </NoteCell>
          </div>
          <div className="note__foot">
            <SubmitButton pending={pending} text={t('contact_form.send')} pendingText={t('contact_form.sending')} />
            <div className="contact-form__status small" role="status">
              {Object.keys(errors).length > 0 ? (
                <p className="error-text">
                  <Icon name="alert-circle" />
                  {t('contact_form.look')}
                </p>
              ) : (
                <p className="muted">{t('contact_form.privacy')}</p>
              )}
            </div>
          </div>
        </form>
      )}
    </div>
  )
}

function Thanks({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  const { pathname } = useLocation()
  return (
    <div className="note contact-form__thanks">
      <Icon name="check" />
      <h3 className="d3" id={contactThanks.id} tabIndex={-1} ref={heading}>
        {t('contact_form.sent_title')}
      </h3>
      <p className="lead">{t('contact_form.sent_text', { count: answerWithinWorkingDays })}</p>
      {/* Full page load on purpose: the next message needs an empty form and a new key. */}
      <a className="btn btn--line btn--md" href={pathname}>
        {t('contact_form.write_another')}
      </a>
    </div>
  )
}
