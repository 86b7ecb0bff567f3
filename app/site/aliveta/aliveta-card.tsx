import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import './aliveta-card.css'
import wordmarkUrl from './art/aliveta.svg?url&no-inline'
import branchUrl from './art/olive-branch.svg?url&no-inline'

export function AlivetaCard() {
  const { t, language } = useLanguage()
  return (
    <section className="wrap aliveta-card__frame">
      <PageLink className="aliveta-card" to={pageAddress('/:lang/aliveta', language)}>
        <img className="aliveta-card__art" src={branchUrl} alt="" width="780" height="360" loading="lazy" />
        <div className="aliveta-card__text">
          <h2>
            <img src={wordmarkUrl} alt={t('header.aliveta')} width="2868" height="724" loading="lazy" />
          </h2>
          <p>{t('aliveta_page.card_lead')}</p>
          <span className="link">
            {t('aliveta_page.card_link')}
            <Icon name="arrow-right" flip />
          </span>
        </div>
      </PageLink>
    </section>
  )
}
