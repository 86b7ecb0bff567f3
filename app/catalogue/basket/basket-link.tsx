import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import './basket-link.css'
import { useBasket } from './basket-lots'
import { inquiryAddress } from './inquiry-address'

export default function BasketLink() {
  const { t, language } = useLanguage()
  const lots = useBasket()
  return (
    lots.length > 0 && (
      <PageLink to={inquiryAddress(language, lots)}>
        <b className="tabular">{lots.length}</b>
        {t('basket.ask', { count: lots.length })}
        <Icon name="arrow-right" flip />
      </PageLink>
    )
  )
}
