import type { PriceFault } from '../../lots/lots/lot-figures'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'

export function PriceWarning({ fault }: { fault: PriceFault | null }) {
  const { t } = useLanguage()
  if (fault === null) return null
  return <Alert tone="warn">{t(`stock.${fault}`)}</Alert>
}
