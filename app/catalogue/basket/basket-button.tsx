import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { useLotInBasket } from './use-basket'

export function BasketButton({ lot, look }: { lot: string; look: string }) {
  const { t } = useLanguage()
  const { isIn, onClick } = useLotInBasket(lot)
  return (
    <button type="button" className={`btn needs-js ${look}`} aria-pressed={isIn} onClick={onClick}>
      <Icon name={isIn ? 'check' : 'plus'} />
      {t(isIn ? 'basket.is_in' : 'basket.put')}
    </button>
  )
}
