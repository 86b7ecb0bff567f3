import { Readable } from 'node:stream'
import { Refusal } from '../../platform/base/errors'
import { MOST_FILE_BYTES } from '../content/file-errors'

/** A body that brings no byte for this long has been given up by its sender. */
const IDLE_MS = 30_000
/** The longest a single request may take: after ten minutes without progress browsers give an upload up. */
const WHOLE_MS = 600_000
/** How long the rest of a refused body is waited for. */
const DRAIN = { idleMs: 2_000, wholeMs: 30_000 } as const
/** Bytes that may wait in memory before the sender is slowed down. */
const HIGH_WATER = 524_288

/** A request's body: the one of the socket where there is one, which is faster and hands out all that arrived. */
export type RequestBody = Readable | ReadableStream<Uint8Array>

/** What stops the reading of a body. */
export interface BodyLimits {
  /** Bytes it may have. */
  readonly most: number
  readonly idleMs?: number
  readonly wholeMs?: number
  /** Somebody else wants to go on from here. */
  readonly signal?: AbortSignal
}

interface ChunkReader {
  /** The next chunk; null at the end. */
  next(): Promise<Uint8Array | null>
  release(): void
}

/**
 * The chunks of a request's body. The body is left open when the reading ends early, so that an answer still gets out.
 * @throws {Refusal} 413 for more bytes than allowed (they are not handed out), 408 when it stalls, breaks off or takes too
 *   long, 409 when it was told to stop
 */
export async function* readBody(body: RequestBody | null, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body instanceof Readable ? readSocket(body) : readStream(body)
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
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

/**
 * Lets the sender of a refused body finish it: browsers read no answer while they still send, and a closed connection
 * would look like a broken line that is worth another try.
 */
export async function drainBody(body: RequestBody | null): Promise<void> {
  if (body instanceof ReadableStream && body.locked) return
  try {
    for await (const _ of readBody(body, { most: MOST_FILE_BYTES, ...DRAIN }));
  } catch {
    // A sender that does not finish in time gets its answer all the same.
  }
}

function readStream(body: ReadableStream<Uint8Array>): ChunkReader {
  const reader = body.getReader()
  return {
    next: async () => (await reader.read()).value ?? null,
    release: () => reader.releaseLock(),
  }
}

/** By its events and not by its iterator, which forgets what has arrived when the connection breaks. */
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
      // An error that comes later concerns nobody, and without a listener it would end the process.
      body.on('error', () => undefined).off('error', onOver)
    },
  }
}
