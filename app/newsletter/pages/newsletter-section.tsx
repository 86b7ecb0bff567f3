import { useLanguage } from '../../platform/i18n/use-language'
import { NewsletterForm } from './newsletter-form'
import './newsletter-section.css'

export function NewsletterSection() {
  const { t } = useLanguage()
  return (
    <section className="nlband">
      <div className="wrap nlband__g">
        <h2 className="d2">{t('newsletter_section.title')}</h2>
        <NewsletterForm />
      </div>
    </section>
  )
}
