import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { NewsletterSection } from '../newsletter/newsletter-section'
import { CompanyData } from '../team/company-data'
import { TeamCard } from '../team/team-card'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import { PageLink } from '../ui/page-link'
import { lotsAddress } from './buying-addresses'
import { CategoryWall } from './category-wall'
import { FloorLabel } from './floor-label'
import { FreshGoods } from './fresh-goods'
import { HeroScene } from './hero-scene'
import './home-page.css'
import { SampleNote } from './sample-note'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Building />
      <SellBand />
      <Team />
      <NewsletterSection />
      <CompanyData />
    </>
  )
}

function Hero() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  return (
    // The label is stuck on and the forklift drives in once, with the first page; who comes back finds them in place.
    <section className={import.meta.env.SSR ? 'hero hero--new kraft' : 'hero kraft'} suppressHydrationWarning>
      <div className="wrap hero__g">
        <div>
          <h1 className="d1">{t('home.title')}</h1>
          <p className="lead">{t('home.lead', { company: company.name })}</p>
          <div className="hero__c">
            <PageLink className="btn btn--ink" to={lotsAddress(language)}>
              {t('home.see_lots')}
              <Icon name="arrow-right" flip />
            </PageLink>
            <PageLink className="btn btn--line" to={pageAddress('/:lang/sell', language)}>
              {t('home.offer')}
            </PageLink>
          </div>
        </div>
        <FloorLabel />
      </div>
      <HeroScene />
    </section>
  )
}

function Building() {
  const { t, language } = useLanguage()
  return (
    <section className="section">
      <div className="wrap">
        <div className="headrow">
          <h2 className="d2">{t('home.wall_title')}</h2>
          <div>
            <p className="lead">{t('home.wall_lead')}</p>
            <PageLink className="link" to={lotsAddress(language)}>
              {t('home.all_lots')}
              <Icon name="arrow-right" flip />
            </PageLink>
          </div>
        </div>
        <CategoryWall />
        <FreshGoods />
      </div>
    </section>
  )
}

function SellBand() {
  const { t, language } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  return (
    <section className="sellband on-field corr">
      <div className="wrap sellband__g">
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
        <div className="headrow">
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
