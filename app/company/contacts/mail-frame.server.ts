import { direction, type Language } from '../../platform/i18n/languages'
import type { MailLine, MailPage } from '../../platform/mail-layout/mail-layout'
import type { Site } from '../../platform/settings/site-file.server'
import { phoneAddress } from './phone-address'

export function mailFrame({ company }: Site, language: Language): Pick<MailPage, 'lang' | 'dir' | 'brand' | 'foot'> {
  const { street, postalCode, city } = company.address
  return {
    lang: language,
    dir: direction(language),
    brand: company.name,
    foot: {
      text: `${company.legalName}, ${street}, ${postalCode} ${city}`,
      links: [
        { text: company.phone, href: phoneAddress(company.phone) },
        { text: company.email, href: mailtoAddress(company.email) },
      ],
    },
  }
}

export function mailtoAddress(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}

export function mailLines(text: string): MailLine[] {
  return text.split(/\r\n|\r|\n/).map((line) => ({ text: line }))
}

/** Wraps a name or number in bidi isolates for right-to-left languages. */
export function isolated(text: string, language: Language): string {
  return direction(language) === 'rtl' ? `\u2068${text}\u2069` : text
}
