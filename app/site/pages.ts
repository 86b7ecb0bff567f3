import type { PagePath, PageRoute } from '../i18n/page-address'
import type { MessageKey } from '../i18n/translate'

/** What search engines and people with a shared link read about a page. Every text may name the `{company}`. */
export interface ListedPage {
  /** Title of the window and of search results. */
  readonly title: MessageKey
  /** 50 to 160 characters in every language, and no other page's. */
  readonly description: MessageKey
  /** The page's own headline, for the picture of a shared link. */
  readonly headline: MessageKey
}

/**
 * Every page and how it is found; a new page does not compile without its line. An unlisted page is kept out of search
 * engines, and says its `<title>` itself: it is meant for one visitor, or one moment.
 */
const pages = {
  '/:lang': { title: 'home.page_title', description: 'home.lead', headline: 'home.title' },
  '/:lang/food': {
    title: 'food_page.page_title',
    description: 'food_page.description',
    headline: 'food_page.title',
  },
  '/:lang/aliveta': {
    title: 'aliveta_page.page_title',
    description: 'aliveta_page.description',
    headline: 'aliveta_page.title',
  },
  '/:lang/stocklots': {
    title: 'stocklots_page.page_title',
    description: 'stocklots_page.description',
    headline: 'stocklots_page.title',
  },
  '/:lang/sell': { title: 'sell_page.page_title', description: 'sell_page.description', headline: 'sell_page.title' },
  '/:lang/request': {
    title: 'request_page.page_title',
    description: 'request_page.description',
    headline: 'request_page.title',
  },
  '/:lang/contact': {
    title: 'contact_page.page_title',
    description: 'contact_page.description',
    headline: 'contact_page.title',
  },
  '/:lang/about-us': {
    title: 'about_page.page_title',
    description: 'about_page.description',
    headline: 'about_page.title',
  },
  '/:lang/newsletter': {
    title: 'newsletter_page.page_title',
    description: 'newsletter_page.description',
    headline: 'newsletter_page.title',
  },
  '/:lang/newsletter/confirm/:token': 'unlisted',
  '/:lang/newsletter/unsubscribe/:token': 'unlisted',
  '/:lang/newsletter/preferences/:token': 'unlisted',
  '/:lang/privacy': {
    title: 'privacy_page.page_title',
    description: 'privacy_page.description',
    headline: 'privacy_page.title',
  },
  '/:lang/imprint': {
    title: 'imprint_page.page_title',
    description: 'imprint_page.description',
    headline: 'imprint_page.title',
  },
  '/:lang/sign-in': 'unlisted',
  '/:lang/sign-in/code': 'unlisted',
  '/:lang/account/second-factor': 'unlisted',
  '/:lang/register': 'unlisted',
  '/:lang/forgot-password': 'unlisted',
  '/:lang/reset-password': 'unlisted',
  '/:lang/verify': 'unlisted',
  '/:lang/join-team': 'unlisted',
  '/:lang/sign-out': 'unlisted',
  '/:lang/account': 'unlisted',
  '/:lang/account/business': 'unlisted',
  '/:lang/account/security': 'unlisted',
  '/:lang/account/data': 'unlisted',
  '/:lang/account/export': 'unlisted',
  '/:lang/account-closed': 'unlisted',
  '/:lang/confirm-email': 'unlisted',
  '/:lang/team': 'unlisted',
} as const satisfies Readonly<Record<PageRoute, ListedPage | 'unlisted'>>

type Pages = typeof pages

/** A page that search engines may show. */
export type ListedPath = { [Path in keyof Pages]: Pages[Path] extends 'unlisted' ? never : Path }[keyof Pages] &
  PagePath

const listings = new Map<string, ListedPage | 'unlisted'>(Object.entries(pages))

/** Every page that search engines may show. */
export const listedPaths: readonly ListedPath[] = Object.keys(pages).filter(isListed)

/** The routes that search engines must not follow, such as `/:lang/offers/:token`. */
export const unlistedRoutes: readonly string[] = Object.keys(pages).filter((route) => !isListed(route))

/** The words about a listed page. */
export function listingOf(path: ListedPath): ListedPage {
  return pages[path]
}

/** The listed page at an address of ours such as `/de/food`, or null. Like the router it knows no case and no slash at the end. */
export function listedPageAt(pathname: string): ListedPath | null {
  const route = pathname
    .toLowerCase()
    .replace(/^\/[^/]*/, '/:lang')
    .replace(/\/$/, '')
  return isListed(route) ? route : null
}

function isListed(route: string): route is ListedPath {
  const listing = listings.get(route)
  return listing !== undefined && listing !== 'unlisted'
}
