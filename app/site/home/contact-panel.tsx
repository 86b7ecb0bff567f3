import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import './contact-panel.css'

export function ContactPanel({ title, lead }: { title: string; lead: string }) {
  const { t, language } = useLanguage()
  return (
    <section className="wrap contact-panel">
      <div>
        <h2 className="d3">{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <PageLink className="btn" to={pageAddress('/:lang/contact', language)}>
        {t('team.contact_us')}
        <Icon name="arrow-right" flip />
      </PageLink>
    </section>
  )
}
