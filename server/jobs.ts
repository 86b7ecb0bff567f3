import { setTimeout as delay } from 'node:timers/promises'
import { scanFiles } from '../app/files/scan-files.server'
import { sweepOrphanedBytes, sweepUploads } from '../app/files/sweep-uploads.server'
import { deliverMails } from '../app/platform/deliver-mails.server'
import { sweepLimits } from '../app/platform/rate-limit.server'
import type { Services } from '../app/platform/services.server'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** What runs beside the requests, and how long it rests between two runs. */
const jobs = [
  { name: 'deliver mails', every: 2 * SECOND, run: deliverMails },
  { name: 'scan files', every: MINUTE, run: scanFiles },
  { name: 'sweep uploads', every: 10 * MINUTE, run: sweepUploads },
  { name: 'sweep orphaned bytes', every: 24 * 60 * MINUTE, run: sweepOrphanedBytes },
  { name: 'sweep limits', every: 10 * MINUTE, run: sweepLimits },
] satisfies readonly {
  name: string
  every: number
  run: (services: Services, signal: AbortSignal) => Promise<unknown>
}[]

/** Starts the jobs. Each runs alone, again and again; a failed run is logged and the next one tries anew. */
export function startJobs(services: Services): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const loops = jobs.map(async (job) => {
    while (!stopped.signal.aborted) {
      try {
        await job.run(services, stopped.signal)
      } catch (fault) {
        services.log.error({ err: fault, job: job.name }, 'job failed')
      }
      await delay(job.every, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  })
  return {
    stop: async () => {
      stopped.abort()
      await Promise.all(loops)
    },
  }
}
