import { Readable } from 'node:stream'
import { Refusal } from '../../platform/base/errors'
import { MAX_FILE_BYTES } from '../content/file-errors'

/** A sender idle for this long is considered gone. */
const IDLE_MS = 30_000
/** Longest request: browsers give up an upload after ten minutes without progress. */
const WHOLE_MS = 600_000
/** How long to drain a refused body. */
const DRAIN = { idleMs: 2_000, wholeMs: 30_000 } as const
/** Bytes buffered before backpressure. */
const HIGH_WATER = 524_288

/** The socket's stream where available: faster, and it yields all data that arrived. */
export type RequestBody = Readable | ReadableStream<Uint8Array>

interface BodyLimits {
  /** Maximum bytes. */
  readonly most: number
  readonly idleMs?: number
  readonly wholeMs?: number
  /** Aborts when another request takes over the upload. */
  readonly signal?: AbortSignal
}

interface ChunkReader {
  next(): Promise<Uint8Array | null>
  release(): void
}

/**
 * Chunks of a request body. Leaves the body open if reading ends early, so a response can still be sent.
 * @throws {Refusal} 413 over the limit (excess is not yielded), 408 stalled, interrupted or too slow, 409 aborted
 */
export async function* readBody(body: RequestBody | null, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body instanceof Readable ? readSocket(body) : readStream(body)
  const stopped = Promise.withResolvers<never>()
  const interrupted = () => stopped.reject(new Refusal('files.interrupted', 408))
  const idle = setTimeout(interrupted, limits.idleMs ?? IDLE_MS)
  const whole = setTimeout(interrupted, limits.wholeMs ?? WHOLE_MS)
  const yieldTurn = () => stopped.reject(new Refusal('files.wrong_offset', 409))
  limits.signal?.addEventListener('abort', yieldTurn)
  try {
    for (let bytes = 0; ; ) {
      const chunk = await Promise.race([reader.next(), stopped.promise])
      if (!chunk) return
      bytes += chunk.length
      if (bytes > limits.most) throw new Refusal('file_upload.max_file_size_error', 413)
      yield chunk
      idle.refresh()
    }
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('files.interrupted', 408, { cause })
  } finally {
    clearTimeout(idle)
    clearTimeout(whole)
    limits.signal?.removeEventListener('abort', yieldTurn)
    reader.release()
  }
}

/** Drains a refused body: browsers read no response while sending, and would take a closed connection for a network error and retry. */
export async function drainBody(body: RequestBody | null): Promise<void> {
  try {
    for await (const _ of readBody(body, { most: MAX_FILE_BYTES, ...DRAIN }));
  } catch {
    // Respond even if the sender does not finish in time.
  }
}

function readStream(body: ReadableStream<Uint8Array>): ChunkReader {
  const reader = body.getReader()
  return {
    next: async () => (await reader.read()).value ?? null,
    release: () => reader.releaseLock(),
  }
}

/** Uses events, not the iterator, which drops received data when the connection breaks. */
function readSocket(body: Readable): ChunkReader {
  const chunks: Uint8Array[] = []
  let waiting = 0
  let over = body.readableEnded || body.destroyed
  let fault: Error | null = body.errored
  let wake = () => {}
  const onData = (chunk: Uint8Array) => {
    chunks.push(chunk)
    waiting += chunk.length
    if (waiting >= HIGH_WATER) body.pause()
    wake()
  }
  const onOver = (reason?: Error) => {
    over = true
    fault ??= reason ?? null
    wake()
  }
  const onClose = () => onOver(body.readableEnded ? undefined : new Error('The connection broke.'))
  body.on('data', onData).on('end', onOver).on('error', onOver).on('close', onClose)
  return {
    next: async () => {
      while (chunks.length === 0 && !over) await new Promise<void>((resolve) => (wake = resolve))
      const chunk = chunks.shift()
      if (!chunk && fault) throw fault
      waiting -= chunk?.length ?? 0
      if (body.isPaused() && waiting < HIGH_WATER / 2) body.resume()
      return chunk ?? null
    },
    release: () => {
      body.off('data', onData).off('end', onOver).off('close', onClose).pause()
      // A late error must not crash the process for lack of a listener.
      body.on('error', () => undefined).off('error', onOver)
    },
  }
}

const PAGES = /^\/[a-z]{2}\/(?:sell|offers\/[^/?]+|team\/[^?]+?)(?:\.data)?(?:\?|$)/

/** Whether a form posted to this URL may contain files and therefore needs longer timeouts. */
export function mayCarryFiles(target: string): boolean {
  return PAGES.test(target)
}
