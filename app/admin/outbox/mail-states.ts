import type { MailState } from '../../platform/mail-queue/tend-mails.server'

/** What becomes of a mail, in the order of its way. */
export const mailStates = [
  'queued',
  'sent',
  'kept',
  'parked',
  'cancelled',
  'withheld',
] as const satisfies readonly MailState[]

/** The look of a state: what went well, what waits, what went wrong. */
export const mailPills: Readonly<Record<MailState, string>> = {
  queued: 'pill pill--info',
  sent: 'pill pill--ok',
  kept: 'pill',
  parked: 'pill pill--bad',
  cancelled: 'pill pill--warn',
  withheld: 'pill pill--warn',
}
