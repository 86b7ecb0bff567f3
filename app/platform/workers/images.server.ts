import type { Log } from '../base/log.server'
import type { ImageJob, ImageOutcome } from './image-process'
import type { ImageFault, ImageFormat, NormalImage } from './image-work'
import { openWorkers, type ProcessLimits, WorkerFailed, WorkersBusy } from './worker-processes.server'

const PROGRAM = 'app/platform/workers/image-process.ts'

export type ImageLimits = Pick<ProcessLimits, 'processes' | 'waiting' | 'jobMs'>

/** The largest HEIC takes a tenth of this on an idle machine. */
const limits: ImageLimits = { processes: 2, waiting: 200, jobMs: 60_000 }
/** A process takes about 60 MB. */
const IDLE_MS = 30_000

/** Work on pictures in bounded processes of their own, which may crash without harm. */
export interface Images {
  /** Normalises a picture from outside. @param contentType type by its content @throws {ImageUnusable} @throws {ImagesBusy} */
  normalise(bytes: Uint8Array, contentType: string): Promise<NormalImage>
  /** Scales a normalised picture or our own SVG; pictures are never enlarged. @throws {ImageUnusable} @throws {ImagesBusy} */
  scale(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Uint8Array>
  close(): Promise<void>
}

/** `too_slow`: the process was stopped; `crashed`: it ended on its own. */
export class ImageUnusable extends Error {
  override readonly name = 'ImageUnusable'
  readonly fault: ImageFault | 'too_slow' | 'crashed'

  constructor(fault: ImageUnusable['fault'], reason = '') {
    super(`${fault}: ${reason}`)
    this.fault = fault
  }
}

/** The queue is full, or no process can start. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy'
}

/** Processes start with the first picture. */
export function openImages(log: Log, bounds: ImageLimits = limits): Images {
  const workers = openWorkers<ImageJob, ImageOutcome>(PROGRAM, { ...bounds, idleMs: IDLE_MS })

  const run = async (job: ImageJob) => {
    const outcome = await workers.run(job).catch((fault: unknown) => {
      if (fault instanceof WorkerFailed) throw new ImageUnusable(fault.fault, fault.message)
      if (fault instanceof WorkersBusy) throw new ImagesBusy(fault.message, { cause: fault })
      throw fault
    })
    if (outcome.kind !== 'unusable') return outcome
    log.warn({ fault: outcome.fault, reason: outcome.reason }, 'a picture could not be used')
    throw new ImageUnusable(outcome.fault, outcome.reason)
  }
  return {
    normalise: async (bytes, contentType) => {
      const outcome = await run({ kind: 'normalise', bytes, contentType })
      if (outcome.kind !== 'normalised') throw new Error('The answer is that of another job.')
      return outcome.image
    },
    scale: async (bytes, width, format) => {
      const outcome = await run({ kind: 'scale', bytes, width, format })
      if (outcome.kind !== 'scaled') throw new Error('The answer is that of another job.')
      return outcome.bytes
    },
    close: workers.close,
  }
}
