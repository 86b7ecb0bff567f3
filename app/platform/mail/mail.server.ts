import type { Mailbox } from '../base/mailbox'

/** A picture that travels inside the mail. Its HTML shows it as `cid:{cid}`. */
export interface MailImage {
  readonly cid: string
  readonly contentType: string
  readonly base64: string
}

/** What is to be said to whom. */
export interface MailContent {
  readonly from: Mailbox
  readonly to: Mailbox
  readonly replyTo: Mailbox | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly images: readonly MailImage[]
  /** Address at which the recipient's subscription ends by one POST (RFC 8058). Only for mails that one subscribes to. */
  readonly unsubscribeUrl?: string | null
  /** Id of what it is about: mails about one thing to one address stand together. */
  readonly thread?: string | null
  /** A person has written it: it is not marked as automatic. */
  readonly personal?: boolean
}

/** One e-mail, ready to go. The same on every attempt. */
export interface Mail extends MailContent {
  /** With its angle brackets. */
  readonly messageId: string
  /** The mail before it in its thread, and all before it. */
  readonly inReplyTo?: string | null
  readonly refersTo?: readonly string[]
  /** The secret of its return path, a UUID: by it a server's report is known to be about this mail. */
  readonly returnKey?: string
  readonly createdAt: Date
}

/** Carries mails out of the house, or keeps them readable in the outbox. */
export interface MailTransport {
  /**
   * Resolves when the mail's way ends: `sent` when the next server has taken responsibility, `kept` when mails stay here.
   * @param giveUp when aborted, the attempt fails at once.
   * @throws {DeliveryFailure} when that did not happen, or nobody knows whether it did.
   */
  deliver(mail: Mail, giveUp: AbortSignal): Promise<'sent' | 'kept'>
  close(): Promise<void>
}

/** A mail did not go out. The message is the other side's own words where it said any. */
export class DeliveryFailure extends Error {
  /** Trying again would get the same answer. */
  readonly final: boolean
  /** Nobody is known at the address: other mails would get the same answer. */
  readonly unknownAddress: boolean

  constructor(message: string, details: { final: boolean; unknownAddress?: boolean; cause: unknown }) {
    super(message, { cause: details.cause })
    this.name = 'DeliveryFailure'
    this.final = details.final
    this.unknownAddress = details.unknownAddress ?? false
  }
}
