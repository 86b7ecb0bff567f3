import { openWorkers, type ProcessLimits, type WorkerProcesses } from './worker-processes.server'

/** Where rooms have work done in processes of their own, away from requests. */
export interface WorkerPools {
  /**
   * The processes for one kind of work, shared by all callers. They start with the first job.
   * @param program as `openWorkers` takes it. It has one caller, which knows what it takes and sends
   */
  readonly open: <Job extends object, Outcome>(
    program: string,
    limits: ProcessLimits,
  ) => Pick<WorkerProcesses<Job, Outcome>, 'run'>
  readonly close: () => Promise<void>
}

export function openWorkerPools(): WorkerPools {
  const kinds = new Map<string, WorkerProcesses<never, unknown>>()
  return {
    open: <Job extends object, Outcome>(program: string, limits: ProcessLimits) => {
      const workers = kinds.get(program) ?? openWorkers<Job, Outcome>(program, limits)
      kinds.set(program, workers)
      return workers as WorkerProcesses<Job, Outcome>
    },
    close: async () => {
      await Promise.all([...kinds.values()].map((workers) => workers.close()))
    },
  }
}
