import type { ReactNode } from 'react'
import { DialogLink } from '../../accounts/account-form/dialog-link'
import { PictureView } from '../../files/pictures/picture-view'
import { lotAddress } from '../../lots/facts/lot-address'
import type { PriceText } from '../../lots/presentation/lot-texts'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import './lot-card.css'
import type { LotCardView } from './present-cards.server'
import { ReservedBadge } from './reserved-badge'

/** Widths of the pictures in a row of four cards, which scrolls on a phone. */
export const ROW_SIZES = '(max-width: 620px) 82vw, (max-width: 1180px) 48vw, 306px'

/** @param props.sizes as in `<img sizes>` @param props.level of the heading; default `h3` @param props.priority above the fold */
export function LotCard(props: {
  lot: LotCardView
  sizes: string
  level?: 'h2' | 'h3'
  priority?: boolean
  mark?: ReactNode
}) {
  const { lot, sizes, level: Heading = 'h3', priority, mark } = props
  const { t, language } = useLanguage()
  return (
    <article className="lot">
      {lot.isNew && <span className="new">{t('lot.new')}</span>}
      <span className="lot__img">
        {lot.picture && <PictureView picture={lot.picture} sizes={sizes} alt="" priority={priority} />}
        {lot.isReserved && <ReservedBadge />}
        {lot.drawn && <span className="drawn">{lot.drawn}</span>}
      </span>
      <div className="lot__body">
        <p className="lot__meta">
          <LotNumber lot={lot} />
          <span>{lot.categories}</span>
        </p>
        <Heading>
          <PageLink to={lotAddress(lot.reference, language)} viewTransition {...lot.foreign}>
            {lot.title}
          </PageLink>
        </Heading>
        <dl className="facts">
          <div>
            <dt>{t('lot.quantity')}</dt>
            <dd className={bigClass(lot.quantity)}>
              <span>{lot.quantity}</span> <small>{lot.unit}</small>
              {lot.pallets && <p>{lot.pallets}</p>}
            </dd>
          </div>
          <div className={lot.price.visible ? undefined : 'is-locked'}>
            <dt>{lot.price.label}</dt>
            <dd className={lot.price.visible ? bigClass(lot.price.amount) : undefined}>
              <PriceCell price={lot.price} />
              {lot.discount && <p>{lot.discount}</p>}
            </dd>
          </div>
          <div>
            <dt>{t('lot.location')}</dt>
            <dd>{lot.place}</dd>
          </div>
          <div>
            <dt>{lot.state.label}</dt>
            <dd>{lot.state.text}</dd>
          </div>
        </dl>
      </div>
      {mark}
    </article>
  )
}

function bigClass(figure: string): string {
  return figure.length > 8 ? 'big big--long' : 'big'
}

export function LotNumber({ lot }: { lot: Pick<LotCardView, 'reference' | 'demo'> }) {
  const { t } = useLanguage()
  return (
    <span>
      {t(lot.demo ? 'lot.demo' : 'lot.lot')} <bdi dir="ltr">{lot.reference}</bdi>
    </span>
  )
}

export function PriceCell({ price }: { price: PriceText }) {
  const { t } = useLanguage()
  if (price.visible) return <span>{price.amount}</span>
  if (price.gated === 'on_request') return t('lot.on_request')
  return (
    <DialogLink dialog="login" className="locked">
      <Icon name="lock" size="sm" />
      {t('lot.log_in_to_see')}
    </DialogLink>
  )
}
