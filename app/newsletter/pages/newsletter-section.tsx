import { useLanguage } from '../../platform/i18n/use-language'
import { NewsletterForm } from './newsletter-form'
import './newsletter-section.css'

export function NewsletterSection() {
  const { t } = useLanguage()
  return (
    <section className="news-band">
      <div className="wrap news-band__grid">
        <h2 className="d2">{t('newsletter_section.title')}</h2>
        <NewsletterForm />
      </div>
    </section>
  )
}
