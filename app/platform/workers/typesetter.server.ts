import type { Log } from '../base/log.server'
import type { TypesetJob, TypesetOutcome } from './typeset-thread'
import { openWorkers, type ProcessLimits } from './worker-processes.server'

const PROGRAM = 'app/platform/workers/typeset-process.ts'

/** A process is about 200 MB. A sheet takes a tenth of a second, the first one half a second, on an idle machine. */
const limits: ProcessLimits = { processes: 1, waiting: 50, jobMs: 60_000, idleMs: 30_000 }

/** Makes documents for paper, in a process of its own. */
export interface Typesetter {
  /** Typesets a document as PDF. @throws {WorkersBusy} @throws {WorkerFailed} too slow, or too much memory */
  readonly typeset: (document: TypesetJob) => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => Promise<void>
}

export function openTypesetter(log: Log, bounds: ProcessLimits = limits): Typesetter {
  const workers = openWorkers<TypesetJob, TypesetOutcome>(PROGRAM, bounds)
  return {
    typeset: async (document) => {
      const outcome = await workers.run(document)
      if ('pdf' in outcome) return new Uint8Array(outcome.pdf)
      // The template and the data are both ours, so a mismatch is a bug.
      log.error({ reason: outcome.fault }, 'a document could not be typeset')
      throw new Error('The document could not be typeset.')
    },
    close: workers.close,
  }
}
