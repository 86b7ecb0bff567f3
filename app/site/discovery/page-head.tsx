import { useLocation } from 'react-router'
import { PageDescription } from '../../catalogue/share-pictures/page-description'
import { useSite } from '../../company/contacts/use-site'
import { type Category, categories } from '../../lots/facts/categories'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { pagePictureAddress } from './page-picture-address'
import { describesItself, headlineOf, type ListedPath, listedPageAt, listingOf } from './pages'

/** Default page metadata, overridden by pages with their own. Pages that `pages.ts` does not list are noindex. */
export function PageHead({ pictures }: { pictures: string }) {
  const { pathname, search } = useLocation()
  const page = listedPageAt(pathname)
  if (page) return <Listed page={page} part={partOf(page, search)} pictures={pictures} />
  return describesItself(pathname) ? null : <meta name="robots" content="noindex" />
}

/** Query parameters that do not change the canonical URL. */
const sameWith = /^(?:view|sort|limit|dialog|utm_\w+)$/

/** Undefined for the whole page, a category of the catalogue, or null for any other filter, which must not be indexed. */
function partOf(page: ListedPath, search: string): Category | undefined | null {
  if (page !== '/:lang/products') return undefined
  const asked = [...new URLSearchParams(search)].filter(([name]) => !sameWith.test(name))
  const [first, second] = asked
  if (!first) return undefined
  return (!second && first[0] === 'category' && categories.find((category) => category === first[1])) || null
}

function Listed(props: { page: ListedPath; part: Category | undefined | null; pictures: string }) {
  const { page, part, pictures } = props
  const { t, language } = useLanguage()
  const { company, leftOut } = useSite()
  const listing = listingOf(page)
  const isWithoutFood = page === '/:lang' && leftOut.includes('/:lang/food')
  const words = { company: company.name }
  const title = t(isWithoutFood ? 'home.page_title_without_food' : listing.title, words)
  if (part === null)
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  const before = part ? `${t(`categories.${part}`)}: ` : ''
  return (
    <PageDescription
      title={before + title}
      description={before + t(listing.description, words)}
      addressIn={(other) => pageAddress(page, other) + (part ? `?category=${part}` : '')}
      picture={
        import.meta.env.SSR
          ? {
              address: `${pagePictureAddress(page, language)}?v=${pictures}`,
              type: 'image/png',
              width: 1200,
              height: 630,
              alt: t(headlineOf(page), words),
            }
          : undefined
      }
    />
  )
}
