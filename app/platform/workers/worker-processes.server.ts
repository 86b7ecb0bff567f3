import { type ChildProcess, fork } from 'node:child_process'

export interface ProcessLimits {
  /** Each holds one job in memory, and takes one processor. */
  readonly processes: number
  /** Jobs that wait for a process. Beyond that, waiting would take longer than a visitor does. */
  readonly waiting: number
  readonly jobMs: number
  readonly idleMs: number
}

/** Processes that do one kind of work: away from requests, bounded, and nothing that breaks there breaks the program. */
export interface WorkerProcesses<Job, Outcome> {
  /** @throws {WorkersBusy} @throws {WorkerFailed} */
  readonly run: (job: Job) => Promise<Outcome>
  readonly close: () => Promise<void>
}

/** Too much is waiting already, or no process can be started. */
export class WorkersBusy extends Error {
  override readonly name = 'WorkersBusy'
}

/** The process was stopped during the job, or crashed. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed'
  readonly fault: 'too_slow' | 'crashed'

  constructor(fault: WorkerFailed['fault'], reason = '') {
    super(reason)
    this.fault = fault
  }
}

interface WaitingJob<Job, Outcome> {
  readonly job: Job
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (fault: Error) => void
}

/** Processes start with the first job. @param program source file for Node, relative to the program's directory */
export function openWorkers<Job extends object, Outcome>(
  program: string,
  { processes, waiting: mostWaiting, jobMs, idleMs }: ProcessLimits,
): WorkerProcesses<Job, Outcome> {
  const workers = new Set<Worker<Job, Outcome>>()
  const waiting: WaitingJob<Job, Outcome>[] = []
  let closed = false

  function assign(): void {
    while (waiting.length > 0) {
      const worker = [...workers].find(({ idle }) => idle) ?? (workers.size < processes ? start() : null)
      const next = worker && waiting.shift()
      if (!next) return
      worker.work(next.job, jobMs).then(next.resolve, next.reject).finally(assign)
    }
  }

  function start(): Worker<Job, Outcome> {
    const worker = new Worker<Job, Outcome>(program, idleMs, () => {
      workers.delete(worker)
      assign()
    })
    workers.add(worker)
    return worker
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= mostWaiting) return reject(new WorkersBusy('Too many jobs at once.'))
        waiting.push({ job, resolve, reject })
        assign()
      }),
    close: async () => {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new WorkersBusy('The program ends.'))
      await Promise.all([...workers].map((worker) => worker.end()))
    },
  }
}

/** One process. It ends when idle, and with the program, because that closes the channel between them. */
class Worker<Job extends object, Outcome> {
  private readonly child: ChildProcess
  private readonly idleMs: number
  private current: {
    readonly resolve: (outcome: Outcome) => void
    readonly reject: (fault: Error) => void
  } | null = null
  private limit: NodeJS.Timeout | undefined
  private ending = false
  private readonly ended = Promise.withResolvers<void>()

  constructor(program: string, idleMs: number, onEnd: () => void) {
    this.idleMs = idleMs
    // Settings, which hold secrets, stay here. Fewer pools of memory leave less of it unused between jobs.
    this.child = fork(program, [], {
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
    this.child.on('message', (outcome: Outcome) => {
      this.settle(({ resolve }) => resolve(outcome))
      this.rest()
    })
    this.child.once('error', (cause) => end(new WorkersBusy('No process can be started.', { cause })))
    this.child.once('exit', (code, signal) => end(new WorkerFailed('crashed', signal ?? `exit ${code}`)))
  }

  get idle(): boolean {
    return this.current === null && !this.ending
  }

  work(job: Job, mostMs: number): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    this.current = { resolve, reject }
    this.startLimit(mostMs, () => {
      this.settle(() => reject(new WorkerFailed('too_slow')))
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

  private settle(tell: (waiting: NonNullable<Worker<Job, Outcome>['current']>) => void): void {
    clearTimeout(this.limit)
    if (this.current) tell(this.current)
    this.current = null
  }

  /** Nothing waits for an idle process, neither its work nor the end of the program. */
  private rest(): void {
    this.child.unref()
    this.child.channel?.unref()
    this.startLimit(this.idleMs, () => this.kill())
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
