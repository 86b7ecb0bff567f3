import { readJson, readProblem } from '../../platform/http/read-problem'
import type { Language } from '../../platform/i18n/languages'
import { type ContactFaults, faultsOf, type TypedMessage } from './contact-fields'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000

/** Why a message was not taken as a whole: a message key and its values; null where nobody knows. */
export type FailureReason = {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
} | null

/** What became of a message. */
export type PostResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'rejected'; readonly faults: ContactFaults }
  | { readonly kind: 'failed'; readonly reason: FailureReason }

/** Sends a message from the page. Sent again with the same key, it is stored once, whether or not the first one arrived. */
export async function postMessage(
  message: TypedMessage & { readonly honeypot: string; readonly issuedAt: string; readonly language: Language },
  key: string,
): Promise<PostResult> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    const document = await readJson(response)
    // A proxy between us may say that all is well, too.
    if (response.ok) return isAccepted(document) ? { kind: 'sent' } : { kind: 'failed', reason: null }
    const { code, values, errors } = readProblem(document)
    const faults = faultsOf(errors)
    if (Object.keys(faults).length > 0) return { kind: 'rejected', faults }
    return { kind: 'failed', reason: code === null ? null : { key: code, values } }
  } catch {
    // No connection, a broken one, or none in time.
    return { kind: 'failed', reason: null }
  }
}

function isAccepted(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'accepted' in document && document.accepted === true
}
