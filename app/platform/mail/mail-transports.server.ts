import { createTransport } from 'nodemailer'
import { messageOf } from '../base/errors'
import type { Mailbox } from '../base/mailbox'
import type { Config } from '../settings/config.server'
import type { DkimSettings } from '../settings/setting-values.server'
import { keyedAddress } from './keyed-address'
import { DeliveryFailure, type Mail, type MailTransport } from './mail.server'
import { saysNoSuchMailbox } from './no-such-mailbox'

/** Timeouts of a mail server, in milliseconds. */
interface MailTimeouts {
  /** Until it accepts the connection, and again until it greets. */
  readonly greeting: number
  readonly silence: number
  readonly mail: number
}

const usualTimeouts: MailTimeouts = { greeting: 10_000, silence: 60_000, mail: 120_000 }

export function openMailTransport(config: Config): MailTransport {
  return config.smtpUrl ? openSmtpMail(config.smtpUrl, usualTimeouts, config) : openCapturedMail()
}

type SenderSettings = Partial<Pick<Config, 'bounceAddress' | 'replyAddress' | 'teamInbox' | 'dkim'>>

/**
 * Delivers to `SMTP_URL` over a few connections kept open between mails.
 * @param sender.bounceAddress where other servers report failed mails; null: to the sender
 * @param sender.replyAddress where customers' answers go; null: to the mail's `replyTo`
 * @param sender.teamInbox its answers go to the customer, not to us
 * @param sender.dkim signs every mail
 */
export function openSmtpMail(
  url: string,
  timeouts: MailTimeouts = usualTimeouts,
  sender: SenderSettings = {},
): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async (mail, giveUp) => {
      try {
        const signal = AbortSignal.any([AbortSignal.timeout(timeouts.mail), giveUp])
        const signature = sender.dkim && { dkim: signedBy(sender.dkim, mail) }
        await transporter.sendMail({ ...composed(mail, sender), ...returned(mail, sender), ...signature, signal })
        return 'sent'
      } catch (fault) {
        throw asFailure(fault)
      }
    },
    close: async () => transporter.close(),
  }
}

/** Delivers nothing: mails stay readable in the outbox. */
export function openCapturedMail(): MailTransport {
  return { deliver: async () => 'kept', close: async () => undefined }
}

function composed(mail: Mail, sender: SenderSettings) {
  const replyTo = replyMailbox(mail, sender)
  return {
    messageId: mail.messageId,
    inReplyTo: mail.inReplyTo ?? undefined,
    references: mail.refersTo ? [...mail.refersTo] : undefined,
    date: mail.createdAt,
    from: inHeader(mail.from),
    to: inHeader(mail.to),
    replyTo: replyTo ? inHeader(replyTo) : undefined,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.images.map((image) => ({
      cid: image.cid,
      content: image.base64,
      encoding: 'base64',
      contentType: image.contentType,
      contentDisposition: 'inline' as const,
    })),
    headers: {
      // Out-of-office replies do not answer automatic mails (RFC 3834).
      ...(!mail.personal && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** Answers of customers go to the thread of their item, under the name of the colleague who wrote. */
function replyMailbox(mail: Mail, settings: SenderSettings): Mailbox | null {
  const { replyTo, returnKey } = mail
  const replyAddress = threadAddress(mail, settings)
  if (!replyAddress || !returnKey) return replyTo
  return { name: replyTo?.name ?? null, address: keyedAddress(replyAddress, returnKey) }
}

/** Where answers to a mail go to the thread of its item, without the secret that names it; null: elsewhere. */
export function threadAddress(
  { thread, to }: Pick<Mail, 'thread' | 'to'>,
  { replyAddress, teamInbox }: Pick<SenderSettings, 'replyAddress' | 'teamInbox'>,
): string | null {
  return thread && to.address !== teamInbox?.address ? (replyAddress ?? null) : null
}

/** Envelope sender: people reply to the sender, only servers report to this address. */
function returned({ to, returnKey }: Mail, { bounceAddress }: SenderSettings) {
  if (!bounceAddress || returnKey === undefined) return {}
  return { envelope: { from: keyedAddress(bounceAddress, returnKey), to: to.address } }
}

/** Headers that a signature covers: those a receiver shows or acts on. Both of RFC 8058 have to be, and the library leaves one out. */
const SIGNED =
  'From:Reply-To:To:Subject:Date:Message-ID:In-Reply-To:References:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/** For the sender's own domain, as DMARC wants it. */
function signedBy({ selector, privateKey }: DkimSettings, { from: { address } }: Mail) {
  const domainName = address.slice(address.lastIndexOf('@') + 1)
  return { domainName, keySelector: selector, privateKey, headerFieldNames: SIGNED }
}

function inHeader(mailbox: Mailbox) {
  return { name: oneLine(mailbox.name ?? ''), address: mailbox.address }
}

/** Names and subjects come from strangers: a line break must not end the header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

/** Longest stored answer, in characters. */
const WORDS = 500

function asFailure(fault: unknown): DeliveryFailure {
  const words = spokenBy(fault) ?? messageOf(fault)
  const final = isFinal(fault)
  const told = { final, unknownAddress: final && isAboutAddress(fault), cause: fault }
  return new DeliveryFailure(words.replace(/\s+/g, ' ').slice(0, WORDS), told)
}

/**
 * Final are 5xx answers about the recipient or the message. Refused sign-ins, senders and policy (enhanced status x.7.y, RFC 3463) are
 * about us: once the operator has fixed them, the mail goes out.
 */
function isFinal(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('permanent' in fault) || fault.permanent !== true) return false
  const command = 'command' in fault ? fault.command : undefined
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return !/^5(?:30|35)|^\d{3}[ -]\d\.7\.\d/.test(spokenBy(fault) ?? '')
}

/** Whether a final answer says that the recipient does not exist. */
function isAboutAddress(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('command' in fault) || fault.command !== 'RCPT TO') return false
  return saysNoSuchMailbox(spokenBy(fault) ?? '')
}

function spokenBy(fault: unknown): string | null {
  return fault instanceof Error && 'response' in fault && typeof fault.response === 'string' ? fault.response : null
}
