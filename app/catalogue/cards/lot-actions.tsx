import { BasketToggle } from '../basket/basket-toggle'
import { SaveLot } from '../watchlist/save-lot'
import type { LotCardView } from './present-cards.server'

/** Requires one `<Watchlist>` and one `<BasketNotice>` on the page. @param props.saved null when signed out: the device stores them */
export function LotActions(props: { lot: LotCardView; saved: readonly string[] | null; look: 'corner' | 'line' }) {
  const { lot, saved, look } = props
  return (
    <div className={`toggles toggles--${look}`}>
      <BasketToggle lot={lot} look={look} />
      <SaveLot lot={lot} saved={saved?.includes(lot.reference) ?? null} look={look} />
    </div>
  )
}
