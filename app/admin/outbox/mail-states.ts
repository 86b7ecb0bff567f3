import type { MailState } from '../../platform/mail-queue/manage-mails.server'

export const mailStates = [
  'queued',
  'sent',
  'kept',
  'parked',
  'cancelled',
  'withheld',
] as const satisfies readonly MailState[]

export const mailPills: Readonly<Record<MailState, string>> = {
  queued: 'pill pill--info',
  sent: 'pill pill--ok',
  kept: 'pill',
  parked: 'pill pill--bad',
  cancelled: 'pill pill--warn',
  withheld: 'pill pill--warn',
}
