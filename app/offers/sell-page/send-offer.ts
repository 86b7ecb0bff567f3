import { readJson, readProblem } from '../../platform/http/read-problem'
import type { OfferInput } from '../offers/offer-schema'
import { isSentOffer, type SentOffer } from '../offers/sent-offer'
import { faultsOfErrors, type OfferFault, type OfferFaults } from './offer-fields'

/** One call and two retries (source specification §9). */
export const SEND_ATTEMPTS = 3
/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000
/** Before the first retry, on average; twice that before the second. */
const WAIT_MILLISECONDS = 800
/** A server that asks for a longer pause gets no retry: nobody waits that long in front of a form. */
const MOST_RETRY_AFTER_SECONDS = 60

/** What became of an offer. */
export type SendResult =
  | { readonly kind: 'stored'; readonly receipt: SentOffer }
  /** The server found boxes that are not valid. Nothing was stored. */
  | { readonly kind: 'rejected'; readonly faults: OfferFaults }
  /** `unsure`: no answer came, so it may be stored all the same. Sent again, it needs the same key. */
  | { readonly kind: 'failed'; readonly reason: OfferFault | null; readonly unsure: boolean }

type Attempt =
  | SendResult
  | { readonly kind: 'again'; readonly reason: OfferFault | null; readonly waitSeconds?: number }

/** Where to send, and how patient to be. Everything but the observer has its place in production. */
export interface SendOptions {
  readonly onResend?: (attempt: number) => void
  readonly url?: string
  readonly attemptMilliseconds?: number
  readonly waitMilliseconds?: number
}

/**
 * Sends an offer; where the network fails, the server is busy or broken, it sends it twice more. All of it under one
 * idempotency key, so that the offer is stored once, however many of the attempts arrive.
 */
export async function sendOffer(offer: OfferInput, key: string, options: SendOptions = {}): Promise<SendResult> {
  const { waitMilliseconds = WAIT_MILLISECONDS } = options
  for (let attempt = 1; ; attempt++) {
    const result = await attemptToSend(offer, key, options)
    if (result.kind !== 'again') return result
    const pause = result.waitSeconds ?? 0
    if (attempt === SEND_ATTEMPTS || pause > MOST_RETRY_AFTER_SECONDS) {
      return { kind: 'failed', reason: result.reason, unsure: true }
    }
    const backoff = waitMilliseconds * 2 ** (attempt - 1) * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, Math.max(backoff, pause * 1000)))
    options.onResend?.(attempt + 1)
  }
}

async function attemptToSend(offer: OfferInput, key: string, options: SendOptions): Promise<Attempt> {
  const { url = '/api/sell', attemptMilliseconds = ATTEMPT_MILLISECONDS } = options
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(offer),
      signal: AbortSignal.timeout(attemptMilliseconds),
    })
    answer = await readJson(response)
  } catch {
    // No connection, a broken one, or none in time: whether it arrived is not known.
    return { kind: 'again', reason: null }
  }
  if (response.ok) return isSentOffer(answer) ? { kind: 'stored', receipt: answer } : { kind: 'again', reason: null }
  const { code, values, errors } = readProblem(answer)
  const reason = code === null ? null : { key: code, values }
  const faults = faultsOfErrors(errors, offer, values)
  if (response.status === 408 || response.status === 429 || response.status >= 500) {
    const waitSeconds = Number(response.headers.get('retry-after'))
    return { kind: 'again', reason, ...(waitSeconds > 0 && { waitSeconds }) }
  }
  if (Object.keys(faults).length > 0) return { kind: 'rejected', faults }
  return { kind: 'failed', reason, unsure: false }
}
