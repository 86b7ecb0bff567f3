import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { Receipt } from '../../enquiries/buyers/buyer-receipt'
import { formatBytes, formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import type { SentOffer } from '../offers/sent-offer'
import { OfferBarcode } from './offer-barcode'

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
  const day = formatCalendarDay(receipt.answerBy, language)
  const sender = receipt.company ? t('sell_form.sender_of_company', { name, company: receipt.company }) : name
  const some = t('sell_form.file_count', { count: files.count, size: formatBytes(files.bytes, language) })
  return (
    <Receipt
      id="offer-sent"
      title={t('sell_form.success_title')}
      text={`${t('sell_form.success_message', { name: offersContact.name, day })} ${t('sell_form.copy_sent', { email })}`}
      facts={[
        { label: t('sell_form.reference'), value: <bdi dir="ltr">{reference}</bdi>, tabular: true },
        {
          label: t('sell_form.sent'),
          value: formatMoment(new Date(createdAt), language, company.timeZone),
          tabular: true,
        },
        { label: t('sell_form.sender'), value: sender },
        { label: t('sell_form.sent_files'), value: files.count === 0 ? t('sell_form.no_files') : some, tabular: true },
      ]}
      barcode={<OfferBarcode reference={reference} />}
      heading={heading}
    >
      {/* Full page load on purpose: the next offer needs an empty form and a new key. */}
      <a className="btn btn--quiet btn--md" href={`/${language}/sell`}>
        {t('sell_form.send_another')}
      </a>
    </Receipt>
  )
}
