import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { EnquiryView } from '../item-view/present-enquiry.server'
import { kindNames, pillOf, stateName } from '../list/item-words'
import './buyer-before.css'
import { Panel } from '../office-lists/panel'

export function BuyerBefore({ enquiry: { before, total } }: { enquiry: EnquiryView }) {
  const { t, language } = useLanguage()
  const inbox = pageAddress('/:lang/team/inbox', language)
  const lots = pageAddress('/:lang/team/lots', language)
  return (
    <Panel title={t('inbox.buyer_before')} className="buyer-before">
      {before.length === 0 ? (
        <p className="muted">{t('inbox.buyer_new')}</p>
      ) : (
        <>
          {total && <p>{t('inbox.bought_for', { amount: total })}</p>}
          <ul>
            {before.map((item) => (
              <li key={item.id}>
                <PageLink to={`${inbox}/${item.id}`}>
                  {item.reference ? <bdi dir="ltr">{item.reference}</bdi> : t(kindNames[item.kind])}
                </PageLink>
                <span className={pillOf(item.state)}>{t(stateName(item.state))}</span>
                <small>{item.received}</small>
                <span className="buyer-before__goods" dir="auto">
                  {item.summary}
                </span>
                {item.sales.map((sale) => (
                  <span key={sale.id} className="buyer-before__sale">
                    {sale.terms}{' '}
                    <PageLink to={`${lots}/${sale.reference}`} dir="auto">
                      {sale.title}
                    </PageLink>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
