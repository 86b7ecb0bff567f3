import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { GoodsView } from '../item-view/present-goods.server'
import { Panel } from '../office-lists/panel'

export function GoodsElsewhere({ goods, page }: { goods: GoodsView; page: string }) {
  const { t } = useLanguage()
  return (
    <>
      {goods.same.length > 0 && (
        <Panel title={t('demand.same_goods')}>
          <ul className="item__same-goods">
            {goods.same.map(({ id, reference, from, share, received }) => (
              <li key={id}>
                <PageLink to={`${page}/${id}`}>
                  <bdi dir="ltr">{reference}</bdi>
                </PageLink>
                <span>
                  <bdi>{from}</bdi>, {received}
                </span>
                <b>{t('demand.share', { share })}</b>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {goods.buyers.length > 0 && (
        <Panel title={t('demand.buyers')}>
          <ul className="item__buyers">
            {goods.buyers.map(({ kind, id, title, name, company, email, reasons }) => (
              <li key={id}>
                <b>
                  <bdi>{company ?? name}</bdi>
                </b>
                <span>
                  {kind === 'request' ? (
                    <PageLink to={`${page}/${id}`}>
                      <bdi dir="ltr">{title}</bdi>
                    </PageLink>
                  ) : (
                    t('demand.search', { name: title })
                  )}
                </span>
                <a href={`mailto:${encodeURIComponent(email)}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
                <small>{reasons.map((reason) => t(`demand.reason.${reason}`)).join(' · ')}</small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
