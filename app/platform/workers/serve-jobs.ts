import { writeFileSync } from 'node:fs'
import os from 'node:os'

/** Niceness that leaves a worker about a third of the processor time of a page. */
const LOW_PRIORITY = 5

/** Makes this process a worker that runs one job at a time and yields the processor to pages. Above `mostBytes` it ends. */
export function serveJobs<Job, Outcome>(work: (job: Job) => Promise<Outcome>, mostBytes: number): void {
  os.setPriority(LOW_PRIORITY)
  raiseOomScore()
  setInterval(() => {
    // Threads may be busy: an orderly end would wait for them.
    if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
  }, 100).unref()
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => process.send?.(await work(job)))
}

/** When memory runs out, Linux ends the process with the highest score first. */
function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems, and containers without a writable /proc, choose by themselves.
  }
}
