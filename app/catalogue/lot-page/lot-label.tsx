import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { BasketButton } from '../basket/basket-button'
import { PriceCell } from '../cards/lot-card'
import { SaveLot } from '../watchlist/save-lot'
import './lot-label.css'
import { manifestAddress, offerSheetAddress } from '../lot-view/lot-file-address'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { ResaleLimits } from '../lot-view/resale-limits'
import { LotShare } from './lot-share'

/** @param props.saved null when signed out @param props.barredIn the member's country, if the lot may not be resold there */
export function LotLabel(props: { lot: LotPageView; saved: boolean | null; barredIn: string | null }) {
  const { lot, saved, barredIn } = props
  const { t, language } = useLanguage()
  const { leftOut } = useSite()
  const { price } = lot
  return (
    <div className="lot-label lot-label--lot">
      <div className="lot-label__columns">
        <div>
          <p className="caption">{t('lot.quantity')}</p>
          <p className={figureClass(lot.quantity)}>{lot.quantity}</p>
          <p className="caption">{lot.packed}</p>
        </div>
        <div className={price.visible ? undefined : 'is-locked'}>
          <p className="caption">{price.label}</p>
          <div className={price.visible ? figureClass(price.amount) : 'lot-label__value'}>
            <PriceCell price={price} />
          </div>
          {price.visible && price.lot && <p className="caption">{price.lot}</p>}
        </div>
      </div>
      <div className="lot-label__columns">
        <div>
          <p className="caption">{t('lot_page.stands_in')}</p>
          <p className="lot-label__value">{lot.place}</p>
        </div>
        <div>
          <p className="caption">{t('lot.condition')}</p>
          <p className="lot-label__value">{lot.condition}</p>
        </div>
      </div>
      <div className="lot-label__row lot-label__cta">
        <Standing lot={lot} />
        <ResaleLimits
          sentences={[
            ...(barredIn === null ? [] : [t('lot_page.not_in_your_country', { country: barredIn })]),
            ...lot.restrictions,
          ]}
        />
        <a className="btn btn--block" href="#ask">
          {t('lot_page.ask')}
          <Icon name="arrow-right" flip />
        </a>
        <div className="lot-label__pair">
          <BasketButton lot={lot.reference} look="btn--line btn--md" />
          {!leftOut.includes('/:lang/saved') && <SaveLot lot={lot} saved={saved} look="button" />}
        </div>
      </div>
      <div className="lot-label__row lot-label__links">
        {lot.manifest && (
          <a className="link" href={manifestAddress(lot.reference, language, 'xlsx')} download>
            <Icon name="sheet" size="sm" />
            {t('lot_page.manifest')} <span className="lot-label__kind">XLSX</span>
          </a>
        )}
        <a className="link" href={offerSheetAddress(lot.reference, language)} download>
          <Icon name="download" size="sm" />
          {t('offer_sheet.sheet')} <span className="lot-label__kind">PDF</span>
        </a>
        <LotShare lot={lot} />
      </div>
    </div>
  )
}

function figureClass(figure: string): string {
  if (figure.length > 10) return 'figure figure--longest'
  return figure.length > 7 ? 'figure figure--long' : 'figure'
}

function Standing({ lot }: { lot: LotPageView }) {
  const { t } = useLanguage()
  if (lot.isReserved)
    return (
      <p className="alert alert--bad">
        <Icon name="info" />
        <span>
          <b>{lot.reservedUntil ? t('lot_page.reserved_until', { day: lot.reservedUntil }) : t('lot.reserved')}</b>
          {t('lot_page.ask_anyway')}
        </span>
      </p>
    )
  return (
    <p className="lot-label__standing">
      <Icon name={lot.isUnconfirmed ? 'info' : 'check'} size="sm" />
      <span className="lot-label__seen">
        {t(lot.isUnconfirmed ? 'lot_page.unconfirmed' : 'lot_page.confirmed', { when: lot.confirmed })}
      </span>
      <span className="lot-label__printed">
        {t(lot.isUnconfirmed ? 'offer_sheet.unconfirmed' : 'offer_sheet.confirmed', { day: lot.confirmedOn })}
      </span>
    </p>
  )
}
