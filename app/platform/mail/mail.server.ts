import type { Mailbox } from '../base/mailbox'

/** An attached picture, shown in HTML as `cid:{cid}`. */
export interface MailImage {
  readonly cid: string
  readonly contentType: string
  readonly base64: string
}

export interface MailContent {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly images: readonly MailImage[]
  /** One-click unsubscription (RFC 8058), for subscriptions only. */
  readonly unsubscribeUrl?: string | null
  /** Id of the subject: mails about it to one address form a thread. */
  readonly thread?: string | null
  /** Message-ID of the customer's mail that began the thread. */
  readonly answers?: string | undefined
  /** Written by a person, so not marked as automatic. */
  readonly personal?: boolean
}

/** One e-mail, the same on every attempt. */
export interface Mail extends MailContent {
  /** With angle brackets. */
  readonly messageId: string
  /** The previous mail of its thread, and all before it. */
  readonly inReplyTo?: string | null
  readonly refersTo?: readonly string[]
  /** UUID in its return path, which authenticates reports about it. */
  readonly returnKey?: string
  readonly createdAt: Date
}

export interface MailTransport {
  /**
   * Resolves when the next server has accepted the mail (`sent`) or mails stay here (`kept`).
   * @param giveUp when aborted, the attempt fails at once
   * @throws {DeliveryFailure} not delivered, or unknown
   */
  deliver(mail: Mail, giveUp: AbortSignal): Promise<'sent' | 'kept'>
  close(): Promise<void>
}

/** The message is the other server's answer, if it gave one. */
export class DeliveryFailure extends Error {
  /** A retry would get the same answer. */
  readonly final: boolean
  /** No such mailbox: other mails would fail as well. */
  readonly unknownAddress: boolean

  constructor(message: string, details: { final: boolean; unknownAddress?: boolean; cause: unknown }) {
    super(message, { cause: details.cause })
    this.name = 'DeliveryFailure'
    this.final = details.final
    this.unknownAddress = details.unknownAddress ?? false
  }
}
