import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { formatBytes, formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { SentOffer } from '../offers/sent-offer'
import { OfferBarcode } from './offer-barcode'
import '../../platform/ui/fact-list.css'

export function OfferReceipt({
  receipt,
  heading,
}: {
  receipt: SentOffer
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { t, language } = useLanguage()
  const { company, offersContact } = useSite()
  const { reference, createdAt, name, email, files } = receipt
  const answerDay = formatCalendarDay(receipt.answerBy, language)
  const sender = receipt.company ? t('sell_form.sender_of_company', { name, company: receipt.company }) : name
  const size = formatBytes(files.bytes, language)
  return (
    <div className="receipt-paper">
      <section className="receipt" aria-labelledby="offer-sent">
        <div className="receipt__title">
          <div>
            <h2 className="d2" id="offer-sent" tabIndex={-1} ref={heading}>
              {t('sell_form.success_title')}
            </h2>
            <p className="lead">
              {t('sell_form.success_message', { name: offersContact.name, day: answerDay })}{' '}
              {t('sell_form.copy_sent', { email })}
            </p>
          </div>
          <span className="stampmark" aria-hidden="true">
            {t('sell_form.received')}
          </span>
        </div>
        <dl className="fact-list panel">
          <div>
            <dt>{t('sell_form.reference')}</dt>
            <dd className="tabular">
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('sell_form.sent')}</dt>
            <dd className="tabular">{formatMoment(new Date(createdAt), language, company.timeZone)}</dd>
          </div>
          <div>
            <dt>{t('sell_form.sender')}</dt>
            <dd>{sender}</dd>
          </div>
          <div>
            <dt>{t('sell_form.sent_files')}</dt>
            <dd className="tabular">
              {files.count === 0 ? t('sell_form.no_files') : t('sell_form.file_count', { count: files.count, size })}
            </dd>
          </div>
        </dl>
        <div className="receipt__body">
          <OfferBarcode reference={reference} />
          <div className="receipt__ways">
            <button className="btn btn--line btn--md needs-js" type="button" onClick={() => window.print()}>
              <Icon name="printer" />
              {t('sell_form.print')}
            </button>
            {/* Full page load on purpose: the next offer needs an empty form and a new key. */}
            <a className="btn btn--quiet btn--md" href={`/${language}/sell`}>
              {t('sell_form.send_another')}
            </a>
          </div>
        </div>
      </section>
    </div>
  )
}
