import { type BackupState, findBackups } from '../../platform/backup/schedule-backups.server'
import { formatBytes, formatMoment, formatSpan } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'

export async function presentBackups({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>, language: Language) {
  const { done, failure }: BackupState = await findBackups(db)
  const momentOf = (time: Date) => formatMoment(time, language, config.site.company.timeZone)
  return {
    /** Whether a backup is made every day; `outside`: the operator of the external database makes it. */
    schedule: config.databaseUrl !== null ? 'outside' : config.backup.directory === null ? 'none' : 'daily',
    done: done && {
      at: momentOf(done.startedAt),
      age: formatSpan(now().getTime() - done.startedAt.getTime(), language),
      size: formatBytes(done.bytes, language),
      directory: done.directory,
    },
    failure: failure && { at: momentOf(failure.at), reason: failure.reason },
  } as const
}

export type ShownBackups = Awaited<ReturnType<typeof presentBackups>>
