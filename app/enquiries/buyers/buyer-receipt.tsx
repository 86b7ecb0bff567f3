import type { ReactNode, RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import '../../platform/ui/fact-list.css'
import '../../platform/ui/receipt.css'
import { requestThanks } from './receipt'

type Heading = RefObject<HTMLHeadingElement | null>

export function Receipt(props: {
  id: string
  title: string
  text: string
  facts: readonly { readonly label: string; readonly value: ReactNode; readonly tabular?: boolean }[]
  barcode?: ReactNode
  heading: Heading
  children: ReactNode
}) {
  const { id, title, text, facts, barcode, heading, children } = props
  const { t } = useLanguage()
  return (
    <div className="receipt-paper">
      <section className="receipt" aria-labelledby={id}>
        <div className="receipt__title">
          <div>
            <h2 className="d2" id={id} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            <p className="lead">{text}</p>
          </div>
          <span className="stampmark" aria-hidden="true">
            {t('request_form.received')}
          </span>
        </div>
        <dl className="fact-list panel">
          {facts.map(({ label, value, tabular }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={tabular ? 'tabular' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={barcode ? 'receipt__body' : 'receipt__body request-done'}>
          {barcode}
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

/** @param props.name label of the number */
export function BuyerReceipt(props: {
  title: string
  text: string
  name: string
  reference: string
  heading: Heading
  children: ReactNode
}) {
  const { text, name, reference, ...rest } = props
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <Receipt
      {...rest}
      id={requestThanks.id}
      text={`${text} ${t('request_form.copy_sent')}`}
      facts={[
        { label: name, value: <bdi dir="ltr">{reference}</bdi> },
        { label: t('request_form.answered_by'), value: buyersContact.name },
      ]}
    />
  )
}
