import { z } from 'zod'
import { enquiryStatuses, lossReasons } from '../../enquiries/buyers/enquiry'
import { messageStates } from '../../enquiries/contact/contact-fields'
import { releaseMessage, setMessageState } from '../../enquiries/contact/messages.server'
import { releaseInquiry, setInquiryAnswerDate, setInquiryStatus } from '../../enquiries/inquiries/move-inquiry.server'
import { releaseRequest, setRequestAnswerDate, setRequestStatus } from '../../enquiries/requests/move-request.server'
import { declineReasons, offerStatuses } from '../../offers/offers/offer-states'
import { setOfferAnswerDate, setOfferStatus } from '../../offers/offers/set-offer-status.server'
import { parseInput } from '../../platform/base/parse-input'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { ItemKind, ItemState, Reason } from '../items/item-states'

interface RecordRef {
  readonly kind: ItemKind
  readonly id: string
}

export interface StateChange {
  readonly state: ItemState
  readonly reason: Reason | null
}

const choice = 'validation.choice'

function stateWithReason<
  const States extends readonly [string, ...string[]],
  const Reasons extends readonly [string, ...string[]],
>(states: States, asking: States[number], reasons: Reasons) {
  return z
    .object({ state: z.enum(states, choice), reason: z.enum(reasons, choice).nullable().catch(null) })
    .transform(({ state, reason }) => ({ state, reason: state === asking ? reason : null }))
    .refine(({ state, reason }) => state !== asking || reason !== null, { path: ['reason'], message: choice })
}

const offerChange = stateWithReason(offerStatuses, 'declined', declineReasons)
const enquiryChange = stateWithReason(enquiryStatuses, 'lost', lossReasons)
const messageChange = z.object({ state: z.enum(messageStates, choice) })

/** Sets the state. @returns the previous reason, if any @throws {InvalidInput} unknown state, or the reason is missing */
export async function setRecordState(
  tx: Transaction,
  { kind, id }: RecordRef,
  change: StateChange,
  now: Date,
): Promise<Reason | null> {
  if (kind === 'offer') {
    const { state: status, reason: declinedBecause } = parseInput(offerChange, change)
    return (await setOfferStatus(tx, id, { status, declinedBecause }, now))?.declinedBecause ?? null
  }
  if (kind !== 'message') {
    const { state: status, reason: lostBecause } = parseInput(enquiryChange, change)
    const set = kind === 'request' ? setRequestStatus : setInquiryStatus
    return (await set(tx, id, { status, lostBecause }, now))?.lostBecause ?? null
  }
  await setMessageState(tx, id, parseInput(messageChange, change).state)
  return null
}

/** Releases a submission from quarantine: it is then processed as if it had just arrived, including mails. */
export async function releaseRecord(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  { kind, id }: RecordRef,
): Promise<void> {
  if (kind === 'request') await releaseRequest(tx, services, id)
  if (kind === 'inquiry') await releaseInquiry(tx, services, id)
  if (kind === 'message') await releaseMessage(tx, services, id)
}

/** Changes the promised day in the module that owns the record. Messages have one only on their inbox item. */
export async function setPromisedDay(tx: Transaction, { kind, id }: RecordRef, day: string): Promise<void> {
  if (kind === 'offer') await setOfferAnswerDate(tx, id, day)
  if (kind === 'request') await setRequestAnswerDate(tx, id, day)
  if (kind === 'inquiry') await setInquiryAnswerDate(tx, id, day)
}
