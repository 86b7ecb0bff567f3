import { data } from 'react-router'
import type { StockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { CompanyData } from '../../company/contacts/company-data'
import { presentTrust } from '../../company/contacts/present-trust.server'
import { TeamCard } from '../../company/contacts/team-card'
import { useSite } from '../../company/contacts/use-site'
import { productsAddress } from '../../lots/facts/lot-address'
import { NewsletterSection } from '../../newsletter/pages/newsletter-section'
import { headersOfLoader } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/home-page'
import { CategoryWall } from './category-wall'
import { FloorLabel } from './floor-label'
import { FreshGoods, type IllustratedCategory } from './fresh-goods'
import { HeroScene } from './hero-scene'
import './home-page.css'
import { illustrateCategories, loadStock } from './load-stock.server'
import { SampleNote } from './sample-note'

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  const trust = presentTrust(context.get(servicesContext), language, ['record'])
  const { stock, init } = await loadStock(context, params.lang, 'limit=8')
  const drawn = stock && stock.count > 0 ? [] : illustrateCategories()
  return data({ trust: trust ? { __html: trust } : undefined, stock, drawn }, init)
}

export const headers = headersOfLoader

export default function HomePage({ loaderData: { trust, stock, drawn } }: Route.ComponentProps) {
  const { leftOut } = useSite()
  return (
    <>
      <Hero stock={stock} />
      {!leftOut.includes('/:lang/products') && <Building stock={stock} drawn={drawn} />}
      <SellBand />
      <div dangerouslySetInnerHTML={trust} />
      <Team />
      {!leftOut.includes('/:lang/newsletter') && <NewsletterSection />}
      <CompanyData />
    </>
  )
}

function Hero({ stock }: { stock: StockSummary | null }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  return (
    // The intro animation runs on the first page load only, not after client-side navigation.
    <section className={import.meta.env.SSR ? 'hero hero--new kraft' : 'hero kraft'} suppressHydrationWarning>
      <div className="wrap hero__grid">
        <div>
          <h1 className="d1">{t('home.title')}</h1>
          <p className="lead">{t('home.lead', { company: company.name })}</p>
          <div className="hero__actions">
            <PageLink className="btn btn--ink" to={productsAddress(language)}>
              {t('home.see_lots')}
              <Icon name="arrow-right" flip />
            </PageLink>
            <PageLink className="btn btn--line" to={pageAddress('/:lang/sell', language)}>
              {t('home.offer')}
            </PageLink>
          </div>
        </div>
        <FloorLabel stock={stock} />
      </div>
      <HeroScene />
    </section>
  )
}

function Building({ stock, drawn }: { stock: StockSummary | null; drawn: readonly IllustratedCategory[] }) {
  const { t, language } = useLanguage()
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="d2">{t('home.wall_title')}</h2>
          <div>
            <p className="lead">{t('home.wall_lead')}</p>
            <PageLink className="link" to={productsAddress(language)}>
              {t('home.all_lots')}
              <Icon name="arrow-right" flip />
            </PageLink>
          </div>
        </div>
        <CategoryWall stock={stock} />
        <FreshGoods stock={stock} drawn={drawn} />
      </div>
    </section>
  )
}

function SellBand() {
  const { t, language } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  return (
    <section className="sell-band on-field corrugated">
      <div className="wrap sell-band__grid">
        <div>
          <h2 className="d2">{t('home.sell_title')}</h2>
          <p className="lead">{t('home.sell_lead', { count: answerWithinWorkingDays })}</p>
          <PageLink className="btn btn--canary" to={pageAddress('/:lang/sell', language)}>
            {t('home.send_offer')}
            <Icon name="arrow-right" flip />
          </PageLink>
          <p className="small muted">{t('home.sell_note')}</p>
        </div>
        <SampleNote />
      </div>
    </section>
  )
}

function Team() {
  const { t } = useLanguage()
  const { team } = useSite()
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="d2">{t('home.team_title')}</h2>
          <p className="lead">{t('home.team_lead')}</p>
        </div>
        <div className="team">
          {team.map((member) => (
            <TeamCard key={member.email} member={member} />
          ))}
        </div>
      </div>
    </section>
  )
}
