/** Languages that have translations, each by its own name. A site may offer fewer (`languages` in the site file). */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pl: 'Polski',
  el: 'Ελληνικά',
  ar: 'العربية',
} as const

/** Language tag (BCP 47), the first part of every page's path. */
export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as [Language, ...Language[]]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Language of a page's route. The frame has already refused any other value. */
export function routeLanguage({ lang }: { readonly lang?: string | undefined }): Language {
  return isLanguage(lang) ? lang : 'en'
}

/** First language of the site, also that of mails to the team. */
export function defaultLanguage({ languages: [first] }: { readonly languages: readonly string[] }): Language {
  return isLanguage(first) ? first : 'en'
}

export function direction(language: Language): 'ltr' | 'rtl' {
  return /ar|fa|he|ur/.test(language) ? 'rtl' : 'ltr'
}

export function languageOfPath(path: string): Language | null {
  const first = path.split('/', 2)[1]
  return isLanguage(first) ? first : null
}

export function switchLanguage(address: { pathname: string; search: string; hash: string }, to: Language): string {
  const from = languageOfPath(address.pathname)
  const rest = from ? address.pathname.slice(from.length + 1) : address.pathname
  return `/${to}${rest === '/' ? '' : rest}${address.search}${address.hash}`
}
