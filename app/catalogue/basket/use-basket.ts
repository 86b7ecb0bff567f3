import type { MouseEvent } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { showToast } from '../../platform/ui/toast-message'
import { addToBasket, MAX_LOTS, removeFromBasket } from './basket'
import { useBasket } from './basket-lots'

export function useLotInBasket(lot: string): { readonly isIn: boolean; readonly onClick: (event: MouseEvent) => void } {
  const { t } = useLanguage()
  const takeOut = useRemoveFromBasket()
  const lots = useBasket()
  const isIn = lots.includes(lot)
  return {
    isIn,
    onClick: ({ nativeEvent }) => {
      // A replayed click from before hydration was made on an unset button, so it always means "add".
      if (isIn && nativeEvent.isTrusted) takeOut(lot)
      else if (addToBasket(lot)) showToast(null)
      else if (lots.length < MAX_LOTS) showToast({ text: t('basket.not_kept'), isFault: true })
      else showToast({ text: t('basket.full', { count: MAX_LOTS }), isFault: true })
    },
  }
}

/** Returns a function that removes a lot and offers to undo that. @returns `back` also runs when the visitor undoes it */
export function useRemoveFromBasket(): (lot: string, back?: () => void) => void {
  const { t } = useLanguage()
  return (lot, back) => {
    removeFromBasket([lot])
    const undo = () => {
      addToBasket(lot)
      back?.()
    }
    const text = t('basket.taken_out', { lot: `\u2068${lot}\u2069` })
    showToast({ text, isFault: false, undo: { text: t('toast.undo'), run: undo } })
  }
}
