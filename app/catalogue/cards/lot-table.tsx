import { PictureView } from '../../files/pictures/picture-view'
import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/table.css'
import { LotActions } from './lot-actions'
import { PriceCell } from './lot-card'
import './lot-table.css'
import type { LotCardView } from './present-cards.server'

/** Lots as a table. @param props.saved references saved in the account; null when signed out */
export function LotTable({ lots, saved }: { lots: readonly LotCardView[]; saved: readonly string[] | null }) {
  const { t, language } = useLanguage()
  return (
    <div className="tablewrap">
      <table className="mani lottable">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('lot_page.photos')}</span>
            </th>
            <th scope="col">{t('lot.lot')}</th>
            <th scope="col">{t('lot_page.goods')}</th>
            <th scope="col" className="r">
              {t('lot.quantity')}
            </th>
            <th scope="col" className="r">
              {t('lot.unit_price')}
            </th>
            <th scope="col">{t('lot.condition')}</th>
            <th scope="col">{t('lot.location')}</th>
            <th scope="col">
              <span className="vh">{t('lot.marks')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.reference} className={lot.isReserved ? 'is-res' : undefined}>
              <td className="lottable__photo">
                <span className="lottable__img">
                  {lot.picture && <PictureView picture={lot.picture} sizes="50px" alt="" />}
                </span>
              </td>
              <td className="num lottable__number">
                <bdi dir="ltr">{lot.reference}</bdi>
                <span className="lottable__marks">
                  {lot.isNew && <span className="new">{t('lot.new')}</span>}
                  {lot.demo && <span className="cap">{t('lot.demo')}</span>}
                </span>
              </td>
              <td className="lottable__goods">
                <PageLink to={lotAddress(lot.reference, language)} {...lot.foreign}>
                  {lot.title}
                </PageLink>
              </td>
              <td className="r lottable__quantity">
                <span className="figure">{lot.quantity}</span> {lot.unit}
              </td>
              <td className="r lottable__price">
                <span className={lot.price.visible ? 'figure' : undefined}>
                  <PriceCell price={lot.price} />
                </span>
              </td>
              <td className="lottable__condition">
                {lot.isReserved ? <b className="lottable__res">{t('lot.reserved')}</b> : lot.state.text}
              </td>
              <td className="lottable__place">{lot.place}</td>
              <td className="lottable__actions">
                <LotActions lot={lot} saved={saved} look="line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
