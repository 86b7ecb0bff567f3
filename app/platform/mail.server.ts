import type { Config } from './config.server'
import { openKeptMail, openSmtpMail } from './mail-transports.server'

/** One e-mail, ready to go. */
export interface Mail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly createdAt: Date
}

/** Carries mails out of the house, or keeps them readable in the outbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'kept'
  /** Resolves when the next server has taken responsibility. @throws when it has not, or it is unknown. */
  deliver(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** Opens the transport that the settings name. */
export function openMailTransport(config: Config): MailTransport {
  return config.smtpUrl ? openSmtpMail(config.smtpUrl) : openKeptMail()
}
