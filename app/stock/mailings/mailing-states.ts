import type { MessageKey } from '../../platform/i18n/translate'

export const mailingStates = ['sending', 'done', 'stopped'] as const
export type MailingState = (typeof mailingStates)[number]

/** Waiting until the mail is queued, then the state of the mail; or skipped. */
export const recipientStates = ['waiting', 'queued', 'sent', 'kept', 'failed', 'cancelled', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

export const skipReasons = ['unsubscribed', 'bounced', 'objected', 'blocked', 'no_lots'] as const
export type SkipReason = (typeof skipReasons)[number]

export const mailingPills: Readonly<Record<MailingState, string>> = {
  sending: 'pill pill--info',
  done: 'pill pill--ok',
  stopped: 'pill pill--warn',
}

export const recipientPills: Readonly<Record<RecipientState, string>> = {
  waiting: 'pill',
  queued: 'pill pill--info',
  sent: 'pill pill--ok',
  kept: 'pill',
  failed: 'pill pill--bad',
  cancelled: 'pill pill--warn',
  skipped: 'pill pill--warn',
}

/** Labels; the same as in the outbox where a mail exists. */
export const recipientWords: Readonly<Record<RecipientState, MessageKey>> = {
  waiting: 'outbox.state.queued',
  queued: 'mailings.in_outbox',
  sent: 'outbox.state.sent',
  kept: 'outbox.state.kept',
  failed: 'outbox.state.parked',
  cancelled: 'outbox.state.cancelled',
  skipped: 'mailings.skipped',
}
