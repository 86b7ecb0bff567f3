import { data, Outlet } from 'react-router'
import { audienceOf, sessionContext } from '../../accounts/identity/session.server'
import { findProfile } from '../../accounts/profiles/profile.server'
import { TeamContact } from '../../company/contacts/team-contact'
import { useSite } from '../../company/contacts/use-site'
import '../../company/contacts/team-card.css'
import { presentTrust } from '../../company/contacts/present-trust.server'
import { productsAddress } from '../../lots/facts/lot-address'
import { isBarredIn } from '../../lots/presentation/describe-restrictions'
import { countryName } from '../../platform/i18n/country-name'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { LotCards } from '../cards/lot-cards'
import '../cards/lot-rows.css'
import '../cards/lot-opening.css'
import { findSavedAmong } from '../watchlist/saved-lots.server'
import { Watchlist } from '../watchlist/watchlist'
import type { Route } from './+types/lot-page'
import { LotBar } from './lot-bar'
import { LotCrumbs } from './lot-crumbs'
import { LotDetails } from './lot-details'
import { LotGallery } from './lot-gallery'
import { LotGone } from './lot-gone'
import { LotHead } from './lot-head'
import { LotLabel } from './lot-label'
import '../../platform/ui/pill.css'
import './lot-page.css'
import './lot-print.css'
import { parseManifestQuery } from '../lot-view/manifest-query'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { readLotPage } from '../lot-view/read-lot-page.server'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const session = context.get(sessionContext)
  const reader = {
    audience: audienceOf(session),
    language: routeLanguage(params),
    today: todayOf(services),
  } as const
  const manifest = parseManifestQuery(new URL(request.url).search)
  const { onPage, restrictions, ...page } = await readLotPage(services, params.reference, reader, manifest)
  const isUnknown = page.gone?.why === 'unknown'
  const saved = isUnknown ? null : await findSavedAmong(services, onPage, session?.member.id ?? null)
  if (page.lot === null) return data({ ...page, saved }, isUnknown ? 404 : 410)
  const home = session && restrictions.length > 0 ? (await findProfile(services, session.member)).country : null
  const country = home !== null && isBarredIn(home, restrictions) ? countryName(home, reader.language) : null
  return data({ ...page, saved, barredIn: country, trust: presentTrust(services, reader.language, ['ways', 'record']) })
}

export default function LotPage({ loaderData }: Route.ComponentProps) {
  const { lot, gone, similar, saved } = loaderData
  if (lot === null) return <LotGone gone={gone} similar={similar} saved={saved} />
  return (
    <>
      <LotHead lot={lot} structured={loaderData.structured} picture={loaderData.picture} />
      <LotTop lot={lot} saved={saved?.includes(lot.reference) ?? null} barredIn={loaderData.barredIn} />
      <LotDetails lot={lot} />
      <AskBand />
      {loaderData.trust && <div className="lot-page__trust" dangerouslySetInnerHTML={{ __html: loaderData.trust }} />}
      {similar.length > 0 && <SimilarLots lot={lot} lots={similar} saved={saved} />}
      <Watchlist isMember={saved !== null} />
      <LotBar />
    </>
  )
}

function LotTop(props: { lot: LotPageView; saved: boolean | null; barredIn: string | null }) {
  const { lot, saved, barredIn } = props
  const { t } = useLanguage()
  return (
    <div className="wrap lot-page">
      <LotCrumbs lot={lot} />
      <div className="lot-page__grid">
        <LotGallery key={lot.reference} lot={lot} />
        <div className="lot-page__aside">
          <p className="caption tabular">
            {t('lot.lot')} <bdi dir="ltr">{lot.reference}</bdi>
            {lot.listed && `, ${t('lot_page.listed', { day: lot.listed })}`}
          </p>
          <h1 className="d3" {...lot.foreign}>
            {lot.title}
          </h1>
          {lot.demo && <p className="pill pill--info lot-page__demo">{t('lot_page.demo')}</p>}
          <LotLabel lot={lot} saved={saved} barredIn={barredIn} />
        </div>
      </div>
    </div>
  )
}

function AskBand() {
  const { t } = useLanguage()
  const { buyersContact, answersBuyersWithinWorkingDays } = useSite()
  return (
    <section className="section kraft ask-band" id="ask">
      <div className="wrap ask-band__grid">
        <div className="ask-band__lead">
          <h2 className="d2">{t('lot_page.ask')}</h2>
          <p className="lead">
            {t('lot_page.ask_lead', { name: buyersContact.name, count: answersBuyersWithinWorkingDays })}
          </p>
        </div>
        <div className="ask-band__form">
          <Outlet />
        </div>
        <TeamContact member={buyersContact} />
      </div>
    </section>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

function SimilarLots(props: { lot: LotPageView; lots: LoaderData['similar']; saved: LoaderData['saved'] }) {
  const { t, language } = useLanguage()
  const { lots, saved } = props
  const [category] = props.lot.categories
  return (
    <section className="wrap lot-page__similar">
      <div className="lot-page__row">
        <h2 className="d3">{t('lot_page.similar')}</h2>
        {category && (
          <PageLink className="link" to={productsAddress(language, category)}>
            {t('lot_gone.see_category', { category: t(`categories.${category}`) })}
            <Icon name="arrow-right" size="sm" flip />
          </PageLink>
        )}
      </div>
      <LotCards lots={lots} saved={saved} look="4" />
    </section>
  )
}
