import { Hono, type MiddlewareHandler } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { requireTeam } from '../app/company/contacts/team-token.server'
import { countBudgetRefusals, findUnclaimedBytes } from '../app/files/transfers/upload-writers.server'
import { isForwarded } from '../app/platform/base/client-address.server'
import type { ApiEnv } from '../app/platform/http/api.server'
import { loggedStatus } from '../app/platform/http/request-log.server'
import { findMailQueue } from '../app/platform/mail-queue/outbox.server'
import type { Services } from '../app/platform/services/services.server'
import { addBackupMetrics } from './backup-metrics'
import { addProgramMetrics } from './program-metrics'
import { addStoredMetrics, findStoredFigures } from './stored-metrics'

/** Seconds; separates cached pages, rendered pages, slow queries and hanging ones. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Gauges with the ending of a counter; `nodejs_active_resources` and the like tell the same. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** Host names of local requests. A proxy without forwarding headers passes on the site's name. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

export interface Metrics {
  readonly observe: MiddlewareHandler<ApiEnv>
  readonly countCached: () => void
  readonly routes: Hono<ApiEnv>
}

/** Request and mail queue metrics at `/metrics` in Prometheus text format. */
export function openMetrics(services: Services): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of MISNAMED) registry.removeSingleMetric(name)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer began, by what was asked for.',
    labelNames: ['area', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  // A histogram would add a tenth to the cost of a cached page, and none takes a millisecond.
  let cachedPages = 0
  new Counter({
    name: 'kept_pages_total',
    help: 'Pages and drawings that were sent from the cache. They are not among the durations.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cachedPages)
    },
  })
  const database = new Gauge({ name: 'database_up', help: '1 while the database answers.', registers: [registry] })
  const queue = new Gauge({
    name: 'mail_queue_mails',
    help: 'E-mails that wait, and e-mails that could not be delivered. Absent while the database does not answer.',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  const queueAge = new Gauge({
    name: 'mail_queue_oldest_age_seconds',
    help: 'Seconds since the oldest e-mail that waits was written; 0 if none waits.',
    registers: [registry],
  })
  const unclaimed = new Gauge({
    name: 'unclaimed_upload_bytes',
    help: 'Bytes of uploads that no form was sent with yet. Absent while the database does not answer.',
    labelNames: ['figure'] as const,
    registers: [registry],
  })
  new Counter({
    name: 'uploads_refused_total',
    help: 'Uploads refused because the budget of their address, or that of all unclaimed uploads, is used up.',
    labelNames: ['budget'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [budget, count] of Object.entries(countBudgetRefusals())) this.inc({ budget }, count)
    },
  })
  addBackupMetrics(registry, services)
  addProgramMetrics(registry, services)
  const setStored = addStoredMetrics(registry)
  const readDatabase = async () => {
    unclaimed.reset()
    unclaimed.set({ figure: 'cap' }, services.config.unclaimedMegabytes * 1_048_576)
    queue.reset()
    queueAge.remove()
    setStored(null)
    try {
      const { queued, parked, oldestQueuedAt } = await findMailQueue(services.db)
      queueAge.set(oldestQueuedAt ? (services.now().getTime() - oldestQueuedAt.getTime()) / 1_000 : 0)
      queue.set({ state: 'queued' }, queued)
      queue.set({ state: 'parked' }, parked)
      setStored(await findStoredFigures(services))
      unclaimed.set({ figure: 'taken' }, await findUnclaimedBytes(services.db))
      database.set(1)
    } catch (fault) {
      // The other metrics matter most while the database is down.
      services.log.warn({ err: fault }, 'mail queue and uploads could not be counted')
      database.set(0)
    }
  }

  const routes = new Hono<ApiEnv>()
  routes.get('/metrics', async (context) => {
    const { headers, url } = context.req.raw
    const isDirect = !isForwarded(headers) && OWN_NAMES.includes(new URL(url).hostname)
    if (!isDirect || context.var.facts.limitBucket !== null) requireTeam(services, context)
    await readDatabase()
    const figures = await registry.metrics()
    return context.body(figures, 200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
  })

  return {
    routes,
    countCached: () => {
      cachedPages += 1
    },
    observe: async (context, next) => {
      const start = performance.now()
      await next()
      const { method, path } = context.req
      const labels = { area: areaOf(path), method: methodOf(method), status: loggedStatus(context) }
      durations.observe(labels, (performance.now() - start) / 1000)
    },
  }
}

/** Bounds the number of label values. */
function areaOf(path: string): string {
  if (path.startsWith('/api/files')) return 'files'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/')) return 'assets'
  return 'pages'
}

function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}
