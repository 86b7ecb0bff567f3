import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { categories } from '../../lots/facts/categories'
import { conditions, currencies, incoterms, priceBases, resaleChannels, units } from '../../lots/facts/trade-terms'
import type { FormError } from '../../platform/forms/form-answer'
import { countries } from '../../platform/i18n/countries'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { describeFacts, type OfferFact } from '../offers/describe-facts'
import type { OfferFacts } from '../offers/offer-details'
import type { OfferInput } from '../offers/offer-schema'
import { OFFER_FORM } from './offer-fields'

/** Some mail programs truncate longer `mailto:` addresses. */
const MAX_MAILTO_CHARACTERS = 1_900

export function UnsentAlert(props: {
  offer: OfferInput
  reason: FormError | null
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
  while (start.length + encodeURIComponent(body.slice(0, end).toWellFormed()).length > MAX_MAILTO_CHARACTERS) end -= 20
  return start + encodeURIComponent(body.slice(0, end).toWellFormed())
}

/** Optional details of an offer the server has not accepted. They may be unvalidated: unknown values are omitted. */
export function unsentFacts(offer: OfferInput): OfferFacts {
  const [quantity, askingPrice] = [Number(offer.quantity), Number(offer.askingPrice)]
  const limits = Array.isArray(offer.restrictions) ? offer.restrictions : []
  return {
    categories: among(categories, offer.categories),
    quantity: quantity > 0 ? String(quantity) : null,
    unit: oneOf(units, offer.unit),
    condition: oneOf(conditions, offer.condition),
    askingPrice: askingPrice > 0 ? askingPrice : null,
    currency: oneOf(currencies, offer.currency),
    askingPriceBasis: oneOf(priceBases, offer.askingPriceBasis),
    incoterm: oneOf(incoterms, offer.incoterm),
    country: oneOf(countries, offer.country),
    place: typeof offer.place === 'string' ? offer.place : null,
    bestBefore:
      typeof offer.bestBefore === 'string' && !Number.isNaN(Date.parse(offer.bestBefore)) ? offer.bestBefore : null,
    restrictions: limits.map(({ rule, countries: where, channels: how }) => ({
      rule: oneOf(['allow', 'deny'], rule) ?? 'deny',
      countries: among(countries, where),
      channels: among(resaleChannels, how),
    })),
  }
}

function oneOf<const Choice extends string>(all: readonly Choice[], value: unknown): Choice | null {
  return all.find((each) => each === value) ?? null
}

function among<const Choice extends string>(all: readonly Choice[], values: unknown): Choice[] {
  return all.filter((each) => Array.isArray(values) && values.includes(each))
}
