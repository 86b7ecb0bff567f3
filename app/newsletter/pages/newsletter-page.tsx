import { useLanguage } from '../../platform/i18n/use-language'
import { Ticks } from '../../platform/ui/note-frame'
import palletWallUrl from '../../platform/ui/pallet-wall.svg?url&no-inline'
import type { Route } from './+types/newsletter-page'
import { answerNewsletterForm } from './answer-newsletter-form.server'
import { NewsletterForm } from './newsletter-form'
import './newsletter-page.css'

const promises = ['get_facts', 'get_choice', 'get_out'] as const

export const action = answerNewsletterForm

/** A form response is private; the page itself is cacheable. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <section className="news-page">
      <div className="wrap news-page__grid">
        <div>
          <h1 className="d1 d1--s">{t('newsletter_page.title')}</h1>
          <p className="lead">{t('newsletter_page.lead')}</p>
          <h2 className="d4">{t('newsletter_page.get_title')}</h2>
          <Ticks lines={promises.map((promise) => t(`newsletter_page.${promise}`))} />
        </div>
        <div className="panel news-page__form">
          <NewsletterForm answer={actionData} />
        </div>
        <img className="news-page__art" src={palletWallUrl} alt="" width="900" height="404" loading="lazy" />
      </div>
    </section>
  )
}
