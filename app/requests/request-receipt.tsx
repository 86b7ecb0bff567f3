import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/every-icon'
import { THANK_YOU } from './thank-you-address'

/** Thanks for a request that is stored: its number, and by when the buyer hears back. */
export function RequestReceipt({
  reference,
  heading,
}: {
  reference: string
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { t } = useLanguage()
  const { buyersContact, answersBuyersWithinWorkingDays } = useSite()
  const { pathname } = useLocation()
  return (
    <div className="receiptw">
      <section className="receipt" aria-labelledby={THANK_YOU}>
        <div className="receipt__t">
          <div>
            <h2 className="d2" id={THANK_YOU} tabIndex={-1} ref={heading}>
              {t('request_form.sent_title')}
            </h2>
            <p className="lead">
              {t('request_form.sent_text', { count: answersBuyersWithinWorkingDays, name: buyersContact.name })}{' '}
              {t('request_form.copy_sent')}
            </p>
          </div>
          <span className="stampmark" aria-hidden="true">
            {t('request_form.received')}
          </span>
        </div>
        <dl className="kv panel">
          <div>
            <dt>{t('request_form.reference')}</dt>
            <dd className="num">
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('request_form.answered_by')}</dt>
            <dd>{buyersContact.name}</dd>
          </div>
        </dl>
        <div className="receipt__b reqdone">
          <div className="receipt__w">
            <button className="btn btn--line btn--md needs-js" type="button" onClick={() => window.print()}>
              <Icon name="printer" />
              {t('request_form.print')}
            </button>
            {/* A page load on purpose: the next request starts with an empty note and a key of its own. */}
            <a className="btn btn--quiet btn--md" href={pathname}>
              {t('request_form.send_another')}
            </a>
          </div>
        </div>
      </section>
    </div>
  )
}
