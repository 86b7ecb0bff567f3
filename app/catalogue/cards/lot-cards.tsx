import { LotActions } from './lot-actions'
import { LotCard, ROW_SIZES } from './lot-card'
import type { LotCardView } from './present-cards.server'

/** Widths of the pictures in a list of cards. On a phone the photo is a strip beside the facts, as high as the card. */
const LIST_SIZES = '(max-width: 620px) 260px, (max-width: 1020px) 45vw, 316px'

/** Cards with {@link LotActions}. @param props.look a list, or a row of four @param props.priority how many are above the fold */
export function LotCards(props: {
  lots: readonly LotCardView[]
  saved: readonly string[] | null
  look: 'list' | '4'
  level?: 'h2' | 'h3'
  priority?: number
}) {
  const { lots, saved, look, level = 'h3', priority = 0 } = props
  return (
    <div className={`lots lots--${look}`}>
      {lots.map((lot, place) => (
        <LotCard
          key={lot.reference}
          lot={lot}
          level={level}
          priority={place < priority}
          sizes={look === 'list' ? LIST_SIZES : ROW_SIZES}
          mark={<LotActions lot={lot} saved={saved} look="corner" />}
        />
      ))}
    </div>
  )
}
