import type { ReactNode, RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/fact-list.css'
import '../../platform/ui/receipt.css'
import { requestThanks } from './receipt'

/** @param props.name label of the number @param props.children next links */
export function BuyerReceipt(props: {
  title: string
  text: string
  name: string
  reference: string
  heading: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}) {
  const { title, text, name, reference, heading, children } = props
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <div className="receipt-paper">
      <section className="receipt" aria-labelledby={requestThanks.id}>
        <div className="receipt__title">
          <div>
            <h2 className="d2" id={requestThanks.id} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <p className="lead">
              {text} {t('request_form.copy_sent')}
            </p>
          </div>
          <span className="stampmark" aria-hidden="true">
            {t('request_form.received')}
          </span>
        </div>
        <dl className="fact-list panel">
          <div>
            <dt>{name}</dt>
            <dd className="figures">
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('request_form.answered_by')}</dt>
            <dd>{buyersContact.name}</dd>
          </div>
        </dl>
        <div className="receipt__body request-done">
          <div className="receipt__ways">
            <button className="btn btn--line btn--md needs-js" type="button" onClick={() => window.print()}>
              <Icon name="printer" />
              {t('request_form.print')}
            </button>
            {children}
          </div>
        </div>
      </section>
    </div>
  )
}
