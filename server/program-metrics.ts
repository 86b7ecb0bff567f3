import { statfs } from 'node:fs/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Services } from '../app/platform/services/services.server'
import { version } from '../package.json'

export function addProgramMetrics(registry: Registry, { pool, replicas, jobs, config, searchServer }: Services): void {
  const registers = [registry]
  new Gauge({
    name: 'stocklot_build_info',
    help: 'Always 1: version of the program and of Node.',
    labelNames: ['version', 'node'] as const,
    registers,
  }).set({ version, node: process.version }, 1)
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this node to the database, in use or idle, and the most that it takes.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, options } = pool
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'most' }, options.max)
    },
  })
  new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Work that waits for a connection to the database.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Counter({
    name: 'catalogue_reads_total',
    help: 'Reads of the public catalogue, by the kind of server that answered: a replica of DATABASE_READ_URL, or the primary.',
    labelNames: ['server'] as const,
    registers,
    collect() {
      this.reset()
      for (const [server, count] of Object.entries(replicas.reads)) this.inc({ server }, count)
    },
  })
  if (searchServer)
    new Counter({
      name: 'outside_search_failures_total',
      help: 'Calls of the outside search engine that failed, came too late or were answered with something else. PostgreSQL answered instead.',
      registers,
      collect() {
        this.reset()
        this.inc(searchServer.failures())
      },
    })
  addJobMetrics(registry, jobs)
  new Gauge({
    name: 'disk_bytes',
    help: 'Size of the disk that DATA_DIR is on, and what is free of it. Absent where there is no DATA_DIR.',
    labelNames: ['figure'] as const,
    registers,
    async collect() {
      this.reset()
      const disk = await statfs(config.dataDir).catch(() => null)
      if (!disk) return
      this.set({ figure: 'size' }, disk.blocks * disk.bsize)
      this.set({ figure: 'free' }, disk.bavail * disk.bsize)
    },
  })
}

function addJobMetrics(registry: Registry, jobs: Services['jobs']): void {
  const registers = [registry]
  // Prometheus has a `job` of its own.
  const labelNames = ['name'] as const
  const seconds = (milliseconds: number) => milliseconds / 1_000
  new Gauge({
    name: 'job_age_seconds',
    help: 'Seconds since a job of this node last ended well, or since the start.',
    labelNames,
    registers,
    collect() {
      for (const [name, { succeededAt }] of jobs) this.set({ name }, seconds(performance.now() - succeededAt))
    },
  })
  new Gauge({
    name: 'job_interval_seconds',
    help: 'Seconds between two runs of a job.',
    labelNames,
    registers,
    collect() {
      for (const [name, { every }] of jobs) this.set({ name }, seconds(every))
    },
  })
  new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed, each told in the log.',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [name, { failures }] of jobs) this.inc({ name }, failures)
    },
  })
}
