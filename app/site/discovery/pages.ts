import type { PagePath } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'

/** Metadata of a page. Every text may use `{company}`. */
interface ListedPage {
  readonly title: MessageKey
  /** 50 to 160 characters in every language, and unique. */
  readonly description: MessageKey
}

/** Indexed pages. All others are noindex, and `site-map.server.ts` keeps robots away from them. */
const pages = {
  '/:lang': { title: 'home.page_title', description: 'home.lead' },
  '/:lang/food': { title: 'food_page.page_title', description: 'food_page.description' },
  '/:lang/aliveta': { title: 'aliveta_page.page_title', description: 'aliveta_page.description' },
  '/:lang/stocklots': { title: 'stocklots_page.page_title', description: 'stocklots_page.description' },
  '/:lang/products': { title: 'products_page.page_title', description: 'products_page.description' },
  '/:lang/sell': { title: 'sell_page.page_title', description: 'sell_page.description' },
  '/:lang/request': { title: 'request_page.page_title', description: 'request_page.description' },
  '/:lang/contact': { title: 'contact_page.page_title', description: 'contact_page.description' },
  '/:lang/about-us': { title: 'about_page.page_title', description: 'about_page.description' },
  '/:lang/newsletter': { title: 'newsletter_page.page_title', description: 'newsletter_page.description' },
  '/:lang/privacy': { title: 'privacy_page.page_title', description: 'privacy_page.description' },
  '/:lang/imprint': { title: 'imprint_page.page_title', description: 'imprint_page.description' },
} as const satisfies Partial<Readonly<Record<PagePath, ListedPage>>>

export type ListedPath = keyof typeof pages

/** On share pictures, which the browser does not make. */
const headlines: Readonly<Record<ListedPath, MessageKey>> = {
  '/:lang': 'home.title',
  '/:lang/food': 'food_page.title',
  '/:lang/aliveta': 'aliveta_page.title',
  '/:lang/stocklots': 'stocklots_page.title',
  '/:lang/products': 'products_page.headline',
  '/:lang/sell': 'sell_page.title',
  '/:lang/request': 'request_page.title',
  '/:lang/contact': 'contact_page.title',
  '/:lang/about-us': 'about_page.title',
  '/:lang/newsletter': 'newsletter_page.title',
  '/:lang/privacy': 'privacy_page.title',
  '/:lang/imprint': 'imprint_page.title',
}

export const listedPaths: readonly ListedPath[] = Object.keys(pages).filter(isListed)

export function listingOf(path: ListedPath): ListedPage {
  return pages[path]
}

export function headlineOf(path: ListedPath): MessageKey {
  return headlines[path]
}

/** Listed page of a path such as `/de/food`, or null. Like the router, ignores case and a trailing slash. */
export function listedPageAt(pathname: string): ListedPath | null {
  const route = pathname
    .toLowerCase()
    .replace(/^\/[^/]*/, '/:lang')
    .replace(/\/$/, '')
  return isListed(route) ? route : null
}

/** Whether the page of a path defines its own metadata: `/de/products/L-2611-0042`. */
export function describesItself(pathname: string): boolean {
  return /^\/[^/]+\/products\/[^/]+\/?$/i.test(pathname)
}

function isListed(route: string): route is ListedPath {
  return Object.hasOwn(pages, route)
}
