import type { FieldErrors } from '../../platform/base/errors'
import { readJson, readProblem } from '../../platform/http/read-problem'
import type { NoteFault, NoteFaults } from './note-fault'

/** An attempt that takes longer counts as failed. */
const ATTEMPT_MILLISECONDS = 30_000

/** What became of a note. Where it failed, the reason is null when nobody knows it. */
export type PostResult =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'rejected'; readonly faults: NoteFaults }
  | { readonly kind: 'failed'; readonly reason: NoteFault | null }

/**
 * Sends a note from the page. Sent again with the same key, it is stored once, whether or not the first one arrived.
 * @param faultsOf the errors of fields as faults of boxes
 */
export async function postNote(
  address: string,
  key: string,
  note: object,
  faultsOf: (errors: FieldErrors) => NoteFaults,
): Promise<PostResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(note),
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    const document = await readJson(response)
    // A proxy between us may say that all is well, too.
    if (response.ok) return hasReference(document) ? { kind: 'sent', reference: document.reference } : failed(null)
    const { code, values, errors } = readProblem(document)
    const faults = faultsOf(errors)
    if (Object.keys(faults).length > 0) return { kind: 'rejected', faults }
    return failed(code === null ? null : { key: code, values })
  } catch {
    // No connection, a broken one, or none in time.
    return failed(null)
  }
}

function failed(reason: NoteFault | null): PostResult {
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
