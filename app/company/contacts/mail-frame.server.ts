import { direction, type Language } from '../../platform/i18n/languages'
import type { MailLine, MailPage } from '../../platform/mail-layout/mail-layout'
import type { Site } from '../../platform/settings/site-file.server'
import { phoneAddress } from './phone-address'

/** What is the same in all our mails: language, brand, and the foot with the company's address. */
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

/** The `mailto:` address of an e-mail address that somebody has typed (RFC 6068). */
export function mailtoAddress(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}

/** A text of several lines, as the lines of a box. */
export function mailLines(text: string): MailLine[] {
  return text.split(/\r\n|\r|\n/).map((line) => ({ text: line }))
}

/** Keeps a name or number in its own direction inside a sentence that runs from right to left. */
export function isolated(text: string, language: Language): string {
  return direction(language) === 'rtl' ? `\u2068${text}\u2069` : text
}
