import type { Registry } from 'prom-client'
import { type BackupState, findBackups } from '../app/platform/backup/schedule-backups.server'
import type { Services } from '../app/platform/services/services.server'
import { addGauge } from './add-metric'

/** Adds the result of the latest backups. Absent where there was none, and while the database does not answer. */
export function addBackupMetrics(registry: Registry, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const add = (name: string, help: string, pick: (state: BackupState) => number | undefined) => {
    const read = async () => {
      const state = await findBackups(db).catch(() => undefined)
      return state && pick(state)
    }
    addGauge(registry, { name, help, read })
  }
  const seconds = (time: Date) => Math.round(time.getTime() / 1_000)
  add('backup_last_success_timestamp_seconds', 'When the latest complete backup was made.', ({ done }) =>
    done ? seconds(done.finishedAt) : undefined,
  )
  add('backup_age_seconds', 'Seconds since the moment that the latest complete backup brings back.', ({ done }) =>
    done ? seconds(now()) - seconds(done.startedAt) : undefined,
  )
  add('backup_size_bytes', 'Bytes of the latest complete backup.', ({ done }) => done?.bytes)
  add('backup_failed', '1 if the latest backup failed.', ({ done, failure }) => (failure ? 1 : done ? 0 : undefined))
}
