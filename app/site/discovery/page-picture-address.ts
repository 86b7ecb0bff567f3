import type { Language } from '../../platform/i18n/languages'
import { type ListedPath, listedPaths } from './pages'

/** The path of a page's picture for shared links: `/share/de/about-us.png`. */
export function pagePictureAddress(page: ListedPath, language: Language): string {
  return `/share/${language}/${nameOf(page)}.png`
}

/** The page whose picture has this name, or null. */
export function pageOfPicture(name: string): ListedPath | null {
  return listedPaths.find((page) => nameOf(page) === name) ?? null
}

function nameOf(page: ListedPath): string {
  return page === '/:lang' ? 'home' : page.slice('/:lang/'.length).replaceAll('/', '-')
}
