import { useSite } from '../../company/contacts/use-site'
import type { Language } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'

const places: Readonly<Partial<Record<Language, string>>> = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pl: 'pl_PL',
  el: 'el_GR',
  ar: 'ar_AR',
}

export interface LinkPicture {
  readonly address: string
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
  readonly alt: string
}

interface Described {
  readonly title: string
  readonly description: string
  readonly addressIn: (language: Language) => string
  readonly picture: LinkPicture | undefined
}

/** Page metadata: title, description, canonical URL, alternates and preview image. React hoists it to the head. */
export function PageDescription(props: Described) {
  const { title, description, addressIn } = props
  const { language } = useLanguage()
  const { publicUrl } = useSite()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicUrl + addressIn(language)} />
      {import.meta.env.SSR && <ForMachines {...props} />}
    </>
  )
}

/** Alternates and Open Graph tags (ogp.me). Server only: crawlers load the page. */
function ForMachines({ title, description, picture, ...props }: Described) {
  const { language } = useLanguage()
  const { publicUrl, languages, company } = useSite()
  const addressIn = (other: Language) => publicUrl + props.addressIn(other)
  return (
    <>
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      {languages[0] && <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0])} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={places[language] ?? language} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={places[other] ?? other} />
        ))}
      {picture && (
        <>
          <meta property="og:image" content={publicUrl + picture.address} />
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
