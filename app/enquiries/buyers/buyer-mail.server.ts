import { isolated, mailCell, mailFrame, mailtoAddress } from '../../company/contacts/mail-frame.server'
import { phoneAddress } from '../../company/contacts/phone-address'
import { requireContact } from '../../company/contacts/present-site.server'
import { countryName } from '../../platform/i18n/country-name'
import { formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import { languageLabel } from '../../platform/i18n/language-name'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell, MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import type { Config } from '../../platform/settings/config.server'
import type { TeamMember } from '../../platform/settings/site-file.server'
import type { NewEnquiry } from './buyer.server'

/** A stored enquiry without what no mail says. */
export type ForMail<Row> = Omit<Row, 'submission' | 'status' | 'lostBecause' | 'quarantineReason' | 'channel'>

export type BuyerForMail = ForMail<NewEnquiry>

export type MailSettings = Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>

/** Mail to the team in its language. Replies go to the buyer. */
export function mailToTeam(
  config: MailSettings,
  buyer: BuyerForMail,
  said: { readonly about: string; readonly subject: string; readonly cells: readonly MailCell[] },
): MailContent {
  const { site } = config
  const language = defaultLanguage(site)
  const t = translatorOf(language)
  const { name, company, email, phoneNumber, phoneE164, vatId, reference } = buyer
  const page: MailPage = {
    ...mailFrame(site, language),
    about: said.about,
    title: company,
    lead: t('request_mail.team_lead', {
      received: formatMoment(buyer.createdAt, language, site.company.timeZone),
      day: formatCalendarDay(buyer.answerBy, language),
    }),
    cells: [
      mailCell(t('offer_mail.name'), name),
      mailCell(t('request.company'), company),
      { label: t('request.email'), lines: [{ text: email, href: mailtoAddress(email) }], wide: false },
      mailCell(t('request.country'), countryName(buyer.country, language)),
      phoneE164
        ? { label: t('request.phone'), lines: [{ text: phoneE164, href: `tel:${phoneE164}` }], wide: false }
        : mailCell(t('request.phone'), phoneNumber ?? '–'),
      mailCell(t('request.vat_id'), vatId ?? '–'),
      ...said.cells,
      mailCell(t('request_mail.reference'), reference),
      mailCell(t('request_mail.language'), languageLabel(buyer.language, language)),
    ],
    button: { text: t('seller_news.open'), href: `${config.publicUrl}/${language}/team/inbox/${buyer.id}` },
    note: t('request_mail.team_note', { name: isolated(name, language) }),
  }
  return {
    ...renderMail(page),
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name, address: email },
    subject: said.subject,
  }
}

/** Unverified addresses get no user-written text, which could be spam sent through us. Replies go to a person. */
export function mailToBuyer(
  config: MailSettings,
  buyer: BuyerForMail,
  said: {
    readonly subject: string
    readonly title: string
    readonly lead: `${'request_mail' | 'inquiry_mail'}.${'buyer_lead' | 'unproven_lead'}`
    readonly cells: readonly MailCell[]
    /** Whether the address is verified. If not, `cells` and `lead` must contain no user input. */
    readonly isProven: boolean
  },
): MailContent {
  const { site } = config
  const { language, name, email, reference } = buyer
  const t = translatorOf(language)
  const contact = requireContact(site.team, site.buyers.contact)
  const person = isolated(contact.name, language)
  const page: MailPage = {
    ...mailFrame(site, language),
    about: reference,
    title: said.title,
    lead: t(said.lead, {
      ...(said.isProven && { name: isolated(name, language) }),
      contact: person,
      day: formatCalendarDay(buyer.answerBy, language),
    }),
    cells: [
      ...said.cells,
      ...(said.isProven
        ? [
            mailCell(t('request.name'), name),
            mailCell(t('request.company'), buyer.company),
            mailCell(t('request.email'), email),
            mailCell(t('request.country'), countryName(buyer.country, language)),
            ...(buyer.phoneNumber ? [mailCell(t('request.phone'), buyer.phoneNumber)] : []),
            ...(buyer.vatId ? [mailCell(t('request.vat_id'), buyer.vatId)] : []),
          ]
        : [mailCell(t('request_mail.reference'), reference)]),
    ],
    button: callButton(contact, language),
    note: [
      t('request_mail.buyer_note', { contact: person }),
      ...(said.isProven ? [] : [t('receipt_mail.not_you')]),
    ].join(' '),
  }
  return {
    ...renderMail(page),
    from: config.mailFrom,
    to: { name: said.isProven ? name : null, address: email },
    replyTo: { name: contact.name, address: contact.email },
    subject: said.subject,
  }
}

/** A cell for each list; empty ones get none. */
export function listCells(lists: readonly (readonly [label: string, items: readonly string[]])[]): MailCell[] {
  return lists
    .filter(([, items]) => items.length > 0)
    .map(([label, items]) => ({ label, lines: [{ text: items.join(' · ') }], wide: true }))
}

export function callButton({ name, phone }: TeamMember, language: Language): MailPage['button'] {
  // Keeps the phone number on one line.
  const number = isolated(phone.replaceAll(' ', '\u00a0'), language)
  const text = translatorOf(language)('request_mail.ring', { name: isolated(name, language), phone: number })
  return { text, href: phoneAddress(phone) }
}
