import type { Language } from '../../platform/i18n/languages'
import { type ListedPath, listedPaths } from './pages'

export function pagePictureAddress(page: ListedPath, language: Language): string {
  return `/share/${language}/${nameOf(page)}.png`
}

export function pageOfPicture(name: string): ListedPath | null {
  return listedPaths.find((page) => nameOf(page) === name) ?? null
}

function nameOf(page: ListedPath): string {
  return page === '/:lang' ? 'home' : page.slice('/:lang/'.length).replaceAll('/', '-')
}
