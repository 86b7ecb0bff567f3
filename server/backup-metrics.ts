import { Gauge, type Registry } from 'prom-client'
import { type BackupState, findBackups } from '../app/platform/backup/schedule-backups.server'
import type { Services } from '../app/platform/services/services.server'

/** Adds the result of the latest backups. Absent where there was none, and while the database does not answer. */
export function addBackupMetrics(registry: Registry, { db, now }: Pick<Services, 'db' | 'now'>): void {
  const add = (name: string, help: string, pick: (state: BackupState) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.reset()
        // An empty gauge without labels would be 0.
        this.remove()
        const state = await findBackups(db).catch(() => null)
        const value = state && pick(state)
        if (value !== null) this.set(value)
      },
    })
  const seconds = (time: Date) => Math.round(time.getTime() / 1_000)
  add('backup_last_success_timestamp_seconds', 'When the latest complete backup was made.', ({ done }) =>
    done ? seconds(done.finishedAt) : null,
  )
  add('backup_age_seconds', 'Seconds since the moment that the latest complete backup brings back.', ({ done }) =>
    done ? seconds(now()) - seconds(done.startedAt) : null,
  )
  add('backup_size_bytes', 'Bytes of the latest complete backup.', ({ done }) => done?.bytes ?? null)
  add('backup_failed', '1 if the latest backup failed.', ({ done, failure }) => (failure ? 1 : done ? 0 : null))
}
