import { expect, test } from 'vitest'
import type { OfferInput } from '../offers/offer-schema'
import type { SentOffer } from '../offers/sent-offer'
import { nextOfferFormState, type OfferFormEvent, type OfferFormState } from './offer-form-state'

const offer: OfferInput = { name: 'Ines', email: 'ines@duarte.example', phoneNumber: '1', description: 'Boots' }
const otherOffer: OfferInput = { ...offer, name: 'Tomas' }
const receipt: SentOffer = {
  reference: 'O-2611-0001',
  createdAt: '2026-11-20T13:08:00.000Z',
  answerBy: '2026-11-23',
  name: 'Ines',
  company: null,
  email: 'ines@duarte.example',
  files: { count: 0, bytes: 0 },
}
const nameFault = { name: { key: 'validation.required' } }
const emailFault = { email: { key: 'validation.email' } }
const reason = { key: 'errors.too_many_requests', values: { seconds: 7 } }

const idle: OfferFormState = { status: 'idle', faults: nameFault }
const pending: OfferFormState = { status: 'pending', offer, attempt: 1 }
const submitted: OfferFormState = { status: 'submitted', receipt, offer }
const failed: OfferFormState = { status: 'error', offer, reason }
const states = { idle, pending, submitted, error: failed }

const events = {
  'left with a fault': { type: 'left', field: 'email', fault: emailFault.email },
  'left without fault': { type: 'left', field: 'name', fault: undefined },
  edited: { type: 'edited', field: 'name' },
  sent: { type: 'sent', offer: otherOffer },
  resent: { type: 'resent', attempt: 2 },
  rejected: { type: 'rejected', faults: emailFault },
  stored: { type: 'stored', receipt },
  failed: { type: 'failed', reason: null },
  reopened: { type: 'reopened' },
} as const satisfies Record<string, OfferFormEvent>

/** What each event makes of each state. What is not here leaves the state as it is. */
const transitions: Partial<Record<keyof typeof states, Partial<Record<keyof typeof events, OfferFormState>>>> = {
  idle: {
    'left with a fault': { status: 'idle', faults: { ...nameFault, ...emailFault } },
    'left without fault': { status: 'idle', faults: {} },
    edited: { status: 'idle', faults: {} },
    sent: { status: 'pending', offer: otherOffer, attempt: 1 },
    rejected: { status: 'idle', faults: emailFault },
  },
  pending: {
    resent: { status: 'pending', offer, attempt: 2 },
    rejected: { status: 'idle', faults: emailFault },
    stored: submitted,
    failed: { status: 'error', offer, reason: null },
  },
  error: {
    sent: { status: 'pending', offer: otherOffer, attempt: 1 },
    rejected: { status: 'idle', faults: emailFault },
    reopened: { status: 'idle', faults: {} },
  },
}

const names = <Names extends string>(record: Record<Names, unknown>) => Object.keys(record) as Names[]
const cases = names(states).flatMap((state) => names(events).map((event) => [state, event] as const))

test.each(cases)('%s, %s', (state, event) => {
  expect(nextOfferFormState(states[state], events[event])).toEqual(transitions[state]?.[event] ?? states[state])
})

test('an event without effect does not even make a new state', () => {
  expect(nextOfferFormState(submitted, events.sent)).toBe(submitted)
  expect(nextOfferFormState(pending, events.edited)).toBe(pending)
})
