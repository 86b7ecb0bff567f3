import { isolated, mailFrame, mailLines, mailtoAddress } from '../../company/contacts/mail-frame.server'
import { defaultLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Translate } from '../../platform/i18n/translate'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell, MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import type { Config } from '../../platform/settings/config.server'
import type { Item } from '../items/find-items.server'
import type { SenderAction } from './record-sender-action.server'

type NewsItem = Pick<Item, 'id' | 'kind' | 'reference' | 'name' | 'company' | 'email'>

/** Composes the mail to the team about what a sender has written or decided, in the site's default language. A reply goes to the sender. */
export function composeSenderNotice(
  config: Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>,
  item: NewsItem,
  { kind, became }: Pick<SenderAction, 'kind' | 'became'>,
): MailContent {
  const { site } = config
  const language = defaultLanguage(site)
  const t = translatorOf(language)
  const sender = item.company ?? item.name
  const { reference } = item
  const files = became.files ?? []
  const cells: MailCell[] = [
    ...(became.text ? [{ label: item.name, lines: mailLines(became.text), wide: true }] : []),
    ...(files.length > 0
      ? [{ label: t('offer_mail.files'), lines: files.map((name) => ({ text: name })), wide: true }]
      : []),
    ...(reference === null ? [] : [{ label: t('offer_mail.reference'), lines: [{ text: reference }], wide: false }]),
    { label: t('offer_mail.email'), lines: [{ text: item.email, href: mailtoAddress(item.email) }], wide: false },
  ]
  const page: MailPage = {
    ...mailFrame(site, language),
    about: reference ?? t('contact_mail.about'),
    title: sender,
    lead: t(`seller_news.${kind}`, { name: isolated(item.name, language) }),
    cells,
    button: { text: t('seller_news.open'), href: `${config.publicUrl}/${language}/team/inbox/${item.id}` },
    note: t('offer_mail.team_note', { name: isolated(item.name, language) }),
  }
  return {
    ...renderMail(page),
    thread: item.id,
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name: item.name, address: item.email },
    subject: subjectOf(item, t),
  }
}

function subjectOf({ kind, reference, company, name }: NewsItem, t: Translate): string {
  const sender = company ?? name
  if (reference === null) return t('contact_mail.subject', { name: sender })
  return t(kind === 'offer' ? 'seller_news.subject' : 'answer_by_mail.subject', { reference, sender })
}
