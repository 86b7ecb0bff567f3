import { useLocation } from 'react-router'
import type { Language } from '../i18n/languages'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { useSite } from '../team/use-site'
import { pagePictureAddress } from './page-picture-address'
import { type ListedPath, listedPageAt, listingOf } from './pages'

/** Language and country as Open Graph writes them. */
const places: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pl: 'pl_PL',
  el: 'el_GR',
  ar: 'ar_AR',
}

/**
 * What search engines and shared links show of the page: title, description, its one address, and where it stands in the
 * other languages. What `pages.ts` does not name is kept out of search engines. React moves all of it to the head.
 * @param props.pictures version of the pictures for shared links
 */
export function PageHead({ pictures }: { pictures: string }) {
  const { pathname } = useLocation()
  const page = listedPageAt(pathname)
  return page ? <Listed page={page} pictures={pictures} /> : <meta name="robots" content="noindex" />
}

function Listed({ page, pictures }: { page: ListedPath; pictures: string }) {
  const { t, language } = useLanguage()
  const { publicUrl, languages, company } = useSite()
  const listing = listingOf(page)
  const title = t(listing.title, { company: company.name })
  const description = t(listing.description, { company: company.name })
  const addressIn = (other: Language) => publicUrl + pageAddress(page, other)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      {languages[0] && <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0])} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={places[language]} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={places[other]} />
        ))}
      <meta property="og:image" content={`${publicUrl}${pagePictureAddress(page, language)}?v=${pictures}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t(listing.headline, { company: company.name })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
