import type { PagePath } from '../../platform/i18n/page-address'
import type { Section } from '../../platform/settings/site-file.server'

const sectionPages: Readonly<Partial<Record<PagePath, Section>>> = {
  '/:lang/food': 'food',
  '/:lang/aliveta': 'aliveta',
  '/:lang/newsletter': 'newsletter',
  '/:lang/register': 'registration',
}

interface Parts {
  readonly sections: Readonly<Record<Section, boolean>>
  readonly hasTerms: boolean
}

/** Whether a site has a page: parts of it can be left out in the site file. */
export function hasPage({ sections, hasTerms }: Parts, page: PagePath): boolean {
  const section = sectionPages[page]
  return section ? sections[section] : page !== '/:lang/terms' || hasTerms
}

/** Whether a path such as `/de/food` is a page of a part that the site leaves out. Like the router, ignores case and a trailing slash. */
export function isLeftOut({ sections }: Pick<Parts, 'sections'>, pathname: string): boolean {
  const path = pathname
    .toLowerCase()
    .replace(/^\/[^/]*/, '/:lang')
    .replace(/\/$/, '')
  return Object.entries(sectionPages).some(([page, section]) => page === path && !sections[section])
}
