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

/** An address with a mail in it is cut off by some mail programs beyond this length. */
const MOST_MAILTO_CHARACTERS = 1_900

/** Says that the offer did not get through, and what to do now: try again, change it, or write to a person. */
export function UnsentAlert(props: {
  offer: OfferInput
  reason: Fault | null
  /** Uploads that are not finished: until then nothing is sent. */
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
        <div className="unsent__w">
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

/** A mail to a person with everything that was typed, and where the files are. A very long description is cut. */
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
