import { data } from 'react-router'
import { AskButton } from '../../company/contacts/ask-button'
import { useSite } from '../../company/contacts/use-site'
import { productsAddress } from '../../lots/facts/lot-address'
import { headersOfLoader } from '../../platform/http/private-headers'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { AlivetaCard } from '../aliveta/aliveta-card'
import foodStillUrl from '../art/food-still.svg?url&no-inline'
import type { Route } from './+types/food-page'
import { BuyingHero } from './buying-hero'
import { ContactPanel } from './contact-panel'
import { loadStock } from './load-stock.server'
import { StockRow } from './stock-row'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { stock, init } = await loadStock(context, params.lang, 'category=food&limit=4')
  return data({ stock }, init)
}

export const headers = headersOfLoader

export default function FoodPage({ loaderData: { stock } }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { leftOut } = useSite()
  const lotsAddress = productsAddress(language, 'food')
  return (
    <>
      <BuyingHero ground="pantry" title={t('food_page.title')} lead={t('food_page.lead')} drawing={foodStillUrl}>
        <AskButton form="food" wish={{ category: 'food' }}>
          {t('food_page.ask')}
        </AskButton>
        <PageLink className="btn btn--line" to={lotsAddress}>
          {t('food_page.lots_title')}
        </PageLink>
      </BuyingHero>
      {!leftOut.includes('/:lang/aliveta') && <AlivetaCard />}
      {stock && stock.lots.length > 0 && (
        <section className="wrap stock">
          <StockRow
            title={t('food_page.lots_title')}
            look="d3"
            lots={stock.lots}
            all={t('food_page.all_lots', { count: stock.count, total: stock.total })}
            allAddress={lotsAddress}
          />
        </section>
      )}
      <ContactPanel title={t('food_page.panel_title')} lead={t('food_page.panel_lead')} />
    </>
  )
}
