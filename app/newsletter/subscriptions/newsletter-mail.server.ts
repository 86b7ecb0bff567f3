import { isolated, mailCell, mailFrame } from '../../company/contacts/mail-frame.server'
import type { Transaction } from '../../platform/database/database.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import type { Config } from '../../platform/settings/config.server'
import { linkAddress, oneClickAddress } from './newsletter-address'
import { CONFIRM_WITHIN } from './subscription-tokens.server'

export const MAIL_KIND = 'newsletter.'

interface MailTo {
  readonly email: string
  readonly language: Language
  readonly token: string
}

type MailServices = Pick<Services, 'config' | 'now'>
type MailSettings = Pick<Config, 'mailFrom' | 'publicUrl' | 'site'>

/** Queues a confirmation link or "already subscribed". Both are always composed, to avoid a timing difference. */
export async function queueRequestMail(
  tx: Transaction,
  services: MailServices,
  to: MailTo,
  isSubscribed: boolean,
): Promise<void> {
  const now = services.now()
  const confirm = composeConfirmMail(services.config, to, now)
  const known = composeSubscriberMail(services.config, to, 'known')
  if (isSubscribed) await queueMail(tx, `${MAIL_KIND}known`, known, now)
  else await queueMail(tx, `${MAIL_KIND}confirm`, confirm, now)
}

export async function queueWelcomeMail(tx: Transaction, services: MailServices, to: MailTo): Promise<void> {
  await queueMail(tx, `${MAIL_KIND}welcome`, composeSubscriberMail(services.config, to, 'welcome'), services.now())
}

function composeConfirmMail(config: MailSettings, to: MailTo, now: Date): MailContent {
  const { email, language, token } = to
  const { company } = config.site
  const t = translatorOf(language)
  const moment = (date: Date) => formatMoment(date, language, company.timeZone)
  return composeMail(config, to, 'confirm', {
    cells: [
      mailCell(t('newsletter_mail.address'), email),
      mailCell(t('newsletter_mail.asked'), moment(now)),
      { ...mailCell(t('newsletter_mail.agreed'), t('newsletter.consent', { company: company.name })), wide: true },
    ],
    button: { text: t('newsletter_mail.confirm'), href: config.publicUrl + linkAddress('confirm', language, token) },
    note: t('newsletter_mail.confirm_note', { until: moment(new Date(now.getTime() + CONFIRM_WITHIN)) }),
  })
}

/** Mail to a subscriber with preferences and unsubscribe links, and the List-Unsubscribe headers. */
function composeSubscriberMail(config: MailSettings, to: MailTo, kind: 'welcome' | 'known'): MailContent {
  const { email, language, token } = to
  const t = translatorOf(language)
  const unsubscribe = config.publicUrl + linkAddress('unsubscribe', language, token)
  const preferences = config.publicUrl + linkAddress('preferences', language, token)
  const mail = composeMail(config, to, kind, {
    cells: [
      { ...mailCell(t('newsletter_mail.address'), email), wide: true },
      {
        label: t('newsletter_mail.way_out'),
        lines: [{ text: t('newsletter_mail.unsubscribe'), href: unsubscribe }],
        wide: true,
      },
    ],
    button: { text: t('newsletter_mail.preferences'), href: preferences },
    note: t('newsletter_mail.subscriber_note'),
  })
  return { ...mail, unsubscribeUrl: config.publicUrl + oneClickAddress(token) }
}

function composeMail(
  { mailFrom, site }: MailSettings,
  { email, language }: MailTo,
  kind: 'confirm' | 'welcome' | 'known',
  content: Pick<MailPage, 'cells' | 'button' | 'note'>,
): MailContent {
  const { company } = site
  const t = translatorOf(language)
  return {
    ...renderMail({
      ...mailFrame(site, language),
      about: t('newsletter_mail.about'),
      title: t(`newsletter_mail.${kind}_title`),
      lead: t(`newsletter_mail.${kind}_lead`, { company: isolated(company.name, language) }),
      ...content,
    }),
    from: mailFrom,
    to: { name: null, address: email },
    replyTo: { name: company.name, address: company.email },
    subject: t(`newsletter_mail.${kind}_subject`, { company: company.name }),
  }
}
