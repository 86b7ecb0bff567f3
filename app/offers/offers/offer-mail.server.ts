import { isolated, mailCell, mailFrame, mailLines, mailtoAddress } from '../../company/contacts/mail-frame.server'
import { requireContact } from '../../company/contacts/present-site.server'
import { callButton } from '../../enquiries/buyers/buyer-mail.server'
import type { Transaction } from '../../platform/database/database.server'
import { formatBytes, formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import { languageLabel } from '../../platform/i18n/language-name'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatNumber } from '../../platform/i18n/translate'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell, MailLine, MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { queueReceipt } from '../../platform/mail-queue/queue-receipt.server'
import type { Services } from '../../platform/services/services.server'
import type { Config } from '../../platform/settings/config.server'
import { describeFacts } from './describe-facts'
import type { OfferFacts } from './offer-details'
import type { offers } from './offers.table.server'

type OfferRow = typeof offers.$inferSelect

export interface OfferForMail
  extends Pick<OfferRow, 'id' | 'reference' | 'name' | 'company' | 'email' | 'phoneNumber' | 'phoneE164'>,
    Pick<OfferRow, 'description' | 'language' | 'createdAt' | 'answerBy'> {
  readonly facts: OfferFacts
  readonly attachments: readonly { readonly name: string; readonly size: number; readonly url: string }[]
  /** Opens the seller's private page: must only be sent to the seller. */
  readonly pageUrl: string
}

type MailSettings = Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>

/** @param isProven whether the seller has verified the address */
export async function queueOfferMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  offer: OfferForMail,
  isProven: boolean,
): Promise<void> {
  const now = services.now()
  await queueMail(tx, 'offer.team', composeTeamMail(services.config, offer), now)
  await queueReceipt(tx, 'offer.seller', composeSellerMail(services.config, offer, isProven), { isProven, now })
}

export async function queueSellerMail(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  offer: OfferForMail,
): Promise<void> {
  await queueMail(tx, 'offer.seller', composeSellerMail(services.config, offer, true), services.now())
}

/** Mail to the team in the site's default language, with the full offer. Replies go to the seller. */
export function composeTeamMail(config: MailSettings, offer: OfferForMail): MailContent {
  const { site } = config
  const language = defaultLanguage(site)
  const t = translatorOf(language)
  const day = formatCalendarDay(offer.answerBy, language)
  const received = formatMoment(offer.createdAt, language, site.company.timeZone)
  const sender = offer.company ?? offer.name
  const page: MailPage = {
    ...mailFrame(site, language),
    about: t('offer_mail.team_about'),
    title: sender,
    lead: t('offer_mail.team_lead', { received, day }),
    cells: [
      mailCell(t('offer_mail.name'), offer.name),
      mailCell(t('offer_mail.company'), offer.company ?? '–'),
      { label: t('offer_mail.email'), lines: [{ text: offer.email, href: mailtoAddress(offer.email) }], wide: false },
      { label: t('offer_mail.phone'), lines: phoneLines(offer), wide: false },
      { label: t('offer_mail.offer'), lines: mailLines(offer.description), wide: true },
      ...factCells(offer.facts, language),
      fileCell(t('offer_mail.files'), offer, language, true),
      mailCell(t('offer_mail.reference'), offer.reference),
      mailCell(t('offer_mail.language'), languageLabel(offer.language, language)),
    ],
    button: { text: t('seller_news.open'), href: `${config.publicUrl}/${language}/team/inbox/${offer.id}` },
    note: [
      t('offer_mail.team_note', { name: isolated(offer.name, language) }),
      ...(offer.attachments.length > 0 ? [t('offer_mail.team_note_links')] : []),
    ].join(' '),
  }
  return {
    ...renderMail(page),
    thread: offer.id,
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name: offer.name, address: offer.email },
    subject: t('offer_mail.team_subject', { reference: offer.reference, sender }),
  }
}

/** With an unverified address (`isProven`), contains no submitted text: a stranger may have entered another person's address. */
export function composeSellerMail(config: MailSettings, offer: OfferForMail, isProven: boolean): MailContent {
  const { site } = config
  const { language } = offer
  const t = translatorOf(language)
  const contact = requireContact(site.team, site.offers.contact)
  const person = isolated(contact.name, language)
  const day = formatCalendarDay(offer.answerBy, language)
  const numbered = [
    mailCell(t('offer_mail.name'), offer.name),
    mailCell(t('offer_mail.company'), offer.company ?? '–'),
    mailCell(t('offer_mail.email'), offer.email),
    mailCell(t('offer_mail.phone'), offer.phoneNumber),
    { label: t('offer_mail.what_you_offer'), lines: mailLines(offer.description), wide: true },
    fileCell(t('offer_mail.files'), offer, language, false),
  ]
  const page: MailPage = {
    ...mailFrame(site, language),
    about: offer.reference,
    title: t('offer_mail.seller_title'),
    lead: isProven
      ? t('offer_mail.seller_lead', { name: isolated(offer.name, language), contact: person, day })
      : t('offer_mail.unproven_lead', { contact: person, day }),
    cells: [
      ...(isProven ? numbered : []).map((cell, index) => ({
        ...cell,
        label: `${formatNumber(index + 1, language)}\u00a0 ${cell.label}`,
      })),
      ...(isProven ? factCells(offer.facts, language) : []),
      { label: t('offer_mail.page'), lines: [{ text: t('offer_mail.page_link'), href: offer.pageUrl }], wide: true },
    ],
    button: callButton(contact, language),
    note: [t('offer_mail.seller_note', { contact: person }), ...(isProven ? [] : [t('receipt_mail.not_you')])].join(
      ' ',
    ),
  }
  return {
    ...renderMail(page),
    thread: offer.id,
    from: config.mailFrom,
    to: { name: isProven ? offer.name : null, address: offer.email },
    replyTo: { name: contact.name, address: contact.email },
    subject: t('offer_mail.seller_subject', { reference: offer.reference }),
  }
}

function factCells(facts: OfferFacts, language: Language): MailCell[] {
  return describeFacts(facts, { t: translatorOf(language), language }).map(({ label, lines }) => ({
    label,
    lines: lines.map((text) => ({ text })),
    wide: true,
  }))
}

function fileCell(label: string, { attachments }: OfferForMail, language: Language, linked: boolean): MailCell {
  const t = translatorOf(language)
  if (attachments.length === 0) return { label, lines: [{ text: t('offer_mail.no_files') }], wide: true }
  const bytes = attachments.reduce((sum, file) => sum + file.size, 0)
  const total = t('offer_mail.files_total', { count: attachments.length, size: formatBytes(bytes, language) })
  const lines = attachments.map(({ name, size, url }) => ({
    text: name,
    detail: formatBytes(size, language),
    ...(linked ? { href: url } : {}),
  }))
  return { label, lines: [{ text: total }, ...lines], wide: true }
}

function phoneLines({ phoneNumber, phoneE164 }: OfferForMail): MailLine[] {
  if (phoneE164 === null) return [{ text: phoneNumber }]
  const understood = { text: phoneE164, href: `tel:${phoneE164}` }
  return phoneNumber === phoneE164 ? [understood] : [{ text: phoneNumber }, understood]
}
