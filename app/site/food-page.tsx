import { AlivetaCard } from '../aliveta/aliveta-card'
import { useLanguage } from '../i18n/use-language'
import { AskButton } from '../team/ask-button'
import foodStillUrl from './art/food-still.svg?url&no-inline'
import { BuyingHero } from './buying-hero'
import { ContactPanel } from './contact-panel'

export default function FoodPage() {
  const { t } = useLanguage()
  return (
    <>
      <BuyingHero ground="pantry" title={t('food_page.title')} lead={t('food_page.lead')} drawing={foodStillUrl}>
        <AskButton form="food" wish={{ category: 'food' }}>
          {t('food_page.ask')}
        </AskButton>
      </BuyingHero>
      <AlivetaCard />
      <ContactPanel title={t('food_page.panel_title')} lead={t('food_page.panel_lead')} />
    </>
  )
}
