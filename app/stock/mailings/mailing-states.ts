import type { MessageKey } from '../../platform/i18n/translate'

/** What becomes of a mailing. */
export const mailingStates = ['sending', 'done', 'stopped'] as const
export type MailingState = (typeof mailingStates)[number]

/** What becomes of one who is to get it: waiting until their mail is made, then as their mail; or skipped for a reason. */
export const recipientStates = ['waiting', 'queued', 'sent', 'kept', 'failed', 'cancelled', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

/** Why somebody was left out. */
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

/** What becomes of a recipient, in words; of a mail the same as in the outbox. */
export const recipientWords: Readonly<Record<RecipientState, MessageKey>> = {
  waiting: 'outbox.state.queued',
  queued: 'mailings.in_outbox',
  sent: 'outbox.state.sent',
  kept: 'outbox.state.kept',
  failed: 'outbox.state.parked',
  cancelled: 'outbox.state.cancelled',
  skipped: 'mailings.skipped',
}
