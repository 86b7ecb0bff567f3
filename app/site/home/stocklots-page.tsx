import { data } from 'react-router'
import { CategoryChip } from '../../catalogue/cards/category-chip'
import { AskButton } from '../../company/contacts/ask-button'
import { presentTrust } from '../../company/contacts/present-trust.server'
import { productsAddress } from '../../lots/facts/lot-address'
import { headersOfLoader } from '../../platform/http/private-headers'
import '../../company/contacts/team-card.css'
import { useSite } from '../../company/contacts/use-site'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import '../../platform/ui/label.css'
import { PageLink } from '../../platform/ui/page-link'
import palletWallUrl from '../../platform/ui/pallet-wall.svg?url&no-inline'
import { HandlingMark, type HandlingMarkName } from '../frame/handling-marks'
import type { Route } from './+types/stocklots-page'
import { BuyingHero } from './buying-hero'
import { ContactPanel } from './contact-panel'
import { loadStock } from './load-stock.server'
import { StockRow } from './stock-row'
import './stocklots-page.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  const trust = presentTrust(context.get(servicesContext), language, ['record', 'ways'])
  const { stock, init } = await loadStock(context, params.lang, 'kind=stocklot&limit=4')
  return data({ trust, stock }, init)
}

export const headers = headersOfLoader

export default function StocklotsPage({ loaderData: { trust, stock } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { buyersContact } = useSite()
  const stocklots = `${productsAddress(language)}?kind=stocklot`
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
        <PageLink className="btn btn--line" to={stocklots}>
          {t('stocklots_page.see_lots')}
        </PageLink>
      </BuyingHero>
      {stock && stock.lots.length > 0 && (
        <section className="wrap stock">
          <StockRow
            title={t('stocklots_page.lots_title')}
            look="d2"
            lots={stock.lots}
            all={t('lot.all_counted', { count: stock.count, total: stock.total })}
            allAddress={stocklots}
          />
          <nav className="chips chips--scroll stock__chips" aria-label={t('home.categories')}>
            {stock.categories.map(({ category, total }) => (
              <CategoryChip
                key={category}
                category={category}
                count={total}
                address={productsAddress(language, category)}
              />
            ))}
          </nav>
        </section>
      )}
      <section className="wrap terms" aria-label={t('stocklots_page.terms')}>
        <Term mark="up" title={t('stocklots_page.full_lots')} text={t('stocklots_page.full_lots_text')} />
        <Term mark="fragile" title={t('stocklots_page.checked')} text={t('stocklots_page.checked_text')} />
        <Term mark="dry" title={t('stocklots_page.delivery')} text={t('stocklots_page.delivery_text')} />
      </section>
      {trust && <div dangerouslySetInnerHTML={{ __html: trust }} />}
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
