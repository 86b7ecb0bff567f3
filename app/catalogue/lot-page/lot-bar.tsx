import { phoneAddress } from '../../company/contacts/phone-address'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import './lot-bar.css'

export function LotBar() {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <nav className="lot-bar" aria-label={t('lot_page.ask')}>
      <a className="btn btn--md" href="#ask">
        {t('lot_page.ask_short')}
      </a>
      <a className="btn btn--line btn--md" href={phoneAddress(buyersContact.phone)}>
        <Icon name="phone" size="sm" />
        {t('team.call')}
      </a>
      <a className="btn btn--line btn--md" href={buyersContact.chat}>
        <Icon name="chat" size="sm" />
        {t('team.chat')}
      </a>
    </nav>
  )
}
