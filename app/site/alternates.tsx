import { useLocation } from 'react-router'
import { switchLanguage } from '../i18n/languages'
import { useSite } from '../team/use-site'

/** Tells search engines the page's one address, and where it stands in the other languages. React moves it to the head. */
export function Alternates() {
  const { publicUrl, languages } = useSite()
  const { pathname } = useLocation()
  const origin = publicUrl.replace(/\/$/, '')
  const addressIn = (language: (typeof languages)[number]) =>
    origin + switchLanguage({ pathname, search: '', hash: '' }, language)
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      {languages[0] && <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0])} />}
    </>
  )
}
