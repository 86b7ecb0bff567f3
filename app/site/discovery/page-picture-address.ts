import type { Language } from '../../platform/i18n/languages'
import { type ListedPath, listedPaths } from './pages'

/** Path of a page's share picture: `/share/de/about-us.png`. */
export function pagePictureAddress(page: ListedPath, language: Language): string {
  return `/share/${language}/${nameOf(page)}.png`
}

export function pageOfPicture(name: string): ListedPath | null {
  return listedPaths.find((page) => nameOf(page) === name) ?? null
}

function nameOf(page: ListedPath): string {
  return page === '/:lang' ? 'home' : page.slice('/:lang/'.length).replaceAll('/', '-')
}
