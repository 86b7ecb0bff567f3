import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { FieldError } from '../../platform/ui/field'
import { Icon } from '../../platform/ui/icon'
import { EMAIL_LIMIT, HONEYPOT } from '../subscriptions/newsletter-fields'
import type { NewsletterFormAnswer } from './answer-newsletter-form.server'
import type { FailureReason } from './post-request'
import { type ConfirmBy, TAKEN } from './thank-you-address'
import { useNewsletterForm } from './use-newsletter-form'

/** The id of the form. A page without JavaScript comes back to it. */
const FORM = 'newsletter'

/**
 * The form that asks for the newsletter, at most 480 px wide; once it is taken, the good news in its place. Its HTML is the same
 * for everybody, so that pages which show it can come from a cache. Without JavaScript it posts to the newsletter's page.
 */
export function NewsletterForm({ answer }: { answer?: NewsletterFormAnswer | undefined }) {
  const { t, language, messages } = useLanguage()
  const { company } = useSite()
  const { state, outcome, ...handlers } = useNewsletterForm(answer)
  const pending = state.status === 'pending'
  const failure = state.status === 'open' ? state.failure : null
  const fault = failure?.kind === 'address' ? failure.key : null
  return (
    <div className="nl">
      <div role="status">{state.status === 'taken' && <Taken confirmBy={state.confirmBy} outcome={outcome} />}</div>
      {state.status !== 'taken' && (
        <form id={FORM} method="post" action={`${pageAddress('/:lang/newsletter', language)}#${FORM}`} {...handlers}>
          {failure && failure.kind !== 'address' && <Failure failure={failure} outcome={outcome} />}
          <label className="nl__l" htmlFor="newsletter-email">
            {t('newsletter_form.label')}
          </label>
          <div className="nl__row">
            <input
              className={`inp${fault ? ' is-bad' : ''}`}
              id="newsletter-email"
              type="email"
              name="email"
              required
              maxLength={EMAIL_LIMIT}
              autoComplete="email"
              placeholder={t('newsletter_form.placeholder')}
              dir="ltr"
              defaultValue={answer?.typed}
              readOnly={pending}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? 'newsletter-email-error newsletter-consent' : 'newsletter-consent'}
            />
            <button className="btn" type="submit" aria-disabled={pending || undefined}>
              {pending && <span className="spin" aria-hidden="true" />}
              {t(pending ? 'newsletter_form.sending' : 'newsletter_form.subscribe')}
            </button>
          </div>
          {/* Out of sight, and not by `display: none`, which machines look for. */}
          <div className="vh" aria-hidden="true">
            <label htmlFor="newsletter-honeypot">{t('newsletter_form.trap')}</label>
            <input id="newsletter-honeypot" name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FieldError
            id="newsletter-email"
            error={fault ? t(isMessageKey(messages, fault) ? fault : 'validation.invalid') : undefined}
          />
          <p className="small muted nl__c" id="newsletter-consent">
            {t('newsletter.consent', { company: company.name })}
          </p>
        </form>
      )}
    </div>
  )
}

type Outcome = RefObject<HTMLElement | null>

function Failure({ failure, outcome }: { failure: FailureReason; outcome: Outcome }) {
  const { t, messages } = useLanguage()
  const known = failure.kind === 'refused' && isMessageKey(messages, failure.key) ? failure : null
  return (
    <div className="alert alert--bad nl__f" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <b tabIndex={-1} ref={outcome}>
          {t('newsletter_form.failed_title')}
        </b>
        {known && isMessageKey(messages, known.key) && <p>{t(known.key, known.values)}</p>}
        <p>{t('newsletter_form.failed_text')}</p>
      </div>
    </div>
  )
}

function Taken({ confirmBy, outcome }: { confirmBy: ConfirmBy; outcome: Outcome }) {
  const { t } = useLanguage()
  const story = confirmBy ? 'asked' : 'done'
  return (
    <div className="alert alert--ok nl__ok">
      <Icon name="check" size="lg" />
      <div>
        <b id={TAKEN} tabIndex={-1} ref={outcome}>
          {t(`newsletter_form.${story}_title`)}
        </b>
        <p>{t(`newsletter_form.${story}_text`)}</p>
      </div>
    </div>
  )
}
