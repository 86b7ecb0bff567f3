import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import { mailLot } from '../../catalogue/list/mail-lot.server'
import { isolated, mailFrame } from '../../company/contacts/mail-frame.server'
import { lotAddress } from '../../lots/facts/lot-address'
import { linkAddress, oneClickAddress } from '../../newsletter/subscriptions/newsletter-address'
import type { Mailbox } from '../../platform/base/mailbox'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import type { Config } from '../../platform/settings/config.server'
import type { MailingText } from './mailing-draft'

export const PERSONAL_MAIL = 'mailing.lots'

interface Addressee {
  readonly mailbox: Mailbox
  readonly language: Language
  /** Token to manage the subscription; null for a person chosen by the team. */
  readonly token: string | null
}

/** Composes the mail for one recipient. @param views lots restricted to what the recipient may see */
export function composeMailing(
  config: Pick<Config, 'mailFrom' | 'publicUrl' | 'replyAddress' | 'site'>,
  { mailbox, language, token }: Addressee,
  { subject, note }: MailingText,
  views: readonly LotCardView[],
  sender: Mailbox,
): MailContent {
  const { site, publicUrl, mailFrom } = config
  const t = translatorOf(language)
  const references = views.map(({ reference }) => reference)
  const ask = new URLSearchParams(references.map((reference) => ['lot', reference]))
  const page = {
    ...mailFrame(site, language),
    about: t('mailing_mail.about'),
    title: subject,
    lead: note,
    lists: [
      {
        title: t('offer_sheet.lots', { count: views.length }),
        items: views.map((view) => mailLot(view, language, publicUrl)),
        links: fileLinks(references, language, publicUrl),
      },
    ],
    cells: [wayOut(config, language, token, sender)],
    button: {
      text: t('mailing_mail.ask'),
      href: `${publicUrl}${pageAddress('/:lang/inquiry', language)}?${ask}`,
    },
    note: token === null ? t('mailing_mail.note') : t('newsletter_mail.subscriber_note'),
  }
  return {
    ...renderMail(page),
    from: mailFrom,
    to: mailbox,
    replyTo:
      token === null
        ? { ...sender, address: config.replyAddress ?? sender.address }
        : { name: site.company.name, address: site.company.email },
    subject,
    unsubscribeUrl: token === null ? null : publicUrl + oneClickAddress(token),
    personal: token === null,
  }
}

/** Links to PDF and spreadsheet. Their contents depend on the reader's access when opened. */
function fileLinks(references: readonly string[], language: Language, publicUrl: string) {
  const t = translatorOf(language)
  const [first, ...others] = references
  if (first === undefined) return []
  if (others.length === 0)
    return [{ text: t('mailing_mail.sheet'), href: `${publicUrl}${lotAddress(first, language)}/offer-sheet.pdf` }]
  return [
    { text: t('mailing_mail.sheets'), href: publicUrl + lotsFileAddress(references, language, 'pdf') },
    { text: t('mailing_mail.table'), href: publicUrl + lotsFileAddress(references, language, 'xlsx') },
  ]
}

/** How to unsubscribe: by link for subscribers, by reply for others. */
function wayOut(
  { publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>,
  language: Language,
  token: string | null,
  sender: Mailbox,
): MailCell {
  const t = translatorOf(language)
  const label = t('newsletter_mail.way_out')
  if (token === null) {
    const name = isolated(sender.name ?? site.company.name, language)
    return { label, lines: [{ text: t('mailing_mail.way_out', { name }) }], wide: true }
  }
  return {
    label,
    lines: [
      { text: t('newsletter_mail.unsubscribe'), href: publicUrl + linkAddress('unsubscribe', language, token) },
      { text: t('newsletter_mail.preferences'), href: publicUrl + linkAddress('preferences', language, token) },
    ],
    wide: true,
  }
}

/** Default text of a mailing. @param views lots restricted to what everyone may see */
export function draftText(
  { site }: Pick<Config, 'site'>,
  language: Language,
  views: readonly LotCardView[],
): MailingText {
  const t = translatorOf(language)
  const company = site.company.name
  const [only] = views
  const subject =
    views.length === 1 && only
      ? `${only.title}: ${only.quantity} ${only.unit}`
      : t('mailing_mail.subject', { count: views.length, company })
  return { subject: subject.slice(0, 200), note: t('mailing_mail.draft') }
}

export function chatText(
  { publicUrl, site }: Pick<Config, 'publicUrl' | 'site'>,
  language: Language,
  views: readonly LotCardView[],
): string {
  const t = translatorOf(language)
  const lots = views.map(({ title, reference, quantity, unit, price, state, place }) =>
    [
      `*${title.replaceAll('*', '')}*`,
      `${t('lot.lot')} ${isolated(reference, language)}`,
      `${quantity} ${unit} · ${price.label}: ${price.visible ? price.amount : t('lot.on_request')}`,
      `${state.text} · ${place}`,
      publicUrl + lotAddress(reference, language),
    ].join('\n'),
  )
  return [...lots, `${site.company.name}, ${isolated(site.company.phone, language)}`].join('\n\n')
}

/** Path of one file with all lots. Its contents depend on the reader's access when opened. */
function lotsFileAddress(references: readonly string[], language: Language, format: 'pdf' | 'xlsx'): string {
  return `/${language}/products/offer-sheets.${format}?${new URLSearchParams(references.map((lot) => ['lot', lot]))}`
}
