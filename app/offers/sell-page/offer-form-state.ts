import type { Fault } from '../../platform/forms/form-answer'
import type { OfferInput } from '../offers/offer-schema'
import type { SentOffer } from '../offers/sent-offer'
import type { OfferFaults, OfferField } from './offer-fields'

/**
 * Where the sell form stands (source specification §4). What a state does not have cannot be there: no fault while an
 * offer is under way, no receipt without success.
 */
export type OfferFormState =
  /** It is being filled in; `faults` are the marked boxes. */
  | { readonly status: 'idle'; readonly faults: OfferFaults }
  /** The offer is under way, for the `attempt`-th time. */
  | { readonly status: 'pending'; readonly offer: OfferInput; readonly attempt: number }
  | { readonly status: 'submitted'; readonly receipt: SentOffer; readonly offer: OfferInput }
  /** Every attempt failed. `reason` is what the server said, if it said something. */
  | { readonly status: 'error'; readonly offer: OfferInput; readonly reason: Fault | null }

export type OfferFormEvent =
  /** A box was left; `fault` is what is wrong in it now. */
  | { readonly type: 'left'; readonly field: OfferField; readonly fault: Fault | undefined }
  | { readonly type: 'edited'; readonly field: OfferField }
  /** Sent by the person: the first time, or once more after a failure. */
  | { readonly type: 'sent'; readonly offer: OfferInput }
  /** Sent again without being asked. */
  | { readonly type: 'resent'; readonly attempt: number }
  /** Not valid: found here before sending, or by the server. */
  | { readonly type: 'rejected'; readonly faults: OfferFaults }
  | { readonly type: 'stored'; readonly receipt: SentOffer }
  | { readonly type: 'failed'; readonly reason: Fault | null }
  /** After a failure the note is opened again to be changed. */
  | { readonly type: 'reopened' }

/** The state after an event. An event that cannot happen in a state changes nothing. */
export function nextOfferFormState(state: OfferFormState, event: OfferFormEvent): OfferFormState {
  switch (event.type) {
    case 'left':
    case 'edited':
      if (state.status !== 'idle') return state
      return {
        status: 'idle',
        faults: withFault(state.faults, event.field, 'fault' in event ? event.fault : undefined),
      }
    case 'sent':
      if (state.status !== 'idle' && state.status !== 'error') return state
      return { status: 'pending', offer: event.offer, attempt: 1 }
    case 'resent':
      return state.status === 'pending' ? { ...state, attempt: event.attempt } : state
    case 'rejected':
      return state.status === 'submitted' ? state : { status: 'idle', faults: event.faults }
    case 'stored':
      if (state.status !== 'pending') return state
      return { status: 'submitted', receipt: event.receipt, offer: state.offer }
    case 'failed':
      return state.status === 'pending' ? { status: 'error', offer: state.offer, reason: event.reason } : state
    case 'reopened':
      return state.status === 'error' ? { status: 'idle', faults: {} } : state
  }
}

function withFault(faults: OfferFaults, field: OfferField, fault: Fault | undefined): OfferFaults {
  const { [field]: _, ...others } = faults
  return fault ? { ...others, [field]: fault } : others
}
