import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { fileSize, syncDirectory } from '../base/durable-files.server'
import { messageOf, StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { connectionTo, requireCluster, SUPERUSER } from '../embedded-postgres/embedded-postgres-cluster.server'
import { readPidFile } from '../embedded-postgres/embedded-postgres-leftovers.server'
import type { Config } from '../settings/config.server'
import { secretKeyPath } from '../settings/secret-key.server'
import { type Copier, listTree, openCopier, requireRoom, sizeOf, syncTree } from './copy-tree.server'

/** Names every file of a backup with its SHA-256, in the form that `sha256sum -c` reads. */
export const CHECKSUMS = 'SHA256SUMS'

export const UNFINISHED = '.unfinished'

/** Held while a backup is made: of two, the second is refused. */
const LOCK = `hashtext('stocklot backup')`

/** What PostgreSQL makes anew, or what belongs to the running server alone. Directories stay, empty. */
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*\.new|(?:.*\/)?pgsql_tmp.*|backup_label.*)$/

const LOG_SEGMENT = /^[0-9A-F]{24}$/
/** Segments of 16 MB in one file of the log's numbering. */
const SEGMENTS = 256n

type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'storage' | 'backup'>

interface BackupOptions {
  /** Whether it was due by the settings and not asked for. */
  readonly scheduled?: boolean
  readonly signal?: AbortSignal
  readonly now?: () => Date
}

/**
 * Copies the embedded database, while it runs, and all files into a new directory that has the form of `DATA_DIR`. The files are copied
 * after the rows, so that every file of a row is there. The result is a row of `backups`.
 * @returns its size in bytes
 * @throws {StartFailure} there is no database, the target exists or has no room, another backup is being made, or the database is an outside one
 */
export async function makeBackup(
  config: BackupConfig,
  target: string,
  log: Log,
  options: BackupOptions = {},
): Promise<number> {
  const { scheduled = false, signal, now = () => new Date() } = options
  if (config.databaseUrl !== null)
    throw new StartFailure('The database at DATABASE_URL is backed up by its own tools: see docs/operating/backup.md.')
  if ((await readdir(target).catch(() => null)) !== null)
    throw new StartFailure(`${target} exists: name a directory that does not, such as one with the date.`)
  await requireCluster(config.dataDir)
  return withDatabase(config.dataDir, log, async (client) => {
    const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${LOCK}) as free`)
    if (!rows[0]?.free) throw new StartFailure('Another backup is being made: wait for it to end.')
    const startedAt = now()
    const record = (outcome: { bytes: number } | { failure: string }) =>
      recordBackup(client, { startedAt, finishedAt: now(), target, scheduled, config, outcome })
    try {
      const bytes = await fillDraft(client, config, target, signal)
      await record({ bytes })
      return bytes
    } catch (fault) {
      if (!signal?.aborted)
        await record({ failure: messageOf(fault) }).catch((cause: unknown) =>
          log.warn({ err: cause }, 'a failed backup was not recorded'),
        )
      throw fault
    }
  })
}

async function fillDraft(
  client: pg.Client,
  { dataDir, storage, backup: { recipient } }: BackupConfig,
  target: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const draft = target + UNFINISHED
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const copier = openCopier(draft, recipient, signal)
  try {
    const stored = storage.kind === 'disk' ? storage.directory : null
    const listFiles = async () => (stored === null ? [] : (await listTree(stored, isFinished)).files)
    const database = await listTree(join(dataDir, 'postgres'), (path) => !NOT_COPIED.test(path))
    await requireRoom(draft, sizeOf(database.files) + sizeOf(await listFiles()))
    await copyCluster(client, copier, join(dataDir, 'postgres'), draft)
    const key = secretKeyPath({ dataDir })
    const keyBytes = await fileSize(key)
    if (keyBytes !== null) await copier.copy(dataDir, '', [{ path: basename(key), bytes: keyBytes }])
    if (stored !== null) await copier.copy(stored, 'files', await listFiles())
    const lines = [...copier.copied].sort().map(([path, { sha256 }]) => `${sha256}  ${path}\n`)
    await writeFile(join(draft, CHECKSUMS), lines.join(''))
    await syncTree(draft)
    await rename(draft, target)
    await syncDirectory(dirname(target))
    return sizeOf([...copier.copied.values()])
  } catch (fault) {
    await copier.close()
    await rm(draft, { recursive: true, force: true })
    throw fault
  } finally {
    await copier.close()
  }
}

function isFinished(path: string): boolean {
  return !path.endsWith('.part') && !path.startsWith('.probe-')
}

/** Runs work on a connection of the server's owner: to the running server, or to one that is started for it. */
async function withDatabase<Result>(
  dataDir: string,
  log: Log,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { socketDirectory } = await readPidFile(join(dataDir, 'postgres'))
  const running = socketDirectory === null ? null : await connectTo(socketDirectory)
  const embedded = running ? null : await startEmbeddedPostgres(dataDir, log)
  try {
    const client = running ?? (await connectTo(String(embedded?.connection.host)))
    if (!client) throw new Error('The embedded PostgreSQL cannot be connected to.')
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await embedded?.stop()
  }
}

async function connectTo(host: string): Promise<pg.Client | null> {
  const client = new pg.Client(connectionTo(host, SUPERUSER))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    // Left by a killed program.
    return null
  }
}

/** A base backup by PostgreSQL's own functions: https://www.postgresql.org/docs/current/continuous-archiving.html */
async function copyCluster(client: pg.Client, copier: Copier, from: string, draft: string): Promise<void> {
  const one = async <Row extends object>(question: string, values: unknown[] = []): Promise<Row> => {
    const { rows } = await client.query<Row>(question, values)
    const [row] = rows
    if (!row) throw new Error('PostgreSQL has not answered.')
    return row
  }
  // Temporary: it ends with the connection. Until then the server keeps the log that the copy needs, up to `max_slot_wal_keep_size`.
  await one('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${randomUUID().replaceAll('-', '_')}`,
  ])
  const { first } = await one<{ first: string }>(`select pg_walfile_name(pg_backup_start('stocklot', true)) as first`)
  const { files, directories } = await listTree(from, (path) => !NOT_COPIED.test(path))
  // Directories of PostgreSQL may be empty, and it needs them.
  for (const directory of directories) await mkdir(join(draft, 'postgres', directory), { recursive: true, mode: 0o700 })
  await copier.copy(from, 'postgres', files)
  const end = await one<{ last: string; label: string }>(
    'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  )
  const log = await listTree(
    join(from, 'pg_wal'),
    (name) => LOG_SEGMENT.test(name) && name >= first && name <= end.last,
  )
  if (BigInt(log.files.length) !== positionOf(end.last) - positionOf(first) + 1n)
    throw new Error('The backup took so long that the log it needs is gone: use a faster disk for it.')
  await copier.copy(join(from, 'pg_wal'), 'postgres/pg_wal', log.files)
  const label = join(draft, '.label')
  await mkdir(label)
  try {
    await writeFile(join(label, 'backup_label'), end.label)
    await copier.copy(label, 'postgres', [{ path: 'backup_label', bytes: end.label.length }])
  } finally {
    await rm(label, { recursive: true })
  }
}

/** Position of a segment of the log: after its timeline, in two parts of 32 bits. */
function positionOf(segment: string): bigint {
  return BigInt(`0x${segment.slice(8, 16)}`) * SEGMENTS + BigInt(`0x${segment.slice(16)}`)
}

interface BackupRecord {
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly target: string
  readonly scheduled: boolean
  readonly config: BackupConfig
  readonly outcome: { readonly bytes: number } | { readonly failure: string }
}

async function recordBackup(
  client: pg.Client,
  { startedAt, finishedAt, target, scheduled, config, outcome }: BackupRecord,
) {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('backups') is not null as found`)
  if (!rows[0]?.found) return
  const { bytes = null, failure = null } = { bytes: null, failure: null, ...outcome }
  await client.query(
    `insert into backups (started_at, finished_at, directory, scheduled, encrypted, bytes, failure)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [startedAt, finishedAt, target, scheduled, config.backup.recipient !== null, bytes, failure],
  )
}
