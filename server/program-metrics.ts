import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { JobState, Services } from '../app/platform/services/services.server'
import { version } from '../package.json'
import { addCounter, addGauge } from './add-metric'

export function addProgramMetrics(registry: Registry, { pool, replicas, jobs, config, searchServer }: Services): void {
  new Gauge({
    name: 'stocklot_build_info',
    help: 'Always 1: version of the program and of Node.',
    labelNames: ['version', 'node'] as const,
    registers: [registry],
  }).set({ version, node: process.version }, 1)
  addGauge(registry, {
    name: 'database_pool_connections',
    help: 'Connections of this node to the database, in use or idle, and the most that it takes.',
    label: 'state',
    read: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, most: pool.options.max }),
  })
  addGauge(registry, {
    name: 'database_pool_waiting_requests',
    help: 'Work that waits for a connection to the database.',
    read: () => pool.waitingCount,
  })
  addCounter(registry, {
    name: 'catalogue_reads_total',
    help: 'Reads of the public catalogue, by the kind of server that answered: a replica of DATABASE_READ_URL, or the primary.',
    label: 'server',
    read: () => replicas.reads,
  })
  if (searchServer)
    addCounter(registry, {
      name: 'outside_search_failures_total',
      help: 'Calls of the outside search engine that failed, came too late or were answered with something else. PostgreSQL answered instead.',
      read: searchServer.failures,
    })
  addJobMetrics(registry, jobs)
  addGauge(registry, {
    name: 'disk_bytes',
    help: 'Size of the disk that DATA_DIR is on, and what is free of it. Absent where there is no DATA_DIR.',
    label: 'figure',
    read: async () => {
      const disk = await statfs(config.dataDir).catch(() => undefined)
      return disk && { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize }
    },
  })
}

function addJobMetrics(registry: Registry, jobs: Services['jobs']): void {
  // Prometheus has a `job` of its own.
  const label = 'name'
  const ofEach = (pick: (job: JobState) => number) => () =>
    Object.fromEntries([...jobs].map(([name, job]) => [name, pick(job)]))
  addGauge(registry, {
    name: 'job_age_seconds',
    help: 'Seconds since a job of this node last ended well, or since the start.',
    label,
    read: ofEach(({ succeededAt }) => (performance.now() - succeededAt) / 1_000),
  })
  addGauge(registry, {
    name: 'job_interval_seconds',
    help: 'Seconds between two runs of a job.',
    label,
    read: ofEach(({ every }) => every / 1_000),
  })
  addCounter(registry, {
    name: 'job_failures_total',
    help: 'Runs of a job that failed, each told in the log.',
    label,
    read: ofEach(({ failures }) => failures),
  })
}
