import { isolated } from '../../company/contacts/mail-frame.server'
import { formatMoment } from '../../platform/i18n/format'
import { direction, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import { renderLetterHtml, renderLetterText } from '../../platform/mail-layout/mail-letter'
import type { Config } from '../../platform/settings/config.server'
import type { Item } from '../items/find-items.server'
import { MAX_SUBJECT_LENGTH, type ReplyTemplate } from './reply-schema'

/** Colleague who writes and receives the answers. */
export interface Writer {
  readonly name: string
  readonly email: string
}

type Addressee = Pick<Item, 'id' | 'kind' | 'reference' | 'name' | 'email' | 'language' | 'receivedAt'>

/** Composes the team's reply, threaded with earlier mails about the same item. @param pageUrl private page of the item, if it has one */
export function composeReply(
  config: Pick<Config, 'mailFrom' | 'site'>,
  item: Addressee,
  written: {
    readonly subject: string
    readonly text: string
    readonly original: string
    /** Message-ID of the answered mail. */
    readonly answers: string | undefined
  },
  writer: Writer,
  pageUrl: string | null,
): MailContent {
  const { language } = item
  const t = translatorOf(language)
  const letter = {
    lang: language,
    dir: direction(language),
    title: written.subject,
    text: written.text,
    answers: {
      intro: t('reply.they_wrote', {
        name: isolated(item.name, language),
        moment: formatMoment(item.receivedAt, language, config.site.company.timeZone),
      }),
      text: written.original,
    },
    page: pageUrl === null ? null : { text: t('reply.page'), href: pageUrl },
  }
  return {
    from: config.mailFrom,
    to: { name: item.name, address: item.email },
    replyTo: { name: writer.name, address: writer.email },
    subject: written.subject,
    html: renderLetterHtml(letter),
    text: renderLetterText(letter),
    images: [],
    thread: item.id,
    answers: written.answers,
    personal: true,
  }
}

/**
 * Prefilled reply in the recipient's language: subject, salutation, text and signature.
 * @param said lots of an enquiry with quantity and price, one per line; text of the team's own template; signature below the writer's
 *   name, empty for the company's
 */
export function draftReply(
  { site }: Pick<Config, 'site'>,
  item: Addressee,
  template: ReplyTemplate | null,
  writer: Pick<Writer, 'name'>,
  {
    lots = '',
    own,
    signature = '',
    mail,
  }: {
    readonly lots?: string
    readonly own?: string | undefined
    readonly signature?: string
    readonly mail?: { readonly subject: string } | undefined
  } = {},
): { subject: string; text: string; chat: string } {
  const { language } = item
  const t = translatorOf(language)
  const name = isolated(item.name, language)
  const greeting = t('reply.greeting', { name })
  const body = own ?? (template ? t(`reply.template.${template}`, { reference: item.reference ?? '', lots }) : '')
  const closing = t('reply.closing')
  return {
    subject: mail ? answerTo(mail.subject) : subjectOf(item, language),
    text: `${greeting}\n\n${body}\n\n${closing}\n${writer.name}\n${signature || site.company.name}`,
    chat: `${greeting} ${body || t('reply.chat', { subject: item.reference ?? t('reply.your_message') })}`,
  }
}

/** One `Re: `, by which mail programs group threads (RFC 5322, section 3.6.5). */
function answerTo(subject: string): string {
  return `Re: ${subject.replace(/^(?:re\s*:\s*)+/i, '')}`.slice(0, MAX_SUBJECT_LENGTH)
}

function subjectOf({ kind, reference }: Addressee, language: Language): string {
  const t = translatorOf(language)
  if (kind === 'message' || reference === null) return t('reply.subject_message')
  return t(
    kind === 'offer' ? 'reply.subject_offer' : kind === 'inquiry' ? 'reply.subject_inquiry' : 'reply.subject_request',
    {
      reference,
    },
  )
}
