import type { Language } from '../i18n/languages'
import { readJson, readProblem } from '../platform/read-problem'
import { faultsOfErrors, faultyBoxes, type RequestFault, type RequestFaults } from './request-fields'
import { type TypedRequest, understood } from './typed-request'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000

/** What became of a request. Where it failed, the reason is null when nobody knows it. */
export type PostResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'rejected'; readonly faults: RequestFaults }
  | { readonly kind: 'failed'; readonly reason: RequestFault | null }

/** Sends a request from the page. Sent again with the same key, it is stored once, whether or not the first one arrived. */
export async function postRequest(
  typed: TypedRequest,
  sender: { readonly honeypot: string; readonly issuedAt: string; readonly language: Language; readonly key: string },
): Promise<PostResult> {
  const { key, ...rest } = sender
  const wish = understood(typed)
  try {
    const response = await fetch('/api/requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...wish, ...rest }),
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    const document = await readJson(response)
    // A proxy between us may say that all is well, too.
    if (response.ok) return hasReference(document) ? { kind: 'sent', reference: document.reference } : failed(null)
    const { code, values, errors } = readProblem(document)
    const faults = faultsOfErrors(errors, wish.gtins)
    if (faultyBoxes(faults).length > 0) return { kind: 'rejected', faults }
    return failed(code === null ? null : { key: code, values })
  } catch {
    // No connection, a broken one, or none in time.
    return failed(null)
  }
}

function failed(reason: RequestFault | null): PostResult {
  return { kind: 'failed', reason }
}

function hasReference(document: unknown): document is { reference: string } {
  return (
    typeof document === 'object' &&
    document !== null &&
    'reference' in document &&
    typeof document.reference === 'string'
  )
}
