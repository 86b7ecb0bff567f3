import { lazy, Suspense } from 'react'
import { useLanguage } from '../i18n/use-language'
import './newsletter-section.css'
import { FORM } from './newsletter-fields'

/** It stands at the end of pages, where few go: in the page, as the server wrote it, it is brought to life by the focus. */
const NewsletterForm = lazy(async () => {
  if (!import.meta.env.SSR) await whenTurnedTo(document.getElementById(FORM))
  return { default: (await import('./newsletter-form')).NewsletterForm }
})

/** The band that offers the newsletter at the end of a page. */
export function NewsletterSection() {
  const { t } = useLanguage()
  return (
    <section className="nlband">
      <div className="wrap nlband__g">
        <h2 className="d2">{t('newsletter_section.title')}</h2>
        <Suspense>
          <NewsletterForm />
        </Suspense>
      </div>
    </section>
  )
}

/** Resolves when the focus is in a part of the page, or at once where that is not in it yet. */
function whenTurnedTo(part: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    if (!part || part.contains(document.activeElement)) return resolve()
    const turned = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && part.contains(target))) return
      window.removeEventListener('focusin', turned, true)
      resolve()
    }
    // React, which listens at the document, lets nothing through to a part that it has not brought to life.
    window.addEventListener('focusin', turned, true)
  })
}
