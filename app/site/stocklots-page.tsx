import { useLanguage } from '../i18n/use-language'
import { AskButton } from '../team/ask-button'
import { useSite } from '../team/use-site'
import palletWallUrl from './art/pallet-wall.svg?url&no-inline'
import { BuyingHero } from './buying-hero'
import { ContactPanel } from './contact-panel'
import { HandlingMark, type HandlingMarkName } from './handling-marks'
import './stocklots-page.css'

export default function StocklotsPage() {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <>
      <BuyingHero
        ground="kraft"
        title={t('stocklots_page.title')}
        lead={t('stocklots_page.lead')}
        drawing={palletWallUrl}
      >
        <AskButton form="stocklots" look="btn--ink">
          {t('stocklots_page.ask')}
        </AskButton>
      </BuyingHero>
      <section className="wrap terms" aria-label={t('stocklots_page.terms')}>
        <Term mark="up" title={t('stocklots_page.full_lots')} text={t('stocklots_page.full_lots_text')} />
        <Term mark="fragile" title={t('stocklots_page.checked')} text={t('stocklots_page.checked_text')} />
        <Term mark="dry" title={t('stocklots_page.delivery')} text={t('stocklots_page.delivery_text')} />
      </section>
      <ContactPanel
        title={t('stocklots_page.panel_title')}
        lead={t('stocklots_page.panel_lead', { name: buyersContact.name })}
      />
    </>
  )
}

function Term({ mark, title, text }: { mark: HandlingMarkName; title: string; text: string }) {
  return (
    <div>
      <HandlingMark name={mark} />
      <h2 className="d4">{title}</h2>
      <p className="muted">{text}</p>
    </div>
  )
}
