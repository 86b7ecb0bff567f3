import { useLanguage } from '../../platform/i18n/use-language'
import type { LegalText } from './legal-text.server'
import './legal-page.css'

export function LegalArticle({ title, text }: { title: string; text: LegalText }) {
  const { language } = useLanguage()
  return (
    <div className="legal">
      <div className="wrap legal__article">
        <h1 className="d1 d1--s">{title}</h1>
        <article
          className="legal__own"
          lang={text.language === language ? undefined : text.language}
          dir="auto"
          dangerouslySetInnerHTML={{ __html: text.html }}
        />
      </div>
    </div>
  )
}
