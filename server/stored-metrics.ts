import { sql } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { countWaiting } from '../app/catalogue/engines/index-externally.server'
import type { Services } from '../app/platform/services/services.server'
import { addGauge } from './add-metric'

export interface StoredFigures {
  readonly files: number
  readonly bytes: number
  readonly imports: Readonly<Record<'waiting' | 'running' | 'failed', number>>
  readonly oldestImportSeconds: number
  readonly lotsForOutsideSearch: number
}

/** @param find the figures of this scrape; undefined: they are not known, and absent */
export function addStoredMetrics(registry: Registry, find: () => StoredFigures | undefined): void {
  const add = (name: string, help: string, read: () => number | undefined) => addGauge(registry, { name, help, read })
  add('stored_files', 'Stored uploads.', () => find()?.files)
  add('stored_files_bytes', 'Bytes of the stored uploads, without thumbnails.', () => find()?.bytes)
  add(
    'lot_imports_oldest_age_seconds',
    'Seconds since the oldest import was asked for that is not done.',
    () => find()?.oldestImportSeconds,
  )
  add(
    'outside_search_waiting_lots',
    'Lots that the outside search engine has not taken up yet.',
    () => find()?.lotsForOutsideSearch,
  )
  addGauge(registry, {
    name: 'lot_imports',
    help: 'Imports of lots that wait or run, and those that failed within a day.',
    label: 'state',
    read: () => find()?.imports,
  })
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
