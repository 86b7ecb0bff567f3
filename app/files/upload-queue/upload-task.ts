import { permanentError, type UploadError, UploadFailure } from './upload-error'
import {
  isFinal,
  nextUploadState,
  type ShownUploadState,
  shownUploadState,
  type UploadCommand,
  type UploadEvent,
  type UploadState,
} from './upload-state'
import { backoffDelay, retryLimitError, UPLOAD_RETRY_MS, waitToRetry } from './upload-wait'
import type { UploadedFile } from './uploaded-file'

/** Byte transport. Each `send` resumes at the server's offset. */
export interface UploadTransport {
  /** Sends the remaining bytes and reports until `done`, `fault` or `stop`. */
  send(report: UploadReport): void
  /** Stops sending. Resolves when no more reports will follow. */
  stop(): Promise<void>
  /** Deletes the upload on the server. Never rejects: the server sweeps leftovers. */
  discard(): Promise<void>
}

export interface UploadReport {
  progress(bytes: number): void
  stepDone(): void
  done(file: UploadedFile): void
  fault(fault: UploadError): void
}

export interface UploadSnapshot {
  readonly bytesTransferred: number
  readonly totalBytes: number
  readonly state: ShownUploadState
  /** Server metadata; null until complete. */
  readonly metadata: UploadedFile | null
}

interface UploadObserver {
  /** The current snapshot on subscribing, then one per progress, pause and resume. */
  next?(snapshot: UploadSnapshot): void
  /** Once, on failure or cancellation (`canceled`). */
  error?(failure: UploadFailure): void
  complete?(): void
}

/** Upload of one file; starts automatically. For transitions see `upload-state.ts`. */
export class UploadTask {
  readonly #transport: UploadTransport
  readonly #totalBytes: number
  readonly #observers = new Set<UploadObserver>()
  #state: UploadState = 'running'
  #bytes = 0
  #metadata: UploadedFile | null = null
  #failure: UploadFailure | null = null
  #inFlight = false
  #wait: AbortController | null = null
  #failures = 0
  #mostBytes = 0
  #lastProgress = performance.now()

  constructor(transport: UploadTransport, totalBytes: number) {
    this.#transport = transport
    this.#totalBytes = totalBytes
    this.#send()
  }

  get state(): UploadState {
    return this.#state
  }

  /** Connection lost: a retry is pending or running. */
  get retrying(): boolean {
    return this.#state === 'running' && this.#failures > 0
  }

  get failure(): UploadFailure | null {
    return this.#failure
  }

  get snapshot(): UploadSnapshot {
    return {
      bytesTransferred: this.#bytes,
      totalBytes: this.#totalBytes,
      state: shownUploadState(this.#state),
      metadata: this.#metadata,
    }
  }

  subscribe(observer: UploadObserver): () => void {
    observer.next?.(this.snapshot)
    if (isFinal(this.#state)) this.#end(observer)
    else this.#observers.add(observer)
    return () => void this.#observers.delete(observer)
  }

  /** @returns whether the call is valid in this state */
  pause(): boolean {
    return this.#call('pause')
  }

  resume(): boolean {
    return this.#call('resume')
  }

  /** Also deletes the data on the server. */
  cancel(): boolean {
    return this.#call('cancel')
  }

  #call(call: UploadCommand): boolean {
    if (nextUploadState(this.#state, call) === null) return false
    this.#happen(call)
    if (this.#state === 'pausing' || this.#state === 'canceling') this.#stop()
    return true
  }

  #stop(): void {
    this.#wait?.abort()
    const landed = () => {
      this.#inFlight = false
      this.#happen('aborted')
      // Resumed before it had stopped.
      this.#send()
    }
    if (this.#inFlight) void this.#transport.stop().then(landed)
    else landed()
  }

  #send(): void {
    if (this.#state !== 'running' || this.#inFlight || this.#wait) return
    this.#inFlight = true
    this.#transport.send({
      progress: (bytes) => this.#progress(bytes),
      stepDone: () => {
        this.#moved()
        this.#happen('stepDone')
      },
      done: (file) => {
        this.#inFlight = false
        this.#metadata = file
        this.#progress(this.#totalBytes)
        this.#happen('lastStepDone')
      },
      fault: (fault) => this.#fault(fault),
    })
  }

  #progress(bytes: number): void {
    this.#bytes = bytes
    // Resent bytes are not progress; otherwise a connection that loses everything would never be given up.
    if (bytes > this.#mostBytes) {
      this.#mostBytes = bytes
      this.#moved()
    }
    this.#notify()
  }

  #moved(): void {
    this.#lastProgress = performance.now()
    this.#failures = 0
  }

  #fault(fault: UploadError): void {
    this.#inFlight = false
    const expired = performance.now() - this.#lastProgress >= UPLOAD_RETRY_MS
    if (!fault.retryable || expired) {
      const event = fault.retryable ? 'expired' : 'failed'
      // While paused, a fault is dropped: after resuming, the upload fails again or succeeds.
      if (nextUploadState(this.#state, event) === null) return
      this.#failure = new UploadFailure(fault.retryable ? retryLimitError : fault)
      this.#happen(event)
      return
    }
    this.#happen('retryable')
    if (this.#state === 'running') void this.#waitAndSend()
  }

  async #waitAndSend(): Promise<void> {
    const wait = new AbortController()
    this.#wait = wait
    this.#failures++
    this.#notify()
    const left = this.#lastProgress + UPLOAD_RETRY_MS - performance.now()
    await waitToRetry(Math.min(backoffDelay(this.#failures), left), wait.signal)
    this.#wait = null
    this.#send()
  }

  #happen(event: UploadEvent): void {
    const before = this.#state
    const state = nextUploadState(before, event)
    if (state === null || state === before) return
    this.#state = state
    if (event === 'resume') {
      this.#moved()
      this.#send()
    }
    if (state === 'canceled') {
      this.#failure = new UploadFailure(permanentError('canceled'))
      void this.#transport.discard()
    }
    if (!isFinal(state)) {
      if (shownUploadState(before) !== shownUploadState(state)) this.#notify()
      return
    }
    for (const observer of this.#observers) this.#end(observer)
    this.#observers.clear()
  }

  #notify(): void {
    const { snapshot } = this
    for (const observer of this.#observers) observer.next?.(snapshot)
  }

  #end(observer: UploadObserver): void {
    if (this.#failure) observer.error?.(this.#failure)
    else observer.complete?.()
  }
}
