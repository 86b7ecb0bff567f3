import { openWorkers, type ProcessLimits, type WorkerProcesses } from './worker-processes.server'

/** Worker processes for jobs that would hold up requests. */
export interface WorkerPools {
  /** The processes that run one program, started with the first job. Each program has one caller, which knows its jobs and results. */
  readonly open: <Job extends object, Outcome>(
    program: string,
    limits: ProcessLimits,
  ) => Pick<WorkerProcesses<Job, Outcome>, 'run'>
  readonly close: () => Promise<void>
}

export function openWorkerPools(): WorkerPools {
  const pools = new Map<string, WorkerProcesses<never, unknown>>()
  return {
    open: <Job extends object, Outcome>(program: string, limits: ProcessLimits) => {
      const workers = pools.get(program) ?? openWorkers<Job, Outcome>(program, limits)
      pools.set(program, workers)
      return workers as WorkerProcesses<Job, Outcome>
    },
    close: async () => {
      await Promise.all([...pools.values()].map((workers) => workers.close()))
    },
  }
}
