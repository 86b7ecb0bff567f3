import { Link } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import foodUrl from './art/food-still.svg?url&no-inline'
import branchUrl from './art/olive-branch.svg?url&no-inline'
import './food-page.css'
import './ysabeau.css'

export default function FoodPage() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const mail = `mailto:${company.email}`
  return (
    <>
      <title>{`${t('food.title')} – ${company.name}`}</title>
      <meta name="description" content={t('food.lead')} />
      <section className="foodhero">
        <div className="wrap foodhero__g">
          <div>
            <h1 className="d1 d1--s">{t('food.title')}</h1>
            <p className="lead">{t('food.lead')}</p>
            <a className="btn" href={mail}>
              {t('food.ask')}
              <Icon name="mail" />
            </a>
          </div>
          <img src={foodUrl} alt="" width="900" height="404" />
        </div>
      </section>
      <section className="section">
        <div className="wrap foodrest">
          <Link className="alicard" to={pageAddress('/:lang/aliveta', language)}>
            <img src={branchUrl} alt="" width="780" height="360" />
            <span className="alicard__t">
              <b>{t('header.aliveta')}</b>
              <span>{t('food.aliveta_lead')}</span>
              <span className="link">
                {t('food.meet')}
                <Icon name="arrow-right" flip />
              </span>
            </span>
          </Link>
          <div className="cpanel">
            <div>
              <h2 className="d3">{t('food.papers_title')}</h2>
              <p className="lead">{t('food.papers_lead')}</p>
            </div>
            <a className="btn" href={mail}>
              {t('food.write')}
              <Icon name="arrow-right" flip />
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
