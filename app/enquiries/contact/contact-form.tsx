import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { NoteCell } from '../../platform/ui/note-cell'
import type { ContactFormAnswer, IssuedContactForm } from './answer-contact-form.server'
import './contact-form.css'
import { type ContactField, contactFields, contactLimits, hiddenFields } from './contact-fields'
import type { FailureReason } from './post-message'
import { THANK_YOU } from './thank-you-address'
import { useContactForm } from './use-contact-form'

/** The id of the form. A page without JavaScript comes back to it. */
const FORM = 'message'

/**
 * The message to the team, as a consignment note; once it is sent, thanks in its place.
 * A page that shows it has `issueContactForm` in its loader, and `answerContactForm` as its action.
 */
export function ContactForm({ issued, answer }: { issued: IssuedContactForm; answer: ContactFormAnswer | undefined }) {
  const { t, messages } = useLanguage()
  const { pathname } = useLocation()
  const { state, outcome, onInput, onSubmit } = useContactForm(answer?.form ?? issued, answer)
  const { target, key, issuedAt } = answer?.form ?? issued
  const faults = state.status === 'open' ? state.faults : {}

  const errorOf = (field: ContactField) => {
    const fault = faults[field]
    if (fault === undefined) return undefined
    return t(isMessageKey(messages, fault) ? fault : 'validation.invalid')
  }
  const cellOf = (field: ContactField) => ({
    number: contactFields.indexOf(field) + 1,
    htmlFor: `contact-${field}`,
    label: t(`contact_form.${field}`),
    error: errorOf(field),
    errorId: `contact-${field}-error`,
  })
  const controlOf = (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    defaultValue: answer?.typed[field],
    maxLength: contactLimits[field],
    readOnly: state.status === 'pending',
    required: true,
    'aria-invalid': faults[field] ? true : undefined,
    'aria-describedby': faults[field] ? `contact-${field}-error` : undefined,
  })

  return (
    <div>
      <div role="status">{state.status === 'sent' && <Thanks heading={outcome} />}</div>
      {state.status !== 'sent' && (
        <form
          id={FORM}
          className="note"
          method="post"
          action={target ?? `${pathname}#${FORM}`}
          tabIndex={-1}
          aria-labelledby="contact-note"
          onInput={onInput}
          onSubmit={onSubmit}
        >
          <div className="note__h">
            <b id="contact-note">{t('contact_form.title')}</b>
            <span>{t('contact_form.all_boxes')}</span>
          </div>
          {state.status === 'open' && state.failure && <Failure reason={state.failure.reason} heading={outcome} />}
          {target === null && (
            <>
              <input type="hidden" name={hiddenFields.key} defaultValue={key} />
              <input type="hidden" name={hiddenFields.issuedAt} defaultValue={issuedAt} />
            </>
          )}
          {/* Out of sight, and not by `display: none`, which machines look for. */}
          <div className="vh" aria-hidden="true">
            <label htmlFor="contact-honeypot">{t('contact_form.trap')}</label>
            <input id="contact-honeypot" name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
          </div>
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
          <div className="note__f">
            <SendButton pending={state.status === 'pending'} />
            <div className="contactform__s small" role="status">
              {Object.keys(faults).length > 0 ? (
                <p className="err">
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

function SendButton({ pending }: { pending: boolean }) {
  const { t } = useLanguage()
  return (
    <button className="btn" type="submit" aria-disabled={pending || undefined}>
      {pending && <span className="spin" aria-hidden="true" />}
      {t(pending ? 'contact_form.sending' : 'contact_form.send')}
    </button>
  )
}

function Failure({ reason, heading }: { reason: FailureReason; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t, messages } = useLanguage()
  const { company } = useSite()
  // The address is a link inside a sentence, wherever the language has it.
  const [before, after] = t('contact_form.failed_text', { email: '\0' }).split('\0')
  return (
    <div className="alert alert--bad contactform__f" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <h3 className="h5" tabIndex={-1} ref={heading}>
          {t('contact_form.failed_title')}
        </h3>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>
          {before}
          <a href={`mailto:${company.email}`}>
            <bdi dir="ltr">{company.email}</bdi>
          </a>
          {after}
        </p>
      </div>
    </div>
  )
}

function Thanks({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  const { pathname } = useLocation()
  return (
    <div className="note contactform__t">
      <Icon name="check" />
      <h3 className="d3" id={THANK_YOU} tabIndex={-1} ref={heading}>
        {t('contact_form.sent_title')}
      </h3>
      <p className="lead">{t('contact_form.sent_text', { count: answerWithinWorkingDays })}</p>
      {/* A page load on purpose: the next message starts with an empty note and a key of its own. */}
      <a className="btn btn--line btn--md" href={pathname}>
        {t('contact_form.write_another')}
      </a>
    </div>
  )
}
