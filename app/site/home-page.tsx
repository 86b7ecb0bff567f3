import { Link } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { TeamCard } from '../team/team-card'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import { HeroScene } from './hero-scene'
import './home-page.css'
import { SampleNote } from './sample-note'

export default function HomePage() {
  const { t } = useLanguage()
  const { company } = useSite()
  return (
    <>
      <title>{t('home.page_title', { company: company.name })}</title>
      <meta name="description" content={t('home.lead', { company: company.name })} />
      <Hero />
      <SellBand />
      <Team />
    </>
  )
}

function Hero() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  return (
    <section className="hero kraft">
      <div className="wrap hero__g">
        <div>
          <h1 className="d1">{t('home.title')}</h1>
          <p className="lead">{t('home.lead', { company: company.name })}</p>
          <div className="hero__c">
            <Link className="btn btn--ink" to={pageAddress('/:lang/sell', language)}>
              {t('home.offer')}
              <Icon name="arrow-right" flip />
            </Link>
          </div>
        </div>
      </div>
      <HeroScene />
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
          <Link className="btn btn--canary" to={pageAddress('/:lang/sell', language)}>
            {t('home.send_offer')}
            <Icon name="arrow-right" flip />
          </Link>
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
