import { Hono, type MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { requireTeam } from '../app/company/contacts/team-token.server'
import { countBudgetRefusals, findUnclaimedBytes } from '../app/files/transfers/upload-writers.server'
import { isForwarded } from '../app/platform/base/client-address.server'
import type { ApiEnv } from '../app/platform/http/api.server'
import { loggedStatus } from '../app/platform/http/request-log.server'
import { findMailQueue, type MailQueue } from '../app/platform/mail-queue/outbox.server'
import type { Services } from '../app/platform/services/services.server'
import { addCounter, addGauge } from './add-metric'
import { addBackupMetrics } from './backup-metrics'
import { addProgramMetrics } from './program-metrics'
import { addStoredMetrics, findStoredFigures, type StoredFigures } from './stored-metrics'

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

/** What the database told this scrape; nothing while it does not answer. */
interface DatabaseFigures {
  isUp: boolean
  mailQueue?: MailQueue
  stored?: StoredFigures
  unclaimedBytes?: number
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
  addCounter(registry, {
    name: 'kept_pages_total',
    help: 'Pages and drawings that were sent from the cache. They are not among the durations.',
    read: () => cachedPages,
  })
  let found: DatabaseFigures = { isUp: false }
  addGauge(registry, {
    name: 'database_up',
    help: '1 while the database answers.',
    read: () => (found.isUp ? 1 : 0),
  })
  addGauge(registry, {
    name: 'mail_queue_mails',
    help: 'E-mails that wait, and e-mails that could not be delivered. Absent while the database does not answer.',
    label: 'state',
    read: () => found.mailQueue && { queued: found.mailQueue.queued, parked: found.mailQueue.parked },
  })
  addGauge(registry, {
    name: 'mail_queue_oldest_age_seconds',
    help: 'Seconds since the oldest e-mail that waits was written; 0 if none waits.',
    read: () => {
      if (!found.mailQueue) return undefined
      const { oldestQueuedAt } = found.mailQueue
      return oldestQueuedAt ? (services.now().getTime() - oldestQueuedAt.getTime()) / 1_000 : 0
    },
  })
  addGauge(registry, {
    name: 'unclaimed_upload_bytes',
    help: 'Bytes of uploads that no form was sent with yet. Absent while the database does not answer.',
    label: 'figure',
    read: () => ({
      cap: services.config.unclaimedMegabytes * 1_048_576,
      ...(found.unclaimedBytes !== undefined && { taken: found.unclaimedBytes }),
    }),
  })
  addCounter(registry, {
    name: 'uploads_refused_total',
    help: 'Uploads refused because the budget of their address, or that of all unclaimed uploads, is used up.',
    label: 'budget',
    read: countBudgetRefusals,
  })
  addBackupMetrics(registry, services)
  addProgramMetrics(registry, services)
  addStoredMetrics(registry, () => found.stored)
  const readDatabase = async () => {
    found = { isUp: false }
    try {
      found.mailQueue = await findMailQueue(services.db)
      found.stored = await findStoredFigures(services)
      found.unclaimedBytes = await findUnclaimedBytes(services.db)
      found.isUp = true
    } catch (fault) {
      // The other metrics matter most while the database is down.
      services.log.warn({ err: fault }, 'mail queue and uploads could not be counted')
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
