import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import type { FormError } from '../../platform/forms/form-answer'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { FieldError } from '../../platform/ui/field'
import { Icon } from '../../platform/ui/icon'
import { EMAIL_LIMIT, HONEYPOT } from '../subscriptions/newsletter-fields'
import type { NewsletterFormAnswer } from './answer-newsletter-form.server'
import { type NewsletterState, newsletterThanks } from './newsletter-thanks'
import { useNewsletterForm } from './use-newsletter-form'

/** Anchor to return to without JavaScript. */
const FORM = 'newsletter'

/** The HTML is the same for everybody, so that pages with the form can come from a cache. */
export function NewsletterForm({ answer }: { answer?: NewsletterFormAnswer | undefined }) {
  const { t, language, messages } = useLanguage()
  const { company } = useSite()
  const { pending, shown, sent, outcome, handlers } = useNewsletterForm(answer)
  const { errors, failure } = shown
  const key = errors.email?.key
  const error = key && t(isMessageKey(messages, key) ? key : 'validation.invalid')
  return (
    <div className="newsletter">
      <div role="status">{sent !== null && <Thanks state={sent} outcome={outcome} />}</div>
      {sent === null && (
        <form id={FORM} method="post" action={`${pageAddress('/:lang/newsletter', language)}#${FORM}`} {...handlers}>
          {failure && <Failure reason={failure.reason} outcome={outcome} />}
          <label className="newsletter__label" htmlFor="newsletter-email">
            {t('newsletter_form.label')}
          </label>
          <div className="newsletter__row">
            <input
              className={`input${error ? ' is-bad' : ''}`}
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
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'newsletter-email-error newsletter-consent' : 'newsletter-consent'}
            />
            <button className="btn" type="submit" aria-disabled={pending || undefined}>
              {pending && <span className="spin" aria-hidden="true" />}
              {t(pending ? 'newsletter_form.sending' : 'newsletter_form.subscribe')}
            </button>
          </div>
          {/* Hidden off-screen: bots detect `display: none`. */}
          <div className="visually-hidden" aria-hidden="true">
            <label htmlFor="newsletter-honeypot">{t('newsletter_form.honeypot')}</label>
            <input id="newsletter-honeypot" name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FieldError id="newsletter-email" error={error} />
          <p className="small muted newsletter__consent" id="newsletter-consent">
            {t('newsletter.consent', { company: company.name })}
          </p>
        </form>
      )}
    </div>
  )
}

type Outcome = RefObject<HTMLElement | null>

function Failure({ reason, outcome }: { reason: FormError | null; outcome: Outcome }) {
  const { t, messages } = useLanguage()
  return (
    <div className="alert alert--bad newsletter__failed" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <b tabIndex={-1} ref={outcome}>
          {t('newsletter_form.failed_title')}
        </b>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>{t('newsletter_form.failed_text')}</p>
      </div>
    </div>
  )
}

function Thanks({ state, outcome }: { state: NewsletterState; outcome: Outcome }) {
  const { t } = useLanguage()
  return (
    <div className="alert alert--ok newsletter__ok">
      <Icon name="check" size="lg" />
      <div>
        <b id={newsletterThanks.id} tabIndex={-1} ref={outcome}>
          {t(`newsletter_form.${state}_title`)}
        </b>
        <p>{t(`newsletter_form.${state}_text`)}</p>
      </div>
    </div>
  )
}
