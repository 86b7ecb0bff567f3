import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import agentsUrl from './art/agents.svg?url&no-inline'
import auctionsUrl from './art/auctions.svg?url&no-inline'
import chainsUrl from './art/chains.svg?url&no-inline'
import importersUrl from './art/importers.svg?url&no-inline'
import logisticsUrl from './art/logistics.svg?url&no-inline'
import manufacturersUrl from './art/manufacturers.svg?url&no-inline'
import retailUrl from './art/retail.svg?url&no-inline'
import wholesalersUrl from './art/wholesalers.svg?url&no-inline'

const partners = [
  { kind: 'manufacturers', drawing: manufacturersUrl },
  { kind: 'importers', drawing: importersUrl },
  { kind: 'wholesalers', drawing: wholesalersUrl },
  { kind: 'retail', drawing: retailUrl },
  { kind: 'chains', drawing: chainsUrl },
  { kind: 'auctions', drawing: auctionsUrl },
  { kind: 'agents', drawing: agentsUrl },
  { kind: 'logistics', drawing: logisticsUrl },
] as const

export function Partners() {
  const { t } = useLanguage()
  const { answerWithinWorkingDays } = useSite()
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <h2 className="d2">{t('about_page.partners')}</h2>
          <p className="lead">{t('about_page.partners_lead', { count: answerWithinWorkingDays })}</p>
        </div>
        <ul className="partners">
          {partners.map(({ kind, drawing }) => (
            <li key={kind}>
              <div className="partners__art">
                <img src={drawing} alt="" width="240" height="170" loading="lazy" />
              </div>
              <div className="partners__body">
                <h3>{t(`about_page.${kind}`)}</h3>
                <p>{t(`about_page.${kind}_text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
