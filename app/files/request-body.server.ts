import { Refusal } from '../platform/errors'
import { MOST_FILE_BYTES } from './file-errors'

/** A body that brings no byte for this long has been given up by its sender. */
const IDLE_MS = 30_000
/** The longest a single request may take: FILES.md gives an upload that long without progress. */
const WHOLE_MS = 600_000
/** How long, and how much, the rest of a refused body is waited for. */
const DRAIN = { idleMs: 2_000, wholeMs: 30_000 } as const

/** What stops the reading of a body. */
export interface BodyLimits {
  /** Bytes it may have. */
  readonly most: number
  readonly idleMs?: number
  readonly wholeMs?: number
  /** Somebody else wants to go on from here. */
  readonly signal?: AbortSignal
}

/**
 * The chunks of a request's body. The body is left open when the reading ends early, so that an answer still gets out.
 * @throws {Refusal} 413 for more bytes than allowed (they are not handed out), 408 when it stalls, breaks off or takes too
 *   long, 409 when it was told to stop
 */
export async function* readBody(
  body: ReadableStream<Uint8Array> | null,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
  const interrupted = () => stopped.reject(new Refusal('files.interrupted', 408))
  const idle = setTimeout(interrupted, limits.idleMs ?? IDLE_MS)
  const whole = setTimeout(interrupted, limits.wholeMs ?? WHOLE_MS)
  const yieldTurn = () => stopped.reject(new Refusal('files.wrong_offset', 409))
  limits.signal?.addEventListener('abort', yieldTurn)
  try {
    for (let bytes = 0; ; ) {
      const { done, value } = await Promise.race([nextChunk(reader), stopped.promise])
      if (done) return
      bytes += value.length
      if (bytes > limits.most) throw new Refusal('file_upload.max_file_size_error', 413)
      idle.refresh()
      yield value
      idle.refresh()
    }
  } finally {
    clearTimeout(idle)
    clearTimeout(whole)
    limits.signal?.removeEventListener('abort', yieldTurn)
    reader.releaseLock()
  }
}

/**
 * Lets the sender of a refused body finish it: browsers read no answer while they still send, and a closed connection
 * would look like a broken line that is worth another try.
 */
export async function drainBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return
  try {
    for await (const _ of readBody(body, { most: MOST_FILE_BYTES, ...DRAIN }));
  } catch {
    // A sender that does not finish in time gets its answer all the same.
  }
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read()
  } catch (cause) {
    throw new Refusal('files.interrupted', 408, { cause })
  }
}
