import { direction, type Language } from '../../platform/i18n/languages'
import { type MailCell, type MailLine, type MailPage, mailMark } from '../../platform/mail-layout/mail-layout'
import type { Site } from '../../platform/settings/site-file.server'
import { recoloured } from '../brand/palette.server'
import { phoneAddress } from './phone-address'

export function mailFrame(
  site: Site,
  language: Language,
): Pick<MailPage, 'lang' | 'dir' | 'brand' | 'mark' | 'recolour' | 'foot'> {
  const { company, brand } = site
  const { street, postalCode, city } = company.address
  return {
    lang: language,
    dir: direction(language),
    brand: company.name,
    ...(brand.mark && { mark: { cid: mailMark.cid, contentType: 'image/png', base64: brand.mark.png } }),
    ...(site.colours && { recolour: (html: string) => recoloured(html, site) }),
    foot: {
      text: `${company.legalName}, ${street}, ${postalCode} ${city}`,
      links: [
        { text: company.phone, href: phoneAddress(company.phone) },
        { text: company.email, href: mailtoAddress(company.email) },
      ],
    },
  }
}

export function mailCell(label: string, text: string): MailCell {
  return { label, lines: [{ text }], wide: false }
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
