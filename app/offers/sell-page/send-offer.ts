import { type FormPost, postForm, type SendResult } from '../../platform/forms/post-form'
import type { OfferInput } from '../offers/offer-schema'
import { isSentOffer, type SentOffer } from '../offers/sent-offer'
import { toOfferErrors } from './offer-fields'

/** One call and two retries (source specification §9). */
export const SEND_ATTEMPTS = 3

/** Only `onResend` is set in production. */
type SendOptions = Partial<Pick<FormPost<SentOffer>, 'onResend' | 'url' | 'waitMilliseconds'>>

/** Sends an offer; where the network fails, the server is busy or broken, it sends it twice more under the same key. */
export function sendOffer(offer: OfferInput, key: string, options: SendOptions = {}): Promise<SendResult<SentOffer>> {
  return postForm({
    url: '/api/sell',
    key,
    body: offer,
    read: (answer) => (isSentOffer(answer) ? answer : undefined),
    toFormErrors: toOfferErrors,
    attempts: SEND_ATTEMPTS,
    ...options,
  })
}
