import type { PagePath } from '../../platform/i18n/page-address'
import type { Section, Site } from '../../platform/settings/site-file.server'

const sectionPages: Readonly<Record<Section, readonly PagePath[]>> = {
  food: ['/:lang/food'],
  aliveta: ['/:lang/aliveta'],
  newsletter: ['/:lang/newsletter'],
  // The page of a lot stays, for buyers who were sent its address.
  catalogue: [
    '/:lang/products',
    '/:lang/stocklots',
    '/:lang/saved',
    '/:lang/saved/searches',
    '/:lang/saved/searches/new',
  ],
  registration: ['/:lang/register'],
}

/** Pages that a site does not have, because it leaves out their part or has no text for them. */
export function disabledPages({ sections, brand }: Pick<Site, 'sections' | 'brand'>): PagePath[] {
  const closed = Object.entries(sectionPages).flatMap(([section, pages]) => (sections[section as Section] ? [] : pages))
  return Object.keys(brand.pages.terms).length > 0 ? closed : [...closed, '/:lang/terms']
}

/** Whether a path such as `/de/food` is a page that the site leaves out. Like the router, ignores case and a trailing slash. */
export function isDisabledPage(site: Pick<Site, 'sections' | 'brand'>, pathname: string): boolean {
  const path = pathname
    .toLowerCase()
    .replace(/^\/[^/]*/, '/:lang')
    .replace(/\/$/, '')
  return disabledPages(site).some((page) => page === path)
}
