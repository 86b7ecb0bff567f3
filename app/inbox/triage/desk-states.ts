import { messageStates } from '../../enquiries/contact/message-states'
import { inquiryStatuses } from '../../enquiries/inquiries/inquiry-states'
import { lossReasons, requestStatuses } from '../../enquiries/requests/request-states'
import { declineReasons, offerStatuses } from '../../offers/offers/offer-states'

/** The states of everything that reaches the company, by its kind, in the order they usually come. */
const states = {
  offer: offerStatuses,
  inquiry: inquiryStatuses,
  request: requestStatuses,
  message: messageStates,
} as const

/** What reaches the company. */
export const itemKinds = ['offer', 'inquiry', 'request', 'message'] as const
export type ItemKind = (typeof itemKinds)[number]
export type ItemState = (typeof states)[ItemKind][number]
/** Why something came to nothing. */
export type Reason = (typeof declineReasons)[number] | (typeof lossReasons)[number]

/** Where on the desk something lies. */
export const boxes = ['open', 'snoozed', 'done', 'quarantine'] as const

/** Every state of any kind. */
export const itemStates: readonly ItemState[] = [...new Set(Object.values(states).flat())]

/** What happens by itself only: by publishing a lot, or by a trap for machines. */
const notByHand: readonly ItemState[] = ['converted', 'quarantined']

/** The states that the team may give to something of a kind. */
export function statesByHand(kind: ItemKind): readonly ItemState[] {
  return states[kind].filter((state) => !notByHand.includes(state))
}

/** Whether an offer may become a lot: not once its seller has taken it back, nor while it is taken for spam. */
export function mayBecomeLot({ kind, state, box }: { kind: ItemKind; state: ItemState; box: (typeof boxes)[number] }) {
  return kind === 'offer' && state !== 'withdrawn' && state !== 'spam' && box !== 'quarantine'
}

/** How something of a kind begins. */
export function firstState(kind: ItemKind): ItemState {
  return states[kind][0]
}

/** Every reason of any state. */
export const reasons: readonly Reason[] = [...new Set([...declineReasons, ...lossReasons])]

/** The reasons that a state asks for; none for most. */
export function reasonsFor(state: ItemState): readonly Reason[] {
  if (state === 'declined') return declineReasons
  return state === 'lost' ? lossReasons : []
}
