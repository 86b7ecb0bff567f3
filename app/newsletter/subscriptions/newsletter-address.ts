import type { Language } from '../../platform/i18n/languages'

/** The address of a page that a secret in a mail's link opens, without the origin. */
export function linkAddress(
  page: 'confirm' | 'preferences' | 'unsubscribe',
  language: Language,
  token: string,
): string {
  return `/${language}/newsletter/${page}/${token}`
}

/** The address that mail programs post to when somebody unsubscribes with one click (RFC 8058), without the origin. */
export function oneClickAddress(token: string): string {
  return `/api/newsletter/unsubscribe/${token}`
}
