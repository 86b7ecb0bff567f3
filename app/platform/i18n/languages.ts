/** Every language the product speaks. A site may offer fewer (`languages` in the site file). */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pl', 'el', 'ar'] as const

/** A language tag (BCP 47) of ours, the first part of every page's path. */
export type Language = (typeof languages)[number]

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pl: 'Polski',
  el: 'Ελληνικά',
  ar: 'العربية',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language of a site for visitors whose own is unknown: its first. */
export function defaultLanguage({ languages: [first] }: { readonly languages: readonly string[] }): Language {
  return isLanguage(first) ? first : 'en'
}

/** Writing direction, for the `dir` attribute. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The language that a path begins with, or null. */
export function languageOfPath(path: string): Language | null {
  const first = path.split('/', 2)[1]
  return isLanguage(first) ? first : null
}

/** The same address in another language: path, query and hash stay. */
export function switchLanguage(address: { pathname: string; search: string; hash: string }, to: Language): string {
  const from = languageOfPath(address.pathname)
  const rest = from ? address.pathname.slice(from.length + 1) : address.pathname
  return `/${to}${rest === '/' ? '' : rest}${address.search}${address.hash}`
}
