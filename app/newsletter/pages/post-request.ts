import { readJson, readProblem } from '../../platform/http/read-problem'
import type { Language } from '../../platform/i18n/languages'
import type { ConfirmBy } from './thank-you-address'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000

/** Why a request was not taken: the address is wrong, or the server says why not (both with a message key), or nobody knows. */
export type FailureReason =
  | { readonly kind: 'address'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly values: Readonly<Record<string, string | number>> }
  | { readonly kind: 'unknown' }

/** What became of a request. */
export type PostResult =
  | { readonly kind: 'taken'; readonly confirmBy: ConfirmBy }
  | { readonly kind: 'failed'; readonly failure: FailureReason }

/** Asks for the newsletter from the page. */
export async function postRequest(email: string, honeypot: string, language: Language): Promise<PostResult> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { email }, honeypot, language }),
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    const document = await readJson(response)
    if (response.ok) {
      // A proxy between us may say that all is well, too.
      const confirmBy = acceptedBy(document)
      return confirmBy === undefined ? unknownFailure : { kind: 'taken', confirmBy }
    }
    const { code, values, errors } = readProblem(document)
    const [fault] = Object.values(errors).flat()
    if (fault !== undefined) return { kind: 'failed', failure: { kind: 'address', key: fault } }
    return code === null ? unknownFailure : { kind: 'failed', failure: { kind: 'refused', key: code, values } }
  } catch {
    // No connection, a broken one, or none in time.
    return unknownFailure
  }
}

const unknownFailure: PostResult = { kind: 'failed', failure: { kind: 'unknown' } }

/** What the answer says is left to do; undefined: it is no answer of ours. */
function acceptedBy(document: unknown): ConfirmBy | undefined {
  if (typeof document !== 'object' || document === null || !('accepted' in document) || document.accepted !== true)
    return undefined
  return 'confirmBy' in document && document.confirmBy === 'mail' ? 'mail' : null
}
