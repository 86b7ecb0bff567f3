import type { PoolWorker } from 'vitest/node'
import { ForksPoolWorker } from 'vitest/node'

/** Runs per process, which limits what leftovers of one mutation can affect. */
const runsPerProcess = 60

type Listener = (...values: unknown[]) => void
type Request = Parameters<PoolWorker['send']>[0]
type Start = Extract<Request, { type: 'start' }>

/**
 * A process that outlives the run of a change: loading the program takes seconds, most tests of a change do not.
 * Vitest starts and stops it for each run as ever; only the first start and the last stop reach it.
 */
export class KeptWorker extends ForksPoolWorker {
  override readonly name = 'kept'
  private config: Start['context']['config'] | undefined
  private runs = 0
  private readonly listeners: [event: string, Listener][] = []

  override async start(): Promise<void> {
    if (this.runs === 0) await super.start()
  }

  override on(event: string, listener: Listener): void {
    this.listeners.push([event, listener])
    super.on(event, listener)
  }

  override send(request: Request): void {
    const isStarted = this.config !== undefined
    if (request.type === 'start') this.config = request.context.config
    if (request.type === 'start' && isStarted) this.answer('started')
    else if (request.type === 'stop' && !this.isWorn()) this.answer('stopped')
    else if (request.type === 'run') {
      // The settings select the tests, and only a start brings them.
      const context = { ...request.context, config: this.config }
      super.send({ ...request, context })
    } else super.send(request)
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) super.off(event, listener)
    const isWorn = this.isWorn()
    this.runs += 1
    if (!isWorn) return
    await super.stop()
    this.config = undefined
    this.runs = 0
  }

  private isWorn(): boolean {
    return this.runs + 1 >= runsPerProcess
  }

  private answer(type: 'started' | 'stopped'): void {
    const listeners = this.listeners.filter(([event]) => event === 'message')
    for (const [, listener] of listeners) listener({ type, __vitest_worker_response__: true })
  }
}
