import { useLocation } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { PageDescription } from '../share/page-description'
import { useSite } from '../team/use-site'
import { pagePictureAddress } from './page-picture-address'
import { describesItself, type ListedPath, listedPageAt, listingOf } from './pages'

/**
 * What search engines and shared links show of the page. What `pages.ts` does not name is kept out of search engines; a page
 * that describes itself says all of it on its own.
 * @param props.pictures version of the pictures for shared links
 */
export function PageHead({ pictures }: { pictures: string }) {
  const { pathname } = useLocation()
  const page = listedPageAt(pathname)
  if (page) return <Listed page={page} pictures={pictures} />
  return describesItself(pathname) ? null : <meta name="robots" content="noindex" />
}

function Listed({ page, pictures }: { page: ListedPath; pictures: string }) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const listing = listingOf(page)
  const words = { company: company.name }
  return (
    <PageDescription
      title={t(listing.title, words)}
      description={t(listing.description, words)}
      addressIn={(other) => pageAddress(page, other)}
      picture={{
        address: `${pagePictureAddress(page, language)}?v=${pictures}`,
        type: 'image/png',
        width: 1200,
        height: 630,
        alt: t(listing.headline, words),
      }}
    />
  )
}
