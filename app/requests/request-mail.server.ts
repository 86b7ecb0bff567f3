import { countryName } from '../i18n/country-name'
import { formatCalendarDay, formatMoment } from '../i18n/format'
import { isLanguage } from '../i18n/languages'
import { translatorOf } from '../i18n/messages.server'
import type { Config } from '../platform/config.server'
import type { Transaction } from '../platform/database.server'
import type { MailContent } from '../platform/mail.server'
import { queueMail } from '../platform/outbox.server'
import type { Services } from '../platform/services.server'
import type { Site, TeamMember } from '../platform/site-file.server'
import { isolated, mailFrame, mailtoAddress } from '../team/mail-frame.server'
import { phoneAddress } from '../team/phone-address'
import { type MailCell, type MailPage, mailMark, renderMailHtml } from '../ui/mail-layout'
import { renderMailText } from '../ui/mail-text'
import { describeWish } from './request-cells.server'
import type { buyingRequests } from './requests.table.server'

/** What the two mails about a new buying request tell. */
export type RequestForMail = Omit<
  typeof buyingRequests.$inferSelect,
  'id' | 'submission' | 'status' | 'quarantineReason' | 'channel'
>

type MailSettings = Pick<Config, 'mailFrom' | 'teamInbox' | 'site'>

/** Queues both mails about a new buying request in the transaction that stores it: one to the team, one to the buyer. */
export async function queueRequestMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  request: RequestForMail,
): Promise<void> {
  await queueMail(tx, 'request.team', composeTeamMail(services.config, request), services.now())
  await queueMail(tx, 'request.buyer', composeBuyerMail(services.config, request), services.now())
}

/** The mail to the team, in the site's default language, with everything in it. A reply goes to the buyer. */
export function composeTeamMail(config: MailSettings, request: RequestForMail): MailContent {
  const { site } = config
  const [first] = site.languages
  const language = isLanguage(first) ? first : 'en'
  const t = translatorOf(language)
  const { name, company, email, phoneNumber, phoneE164, vatId, reference } = request
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(request.language)
  const buyer = isolated(name, language)
  const page: MailPage = {
    ...mailFrame(site, language),
    about: t('request_mail.team_about'),
    title: company,
    lead: t('request_mail.team_lead', {
      received: formatMoment(request.createdAt, language, site.company.timeZone),
      day: formatCalendarDay(request.answerBy, language),
    }),
    cells: [
      box(t('request.name'), name),
      box(t('request.company'), company),
      { label: t('request.email'), lines: [{ text: email, href: mailtoAddress(email) }], wide: false },
      box(t('request.country'), countryName(request.country, language)),
      phoneE164
        ? { label: t('request.phone'), lines: [{ text: phoneE164, href: `tel:${phoneE164}` }], wide: false }
        : box(t('request.phone'), phoneNumber ?? '–'),
      box(t('request.vat_id'), vatId ?? '–'),
      ...describeWish(request, language),
      box(t('request_mail.reference'), reference),
      box(t('request_mail.language'), languageName ?? request.language),
    ],
    button: { text: t('request_mail.write', { name: buyer }), href: mailtoAddress(email) },
    note: t('request_mail.team_note', { name: buyer }),
  }
  return {
    ...rendered(page),
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name, address: email },
    subject: t('request_mail.team_subject', { reference, company }),
  }
}

/** The mail to the buyer, in their language: a copy as it was understood, and what comes next. A reply goes to a person. */
export function composeBuyerMail(config: MailSettings, request: RequestForMail): MailContent {
  const { site } = config
  const { language, name, email, reference } = request
  const t = translatorOf(language)
  const contact = buyersContact(site)
  const person = isolated(contact.name, language)
  const page: MailPage = {
    ...mailFrame(site, language),
    about: reference,
    title: t('request_mail.buyer_title'),
    lead: t('request_mail.buyer_lead', {
      name: isolated(name, language),
      contact: person,
      day: formatCalendarDay(request.answerBy, language),
    }),
    cells: [
      ...describeWish(request, language),
      box(t('request.name'), name),
      box(t('request.company'), request.company),
      box(t('request.email'), email),
      box(t('request.country'), countryName(request.country, language)),
      box(t('request.phone'), request.phoneNumber ?? '–'),
      box(t('request.vat_id'), request.vatId ?? '–'),
    ],
    button: {
      // The number stays on one line.
      text: t('request_mail.ring', {
        name: person,
        phone: isolated(contact.phone.replaceAll(' ', '\u00a0'), language),
      }),
      href: phoneAddress(contact.phone),
    },
    note: t('request_mail.buyer_note', { contact: person }),
  }
  return {
    ...rendered(page),
    from: config.mailFrom,
    to: { name, address: email },
    replyTo: { name: contact.name, address: contact.email },
    subject: t('request_mail.buyer_subject', { reference }),
  }
}

function rendered(page: MailPage) {
  return { html: renderMailHtml(page), text: renderMailText(page), images: [mailMark] }
}

function buyersContact(site: Site): TeamMember {
  const contact = site.team.find((member) => member.email === site.buyers.contact)
  if (!contact) throw new Error('The site file was read without its check of buyers.contact.')
  return contact
}

function box(label: string, text: string): MailCell {
  return { label, lines: [{ text }], wide: false }
}
