import { type ChildProcess, fork } from 'node:child_process'
import type { ImageJob, ImageOutcome } from './image-process'
import type { ImageFault, ImageFormat, NormalImage } from './image-work'
import type { Log } from './log.server'

/** Run by Node as it stands in the tree, from the program's directory. */
const PROGRAM = 'app/platform/image-process.ts'
/** Nobody has asked for a picture for this long, in milliseconds: a process is about 60 MB. */
const IDLE_MS = 30_000

/** Bounds of the work on pictures. */
export interface ImageLimits {
  /** Each process holds one picture in memory, and takes one processor. */
  readonly processes: number
  /** Pictures that wait for a process. Beyond that, waiting would take longer than a visitor does. */
  readonly waiting: number
  /** Milliseconds for one picture: the largest HEIC takes a tenth of it on an idle machine. */
  readonly jobMs: number
}

const limits: ImageLimits = { processes: 2, waiting: 200, jobMs: 60_000 }

/** Work on pictures, in processes of its own: away from requests, bounded, and nothing that breaks there breaks the program. */
export interface Images {
  /**
   * Reads a picture from outside.
   * @param contentType what the file is by its content
   * @throws {ImageUnusable} @throws {ImagesBusy}
   */
  normalise(bytes: Uint8Array, contentType: string): Promise<NormalImage>
  /**
   * Makes a normalised picture smaller, or rasterises a drawing (SVG) of our own.
   * @param width in pixels; a picture is never enlarged
   * @throws {ImageUnusable} @throws {ImagesBusy}
   */
  scale(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Uint8Array>
  /** Ends the processes, and what they work on. */
  close(): Promise<void>
}

/** The picture cannot be used: `too_slow` and `crashed` when the process had to be ended over it, or ended by itself. */
export class ImageUnusable extends Error {
  override readonly name = 'ImageUnusable'
  readonly fault: ImageFault | 'too_slow' | 'crashed'

  constructor(fault: ImageUnusable['fault'], reason = '') {
    super(`${fault}: ${reason}`)
    this.fault = fault
  }
}

/** Too much is waiting already, or no process can be started. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy'
}

interface WaitingJob {
  readonly job: ImageJob
  readonly resolve: (outcome: ImageOutcome) => void
  readonly reject: (fault: Error) => void
}

/** Opens the work on pictures. Processes start with the first picture. */
export function openImages(log: Log, { processes, waiting: mostWaiting, jobMs }: ImageLimits = limits): Images {
  const workers = new Set<ImageWorker>()
  const waiting: WaitingJob[] = []
  let closed = false

  const run = (job: ImageJob) =>
    new Promise<ImageOutcome>((resolve, reject) => {
      if (closed || waiting.length >= mostWaiting) return reject(new ImagesBusy('Too many pictures at once.'))
      waiting.push({ job, resolve, reject })
      assign()
    })

  function assign(): void {
    while (waiting.length > 0) {
      const worker = [...workers].find(({ idle }) => idle) ?? (workers.size < processes ? start() : null)
      const next = worker && waiting.shift()
      if (!next) return
      worker.work(next.job, jobMs).then(next.resolve, next.reject).finally(assign)
    }
  }

  function start(): ImageWorker {
    const worker = new ImageWorker(() => {
      workers.delete(worker)
      assign()
    })
    workers.add(worker)
    return worker
  }

  const answer = (outcome: ImageOutcome) => {
    if (outcome.kind !== 'unusable') return outcome
    log.warn({ fault: outcome.fault, reason: outcome.reason }, 'picture not usable')
    throw new ImageUnusable(outcome.fault, outcome.reason)
  }
  return {
    normalise: async (bytes, contentType) => {
      const outcome = answer(await run({ kind: 'normalise', bytes, contentType }))
      if (outcome.kind !== 'normalised') throw new Error('The answer is that of another job.')
      return outcome.image
    },
    scale: async (bytes, width, format) => {
      const outcome = answer(await run({ kind: 'scale', bytes, width, format }))
      if (outcome.kind !== 'scaled') throw new Error('The answer is that of another job.')
      return outcome.bytes
    },
    close: async () => {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new ImagesBusy('The program ends.'))
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

/** One process. It ends by itself when nobody asks, and with the program, whose end closes the line between them. */
class ImageWorker {
  private readonly child: ChildProcess
  private current: {
    readonly resolve: (outcome: ImageOutcome) => void
    readonly reject: (fault: Error) => void
  } | null = null
  private limit: NodeJS.Timeout | undefined
  private ending = false
  private readonly ended = Promise.withResolvers<void>()

  constructor(onEnd: () => void) {
    // Settings, which hold secrets, stay here. Fewer pools of memory leave less of it unused between pictures.
    this.child = fork(PROGRAM, [], {
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=512'],
      serialization: 'advanced',
      // Decoders chat; the log is no place for it.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const end = (fault: Error) => {
      this.ending = true
      this.settle(({ reject }) => reject(fault))
      this.ended.resolve()
      onEnd()
    }
    this.child.on('message', (outcome: ImageOutcome) => {
      this.settle(({ resolve }) => resolve(outcome))
      this.rest()
    })
    this.child.once('error', (cause) => end(new ImagesBusy('No process for pictures.', { cause })))
    this.child.once('exit', (code, signal) => end(new ImageUnusable('crashed', signal ?? `exit ${code}`)))
  }

  get idle(): boolean {
    return this.current === null && !this.ending
  }

  work(job: ImageJob, mostMs: number): Promise<ImageOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<ImageOutcome>()
    this.current = { resolve, reject }
    this.startLimit(mostMs, () => {
      this.settle(() => reject(new ImageUnusable('too_slow')))
      this.kill()
    })
    this.child.ref()
    this.child.channel?.ref()
    this.child.send(job)
    return promise
  }

  end(): Promise<void> {
    this.kill()
    return this.ended.promise
  }

  private settle(tell: (waiting: NonNullable<ImageWorker['current']>) => void): void {
    clearTimeout(this.limit)
    if (this.current) tell(this.current)
    this.current = null
  }

  /** Nothing waits for an idle process, neither its work nor the end of the program. */
  private rest(): void {
    this.child.unref()
    this.child.channel?.unref()
    this.startLimit(IDLE_MS, () => this.kill())
    this.limit?.unref()
  }

  private kill(): void {
    this.ending = true
    this.child.kill('SIGKILL')
  }

  private startLimit(milliseconds: number, then: () => void): void {
    clearTimeout(this.limit)
    this.limit = setTimeout(then, milliseconds)
  }
}
