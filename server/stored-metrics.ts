import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { countWaiting } from '../app/catalogue/engines/index-externally.server'
import type { Services } from '../app/platform/services/services.server'

export interface StoredFigures {
  readonly files: number
  readonly bytes: number
  readonly imports: Readonly<Record<'waiting' | 'running' | 'failed', number>>
  readonly oldestImportSeconds: number
  readonly lotsForOutsideSearch: number
}

/** @returns sets the figures; null: they are not known, and absent */
export function addStoredMetrics(registry: Registry): (figures: StoredFigures | null) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const files = gauge('stored_files', 'Stored uploads.')
  const bytes = gauge('stored_files_bytes', 'Bytes of the stored uploads, without thumbnails.')
  const oldest = gauge(
    'lot_imports_oldest_age_seconds',
    'Seconds since the oldest import was asked for that is not done.',
  )
  const waiting = gauge('outside_search_waiting_lots', 'Lots that the outside search engine has not taken up yet.')
  const imports = new Gauge({
    name: 'lot_imports',
    help: 'Imports of lots that wait or run, and those that failed within a day.',
    labelNames: ['state'] as const,
    registers: [registry],
  })
  return (figures) => {
    // Without labels, a reset would be 0.
    for (const each of [files, bytes, oldest, waiting]) each.remove()
    imports.reset()
    if (!figures) return
    files.set(figures.files)
    bytes.set(figures.bytes)
    oldest.set(figures.oldestImportSeconds)
    waiting.set(figures.lotsForOutsideSearch)
    for (const state of ['waiting', 'running', 'failed'] as const) imports.set({ state }, figures.imports[state])
  }
}

export async function findStoredFigures({ db }: Pick<Services, 'db'>): Promise<StoredFigures> {
  const { rows } = await db.execute<
    Record<'files' | 'bytes' | 'waiting' | 'running' | 'failed' | 'oldest', number>
  >(sql`
    select stored.*, imports.* from
      (select count(*)::float8 as files, coalesce(sum(size), 0)::float8 as bytes from files where deleted_at is null) as stored,
      (select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'running')::int as running,
          count(*) filter (where state = 'failed' and touched_at > now() - interval '1 day')::int as failed,
          coalesce(extract(epoch from now() - min(asked_at) filter (where state in ('waiting', 'running'))), 0)::float8 as oldest
        from lot_imports) as imports`)
  const { files = 0, bytes = 0, waiting = 0, running = 0, failed = 0, oldest = 0 } = rows[0] ?? {}
  return {
    files,
    bytes,
    imports: { waiting, running, failed },
    oldestImportSeconds: oldest,
    lotsForOutsideSearch: await countWaiting({ db }),
  }
}
