import { isolated, mailCell, mailFrame, mailLines, mailtoAddress } from '../../company/contacts/mail-frame.server'
import type { Transaction } from '../../platform/database/database.server'
import { formatMoment } from '../../platform/i18n/format'
import { languageLabel } from '../../platform/i18n/language-name'
import { defaultLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import type { Config } from '../../platform/settings/config.server'
import type { contactMessages } from './contact.table.server'

type MessageForMail = Pick<
  typeof contactMessages.$inferSelect,
  'id' | 'name' | 'email' | 'message' | 'language' | 'createdAt'
>

export async function queueContactMail(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  message: MessageForMail,
): Promise<void> {
  await queueMail(tx, 'contact.team', composeContactMail(services.config, message), services.now())
}

/** Team mail in the site's default language. Replies go to the visitor. */
function composeContactMail(
  config: Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>,
  { id, name, email, message, language: spoken, createdAt }: MessageForMail,
): MailContent {
  const { site } = config
  const language = defaultLanguage(site)
  const t = translatorOf(language)
  const page: MailPage = {
    ...mailFrame(site, language),
    about: t('contact_mail.about'),
    title: name,
    lead: t('contact_mail.lead', { received: formatMoment(createdAt, language, site.company.timeZone) }),
    cells: [
      mailCell(t('contact_mail.name'), name),
      { label: t('contact_mail.email'), lines: [{ text: email, href: mailtoAddress(email) }], wide: false },
      { label: t('contact_mail.message'), lines: mailLines(message), wide: true },
      { ...mailCell(t('contact_mail.language'), languageLabel(spoken, language)), wide: true },
    ],
    button: { text: t('seller_news.open'), href: `${config.publicUrl}/${language}/team/inbox/${id}` },
    note: t('contact_mail.note', { name: isolated(name, language) }),
  }
  return {
    ...renderMail(page),
    thread: id,
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name, address: email },
    subject: t('contact_mail.subject', { name }),
  }
}
