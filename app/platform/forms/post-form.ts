import type { FieldErrors } from '../base/errors'
import { readJson, readProblem } from '../http/read-problem'
import type { FormError, FormErrors } from './form-answer'

const ATTEMPT_MILLISECONDS = 30_000
/** On average; doubled before the second retry. */
const WAIT_MILLISECONDS = 800
/** A longer requested pause gets no retry. */
const MAX_RETRY_AFTER_SECONDS = 60

export type SendResult<Sent> =
  | { readonly kind: 'sent'; readonly answer: Sent }
  | { readonly kind: 'rejected'; readonly errors: FormErrors }
  /** `unsure`: no final answer, so it may be stored. The next attempt needs the same key. */
  | { readonly kind: 'failed'; readonly reason: FormError | null; readonly unsure: boolean }

export interface FormPost<Sent> {
  readonly url: string
  /** However many attempts arrive, the form is stored once. */
  readonly key?: string
  readonly body: object
  /** Undefined: a proxy answered, not our server. */
  readonly read: (answer: unknown) => Sent | undefined
  readonly toFormErrors: (errors: FieldErrors, values: FormError['values']) => FormErrors
  readonly attempts?: number
  readonly onResend?: (attempt: number) => void
  readonly waitMilliseconds?: number
}

type Attempt<Sent> =
  | SendResult<Sent>
  | { readonly kind: 'again'; readonly reason: FormError | null; readonly waitSeconds: number }

/** A new key. Not by `crypto.randomUUID`, which browsers have on secure origins only. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Posts a form to the API; retries if the network fails or the server is busy or broken. */
export async function postForm<Sent>(post: FormPost<Sent>): Promise<SendResult<Sent>> {
  const { attempts = 1, waitMilliseconds = WAIT_MILLISECONDS } = post
  for (let attempt = 1; ; attempt++) {
    const result = await attemptToPost(post)
    if (result.kind !== 'again') return result
    const { reason, waitSeconds } = result
    if (attempt === attempts || waitSeconds > MAX_RETRY_AFTER_SECONDS) return { kind: 'failed', reason, unsure: true }
    const backoff = waitMilliseconds * 2 ** (attempt - 1) * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, Math.max(backoff, waitSeconds * 1000)))
    post.onResend?.(attempt + 1)
  }
}

async function attemptToPost<Sent>(post: FormPost<Sent>): Promise<Attempt<Sent>> {
  const { url, key, body, read, toFormErrors } = post
  let response: Response
  let answer: unknown
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
    })
    answer = await readJson(response)
  } catch {
    // No answer in time: it may have arrived.
    return { kind: 'again', reason: null, waitSeconds: 0 }
  }
  if (response.ok) {
    const sent = read(answer)
    return sent === undefined ? { kind: 'again', reason: null, waitSeconds: 0 } : { kind: 'sent', answer: sent }
  }
  const { code, values, errors } = readProblem(answer)
  const reason = code === null ? null : { key: code, values }
  if (response.status === 408 || response.status === 429 || response.status >= 500)
    return { kind: 'again', reason, waitSeconds: Number(response.headers.get('retry-after')) || 0 }
  const formErrors = toFormErrors(errors, values)
  return Object.keys(formErrors).length > 0
    ? { kind: 'rejected', errors: formErrors }
    : { kind: 'failed', reason, unsure: false }
}
