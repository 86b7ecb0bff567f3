import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.server'
import type { Services } from '../services/services.server'
import { makeBackup, UNFINISHED } from './make-backup.server'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Name of a scheduled backup, made of its moment; others in the directory are left alone. */
const NAME = /^\d{4}-\d\d-\d\dT\d{4}Z$/

export interface BackupState {
  readonly done: {
    readonly startedAt: Date
    readonly finishedAt: Date
    readonly bytes: number
    readonly directory: string
  } | null
  /** Why the latest attempt failed; null if it is the complete one. */
  readonly failure: { readonly at: Date; readonly reason: string } | null
}

/** Makes the backup that is due, and deletes those past their time. A failed one is tried again after an hour. */
export async function backUpWhenDue(
  { config, db, log, now }: Pick<Services, 'config' | 'db' | 'log' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const { directory, at, keepDays } = config.backup
  if (directory === null) return
  const time = now()
  if (!(await isDue(db, time, latestMoment(time, at)))) return
  const target = join(directory, nameOf(time))
  try {
    await removeOld(directory, (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)))
    const bytes = await makeBackup(config, target, log, { scheduled: true, signal, now })
    log.info({ directory: target, bytes }, 'backed up')
    const oldest = nameOf(new Date(time.getTime() - keepDays * DAY))
    await removeOld(directory, (name) => NAME.test(name) && name < oldest)
  } catch (fault) {
    if (!signal.aborted) log.error({ err: fault, directory: target }, 'the scheduled backup failed')
  }
}

function latestMoment(time: Date, { hours, minutes }: { hours: number; minutes: number }): Date {
  const today = new Date(time)
  today.setUTCHours(hours, minutes, 0, 0)
  return today <= time ? today : new Date(today.getTime() - DAY)
}

async function isDue(db: Database, time: Date, since: Date): Promise<boolean> {
  const { rows } = await db.execute<{ settled: boolean }>(sql`
    select exists (
      select from backups where scheduled
        and (failure is null and started_at >= ${since} or failure is not null and finished_at > ${new Date(time.getTime() - HOUR)})
    ) as settled`)
  return rows[0]?.settled === false
}

function nameOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace(':', '')}Z`
}

async function removeOld(directory: string, isOld: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(directory).catch(() => []))
    if (isOld(name)) await rm(join(directory, name), { recursive: true, force: true })
}

export async function findBackups(db: Database): Promise<BackupState> {
  const { rows } = await db.execute<{
    started_at: string
    finished_at: string
    bytes: string | null
    directory: string
    failure: string | null
  }>(sql`
    select distinct on (failure is null) started_at, finished_at, bytes, directory, failure
    from backups order by failure is null, id desc`)
  const done = rows.find(({ failure }) => failure === null)
  const failed = rows.find(({ failure }) => failure !== null)
  const finishedAt = done && new Date(done.finished_at)
  const at = failed && new Date(failed.finished_at)
  return {
    done:
      done && finishedAt
        ? { startedAt: new Date(done.started_at), finishedAt, bytes: Number(done.bytes), directory: done.directory }
        : null,
    failure: at && (!finishedAt || at > finishedAt) ? { at, reason: failed.failure ?? '' } : null,
  }
}
