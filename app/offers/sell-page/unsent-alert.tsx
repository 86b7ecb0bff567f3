import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import type { Fault } from '../../platform/forms/form-answer'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { describeFacts, type OfferFact } from '../offers/describe-facts'
import type { OfferInput } from '../offers/offer-schema'
import { OFFER_FORM } from './offer-form-content'
import { unsentFacts } from './unsent-facts'

/** Some mail programs truncate longer `mailto:` addresses. */
const MOST_MAILTO_CHARACTERS = 1_900

export function UnsentAlert(props: {
  offer: OfferInput
  reason: Fault | null
  openUploads: number
  heading: RefObject<HTMLHeadingElement | null>
  onChange: () => void
}) {
  const { offer, reason, openUploads, heading, onChange } = props
  const { t, messages, language } = useLanguage()
  const { offersContact } = useSite()
  const facts = describeFacts(unsentFacts(offer), { t, language })
  return (
    <div className="alert alert--bad unsent" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <h2 className="h5" tabIndex={-1} ref={heading}>
          {t('sell_form.error_title')}
        </h2>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>{t('sell_form.error_message', { name: offersContact.name })}</p>
        {openUploads > 0 && (
          <p>
            {t('sell_form.open_uploads', { count: openUploads })} {t('sell_form.open_uploads_way_out')}
          </p>
        )}
        <div className="unsent__ways">
          <button className="btn btn--md" type="submit" form={OFFER_FORM} disabled={openUploads > 0}>
            <Icon name="retry" />
            {t('sell_form.try_again')}
          </button>
          <a
            className="btn btn--line btn--md"
            href={mailtoOf(offersContact.email, t('sell_form.mail_subject', { name: offer.name }), offer, facts)}
          >
            <Icon name="mail" />
            <bdi dir="ltr">{offersContact.email}</bdi>
          </a>
          <button className="btn btn--quiet btn--md needs-js" type="button" onClick={onChange}>
            {t('sell_form.change')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** `mailto:` address with all input and links to the files. A very long description is truncated. */
export function mailtoOf(
  address: string,
  subject: string,
  offer: OfferInput,
  facts: readonly OfferFact[] = [],
): string {
  const { name, company, email, phoneNumber, description, attachments = [] } = offer
  const files = attachments.map((file) => `${file.name}: ${file.url}`)
  const details = facts.map(({ label, lines }) => `${label}: ${lines.join(' ')}`)
  const lines = [name, company, email, phoneNumber, ...details, '', ...files, '', description]
  const body = lines.filter((line) => typeof line === 'string').join('\n')
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`
  let end = body.length
  while (start.length + encodeURIComponent(body.slice(0, end).toWellFormed()).length > MOST_MAILTO_CHARACTERS) end -= 20
  return start + encodeURIComponent(body.slice(0, end).toWellFormed())
}
