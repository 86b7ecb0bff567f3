import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import { AlivetaOlives } from './aliveta-olives'
import './aliveta-page.css'
import './ysabeau.css'
import { AlivetaReasons } from './aliveta-reasons'
import groveUrl from './art/grove.svg?url&no-inline'
import branchUrl from './art/olive-branch.svg?url&no-inline'

export default function AlivetaPage() {
  const { t } = useLanguage()
  const { company } = useSite()
  const mail = `mailto:${company.email}?subject=Aliveta`
  return (
    <>
      <title>{`Aliveta – ${company.name}`}</title>
      <meta name="description" content={t('aliveta.lead')} />
      <section className="ahero">
        <div className="wrap ahero__t">
          <h1>{t('aliveta.title')}</h1>
          <p className="lead">{t('aliveta.lead')}</p>
          <a className="btn" href={mail}>
            {t('aliveta.ask')}
            <Icon name="mail" />
          </a>
        </div>
        <img className="ahero__a" src={groveUrl} alt="" width="1600" height="740" />
      </section>
      <section className="section">
        <div className="wrap">
          <div className="aabout">
            <h2>{t('aliveta.about_title')}</h2>
            <img src={branchUrl} alt="" width="780" height="360" />
          </div>
          <AlivetaReasons />
        </div>
      </section>
      <AlivetaOlives />
      <section className="acont">
        <div className="wrap acont__g">
          <h2>{t('aliveta.contact_title')}</h2>
          <div>
            <p className="lead">{t('aliveta.contact_lead')}</p>
            <a className="btn" href={mail}>
              {t('aliveta.contact')}
              <Icon name="arrow-right" flip />
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
