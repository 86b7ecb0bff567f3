import { PictureView } from '../../files/pictures/picture-view'
import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { ListTable } from '../../platform/ui/list-table'
import { PageLink } from '../../platform/ui/page-link'
import { LotActions } from './lot-actions'
import { PriceCell } from './lot-card'
import './lot-table.css'
import type { LotCardView } from './present-cards.server'

/** @param props.saved references saved in the account; null when signed out */
export function LotTable({ lots, saved }: { lots: readonly LotCardView[]; saved: readonly string[] | null }) {
  const { t, language } = useLanguage()
  return (
    <ListTable
      look="goods"
      className="lot-table"
      head={[
        { name: t('lot_page.photos'), isUnseen: true },
        t('lot.lot'),
        t('lot_page.goods'),
        { name: t('lot.quantity'), isFigure: true },
        { name: t('lot.unit_price'), isFigure: true },
        t('lot.condition'),
        t('lot.location'),
        { name: t('lot.marks'), isUnseen: true },
      ]}
    >
      {lots.map((lot) => (
        <tr key={lot.reference} className={lot.isReserved ? 'is-reserved' : undefined}>
          <td className="lot-table__photo">
            <span className="lot-table__picture">
              {lot.picture && <PictureView picture={lot.picture} sizes="50px" alt="" />}
            </span>
          </td>
          <td className="tabular lot-table__number">
            <bdi dir="ltr">{lot.reference}</bdi>
            <span className="lot-table__marks">
              {lot.isNew && <span className="new">{t('lot.new')}</span>}
              {lot.demo && <span className="caption">{t('lot.demo')}</span>}
            </span>
          </td>
          <td className="lot-table__goods">
            <PageLink to={lotAddress(lot.reference, language)} {...lot.foreign}>
              {lot.title}
            </PageLink>
          </td>
          <td className="is-figure lot-table__quantity">
            <span className="figure">{lot.quantity}</span> {lot.unit}
            {lot.pallets && <small>{lot.pallets}</small>}
          </td>
          <td className="is-figure lot-table__price">
            <span className={lot.price.visible ? 'figure' : undefined}>
              <PriceCell price={lot.price} />
            </span>
            {lot.discount && <small>{lot.discount}</small>}
          </td>
          <td className="lot-table__condition">
            {lot.isReserved ? <b className="lot-table__reserved">{t('lot.reserved')}</b> : lot.state.whole}
          </td>
          <td className="lot-table__place">{lot.place}</td>
          <td className="lot-table__actions">
            <LotActions lot={lot} saved={saved} look="line" />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}
