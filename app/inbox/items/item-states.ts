import { enquiryStatuses, lossReasons } from '../../enquiries/buyers/enquiry'
import { messageStates } from '../../enquiries/contact/contact-fields'
import { declineReasons, offerStatuses } from '../../offers/offers/offer-states'

const states = {
  offer: offerStatuses,
  inquiry: enquiryStatuses,
  request: enquiryStatuses,
  message: messageStates,
} as const

export const itemKinds = ['offer', 'inquiry', 'request', 'message'] as const
export type ItemKind = (typeof itemKinds)[number]
export type ItemState = (typeof states)[ItemKind][number]
export type Reason = (typeof declineReasons)[number] | (typeof lossReasons)[number]

export const boxes = ['open', 'snoozed', 'done', 'quarantine'] as const

export const itemStates: readonly ItemState[] = [...new Set(Object.values(states).flat())]

/** Set only by the system: on publishing a lot, or by the honeypot. */
const notByHand: readonly ItemState[] = ['converted', 'quarantined']

export function statesByHand(kind: ItemKind): readonly ItemState[] {
  return states[kind].filter((state) => !notByHand.includes(state))
}

export function canConvert({ kind, state, box }: { kind: ItemKind; state: ItemState; box: (typeof boxes)[number] }) {
  return kind === 'offer' && state !== 'withdrawn' && state !== 'spam' && box !== 'quarantine'
}

export function firstState(kind: ItemKind): ItemState {
  return states[kind][0]
}

export const reasons: readonly Reason[] = [...new Set([...declineReasons, ...lossReasons])]

/** Reasons required with a state; empty for most. */
export function reasonsFor(state: ItemState): readonly Reason[] {
  if (state === 'declined') return declineReasons
  return state === 'lost' ? lossReasons : []
}

const soldStates = ['won', 'on_option'] as const
export type SoldState = (typeof soldStates)[number]

export function isSoldState(state: string | undefined): state is SoldState {
  return soldStates.some((each) => each === state)
}

/** Whether an enquiry's lots are sold or reserved for it. */
export function isSold({ kind, state }: { kind: ItemKind; state: ItemState | undefined }): boolean {
  return kind === 'inquiry' && isSoldState(state)
}
