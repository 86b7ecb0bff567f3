import type { PriceFault } from '../../lots/lots/lot-figures'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'

export function PriceWarning({ fault }: { fault: PriceFault | null }) {
  const { t } = useLanguage()
  if (fault === null) return null
  return (
    <p className="alert alert--warn">
      <Icon name="alert-triangle" />
      {t(`stock.${fault}`)}
    </p>
  )
}
