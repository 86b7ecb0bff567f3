import { writeFileSync } from 'node:fs'
import os from 'node:os'

/** A third of the processor that a page would get. */
const STAND_BACK = 5

/**
 * Makes this process a worker of the program (`openWorkers`), for one job at a time. It stands back for pages when the processor is
 * wanted, and for the program and its database when memory is.
 * @param mostBytes of memory: beyond, the process ends, with its job
 */
export function serveJobs<Job, Outcome>(work: (job: Job) => Promise<Outcome>, mostBytes: number): void {
  os.setPriority(STAND_BACK)
  standBackForMemory()
  setInterval(() => {
    // Threads may be busy: an orderly end would wait for them.
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
  }, 100).unref()
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => process.send?.(await work(job)))
}

/** When the machine has no memory left, Linux ends this process first. */
function standBackForMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems, and containers without a writable /proc, choose by themselves.
  }
}
