import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { Fact } from '../office-lists/fact'
import './enquiry-lots.css'
import type { EnquiryView } from '../item-view/present-enquiry.server'

export function EnquiryLots({ enquiry: { lots } }: { enquiry: EnquiryView }) {
  const { t, language } = useLanguage()
  const page = pageAddress('/:lang/team/lots', language)
  return (
    <>
      {lots.map((lot) => (
        <section className="panel office-panel enquiry-lot" key={lot.reference}>
          <h2 className="h5">
            <PageLink to={`${page}/${lot.reference}`} dir="auto">
              {lot.title}
            </PageLink>{' '}
            <small>
              <bdi dir="ltr">{lot.reference}</bdi>
            </small>
          </h2>
          <dl>
            <Fact label={t('inbox.wanted')}>{lot.wanted}</Fact>
            {lot.sales.map(({ id, kind, terms }) => (
              <Fact key={id} label={t(`trade.statuses.${kind === 'sold' ? 'sold' : 'on_option'}`)}>
                {terms}
              </Fact>
            ))}
            <Fact label={t('inbox.status')}>{t(`trade.statuses.${lot.status}`)}</Fact>
            <Fact label={t('inbox.left')}>{lot.left}</Fact>
            <Fact label={t('stock.price')}>{lot.price}</Fact>
            <Fact label={t('inbox.target_price')}>{lot.target}</Fact>
            <Fact label={t('stock.cost_price')}>{lot.cost}</Fact>
            {lot.margin && (
              <div className={lot.margin.isLoss ? 'is-loss' : undefined}>
                <dt>{t('sales.margin')}</dt>
                <dd>{lot.margin.text}</dd>
              </div>
            )}
          </dl>
          {lot.comment && (
            <p className="item__text" dir="auto">
              {lot.comment}
            </p>
          )}
        </section>
      ))}
    </>
  )
}
