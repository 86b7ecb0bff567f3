import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { languageNames, switchLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

/** This page in every language, preserving path, query and, in the browser, fragment. */
export function LanguageLinks({ ticked }: { ticked?: boolean }) {
  const { language: current } = useLanguage()
  const { languages } = useSite()
  const { pathname, search } = useLocation()
  return languages.map((language) => (
    // A full page load, to get the other language's translations.
    <a
      key={language}
      href={switchLanguage({ pathname, search, hash: '' }, language)}
      hrefLang={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={keepHash}
    >
      {ticked && <span className="header__tick">{language === current && <Icon name="check" />}</span>}
      <span>{languageNames[language]}</span>
    </a>
  ))
}

function keepHash(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.hash = window.location.hash
}
