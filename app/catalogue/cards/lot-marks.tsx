import { BasketMark } from '../basket/basket-mark'
import { SaveLot } from '../watchlist/save-lot'
import type { LotCardView } from './present-cards.server'

/**
 * What can be done with a lot right from a list: put it into the inquiry, save it. Pages that have it show `<Watchlist>` and
 * `<BasketWay>` once.
 * @param props.saved references of those that the member has saved; null: nobody has signed in, and the device keeps them
 * @param props.look where it stands: on a card's photo, or in a line of a table
 */
export function LotMarks(props: { lot: LotCardView; saved: readonly string[] | null; look: 'corner' | 'line' }) {
  const { lot, saved, look } = props
  return (
    <div className={`toggles toggles--${look}`}>
      <BasketMark lot={lot} look={look} />
      <SaveLot lot={lot} saved={saved?.includes(lot.reference) ?? null} look={look} />
    </div>
  )
}
