import type { Language } from '../../platform/i18n/languages'

export function linkAddress(
  page: 'confirm' | 'preferences' | 'unsubscribe',
  language: Language,
  token: string,
): string {
  return `/${language}/newsletter/${page}/${token}`
}

/** Path for one-click unsubscribe (RFC 8058). */
export function oneClickAddress(token: string): string {
  return `/api/newsletter/unsubscribe/${token}`
}
