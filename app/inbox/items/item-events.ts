import type { boxes, ItemState, Reason } from './item-states'

export const senderKinds = ['wrote', 'accepted', 'declined', 'withdrew'] as const
export type SenderKind = (typeof senderKinds)[number]

export const eventKinds = [
  'state',
  'done',
  'reopened',
  'assigned',
  'snoozed',
  'woken',
  'tagged',
  'note',
  'reply',
  'released',
  'undone',
  'counter_offer',
  'promised',
  'called_back',
  'auto_reply',
  ...senderKinds,
] as const

export type EventKind = (typeof eventKinds)[number]

/** Fields the team may change, with their value before or after an event. */
export interface ItemFacts {
  readonly state?: ItemState
  readonly reason?: Reason | null
  readonly box?: (typeof boxes)[number]
  /** Whether the item was unread before the event. */
  readonly unread?: true
  readonly snoozedUntil?: string | null
  readonly assignee?: { readonly id: string; readonly name: string } | null
  readonly tags?: readonly string[]
  readonly answerBy?: string | null
  readonly text?: string
  readonly files?: readonly string[]
  readonly counterOffer?: string
  /** Id of the mail with the reply or counter-offer. */
  readonly mail?: string
  readonly turn?: { readonly awaits: 'us' | 'them'; readonly since: string }
  readonly blocked?: string
  /** Text quoted by an answer, usually our own mail. */
  readonly quoted?: string
  /** Sender of an answer by mail, if different from the item's. */
  readonly from?: string
  /** Names of files that came by mail and were refused. */
  readonly refused?: readonly string[]
  readonly calledBack?: string
}
