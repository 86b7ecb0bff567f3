import { type MouseEvent, useSyncExternalStore } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { tell } from '../../platform/ui/news'
import { MOST_LOTS, putIntoBasket, readBasket, takeFromBasket, watchBasket } from './basket'

/** The numbers of the lots in the basket. The server knows none. */
export function useBasket(): readonly string[] {
  return useSyncExternalStore(watchBasket, readBasket, emptyBasket)
}

/** Whether a lot is in the basket, and what a press on its mark does. */
export function useLotInBasket(lot: string): { readonly isIn: boolean; readonly onClick: (event: MouseEvent) => void } {
  const { t } = useLanguage()
  const takeOut = useTakeOut()
  const lots = useBasket()
  const isIn = lots.includes(lot)
  return {
    isIn,
    onClick: ({ nativeEvent }) => {
      // A press from before the page came alive, repeated, was made on an empty mark: it means to put the lot in.
      if (isIn && nativeEvent.isTrusted) takeOut(lot)
      else if (putIntoBasket(lot)) tell(null)
      else if (lots.length < MOST_LOTS) tell({ text: t('basket.not_kept'), isFault: true })
      else tell({ text: t('basket.full', { count: MOST_LOTS }), isFault: true })
    },
  }
}

/**
 * Takes a lot out of the basket, says so on the page, and offers to put it back.
 * @returns does it; `back`: what else putting it back does
 */
export function useTakeOut(): (lot: string, back?: () => void) => void {
  const { t } = useLanguage()
  return (lot, back) => {
    takeFromBasket([lot])
    const undo = () => {
      putIntoBasket(lot)
      back?.()
    }
    const text = t('basket.taken_out', { lot: `\u2068${lot}\u2069` })
    tell({ text, isFault: false, undo: { text: t('toast.undo'), run: undo } })
  }
}

const empty: readonly string[] = []

function emptyBasket(): readonly string[] {
  return empty
}
