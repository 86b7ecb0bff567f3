import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { languageNames, switchLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

/** This page in every language: path and query stay, and the hash too, which only the browser knows. */
export function LanguageLinks({ ticked }: { ticked?: boolean }) {
  const { language: current } = useLanguage()
  const { languages } = useSite()
  const { pathname, search } = useLocation()
  return languages.map((language) => (
    // A plain link: the other language's translations come with a new page.
    <a
      key={language}
      href={switchLanguage({ pathname, search, hash: '' }, language)}
      hrefLang={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={keepHash}
    >
      {ticked && <span className="tick">{language === current && <Icon name="check" />}</span>}
      <span>{languageNames[language]}</span>
    </a>
  ))
}

function keepHash(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.hash = window.location.hash
}
