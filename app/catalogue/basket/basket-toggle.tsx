import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/toggle.css'
import { inquiryAddress } from './inquiry-address'
import { useLotInBasket } from './use-basket'

/** Basket toggle for a lot in a list. Without JavaScript it links to an inquiry about the lot. */
export function BasketToggle(props: {
  lot: { readonly reference: string; readonly title: string }
  look: 'corner' | 'line'
}) {
  const { lot, look } = props
  const { reference, title } = lot
  const { t, language } = useLanguage()
  const { isIn, onClick } = useLotInBasket(reference)
  return (
    <>
      <button type="button" className={`toggle toggle--${look} needs-js`} aria-pressed={isIn} onClick={onClick}>
        <Icon name={isIn ? 'check' : 'plus'} />
        <span className="visually-hidden">{t('basket.put_lot', { reference, title })}</span>
      </button>
      <PageLink className={`toggle toggle--${look} toggle--plain`} to={inquiryAddress(language, [reference])}>
        <Icon name="chat" />
        <span className="visually-hidden">{t('basket.ask_lot', { reference, title })}</span>
      </PageLink>
    </>
  )
}
