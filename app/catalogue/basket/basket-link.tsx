import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import { BASKET } from './basket'
import './basket-link.css'
import { inquiryAddress } from './inquiry-address'
import { useBasket } from './use-basket'

export function BasketLink() {
  const { t, language } = useLanguage()
  const lots = useBasket()
  return (
    <p className="basket-link" role="status" data-kept={BASKET}>
      {lots.length > 0 && (
        <PageLink to={inquiryAddress(language, lots)}>
          <b className="tabular">{lots.length}</b>
          {t('basket.ask', { count: lots.length })}
          <Icon name="arrow-right" flip />
        </PageLink>
      )}
    </p>
  )
}
