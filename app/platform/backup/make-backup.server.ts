import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { syncDirectory } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { socketDirectory } from '../database/running-database.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { SUPERUSER } from '../embedded-postgres/embedded-postgres-cluster.server'
import { SOCKET_PORT } from '../embedded-postgres/embedded-postgres-process.server'
import type { Config } from '../settings/config.server'
import { secretKeyPath } from '../settings/secret-key.server'
import { copyTree, copyUnlessGone, listFiles, syncAndDigest } from './copy-tree.server'

/** Names every file of a backup with its SHA-256, in the form that `sha256sum -c` reads. */
export const CHECKSUMS = 'SHA256SUMS'

/** What PostgreSQL makes anew, or what belongs to the running server alone. Directories stay, empty. */
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*\.new|(?:.*\/)?pgsql_tmp.*|backup_label.*)$/

const LOG_SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the embedded database, while it runs, and all files into a new directory that has the form of `DATA_DIR`. The files are copied
 * after the rows, so that none of a row is missing.
 * @throws {StartFailure} the target exists, or the database is an outside one
 */
export async function makeBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'storage'>,
  target: string,
  log: Log,
): Promise<void> {
  if (config.databaseUrl !== null)
    throw new StartFailure('The database at DATABASE_URL is backed up by its own tools: see docs/operating/backup.md.')
  if ((await readdir(target).catch(() => null)) !== null)
    throw new StartFailure(`${target} exists: name a directory that does not, such as one with the date.`)
  const draft = `${target}.unfinished`
  await rm(draft, { recursive: true, force: true })
  try {
    await copyDatabase(config.dataDir, join(draft, 'postgres'), log)
    await copyUnlessGone(secretKeyPath(config), join(draft, 'secret-key'))
    if (config.storage.kind === 'disk')
      await copyTree(config.storage.directory, join(draft, 'files'), (path) => !path.endsWith('.part'))
    const lines: string[] = []
    for (const path of await listFiles(draft)) lines.push(`${await syncAndDigest(join(draft, path))}  ${path}\n`)
    await writeFile(join(draft, CHECKSUMS), lines.join(''), { flush: true })
    await rename(draft, target)
    await syncDirectory(dirname(target))
  } catch (fault) {
    await rm(draft, { recursive: true, force: true })
    throw fault
  }
}

async function copyDatabase(dataDir: string, to: string, log: Log): Promise<void> {
  const running = await connectTo(await socketDirectory(dataDir))
  const embedded = running ? null : await startEmbeddedPostgres(dataDir, log)
  try {
    const client = running ?? (await connectTo(String(embedded?.connection.host)))
    if (!client) throw new Error('The embedded PostgreSQL cannot be connected to.')
    try {
      await copyCluster(client, join(dataDir, 'postgres'), to)
    } finally {
      await client.end()
    }
  } finally {
    await embedded?.stop()
  }
}

async function connectTo(host: string | null): Promise<pg.Client | null> {
  if (host === null) return null
  const client = new pg.Client({ host, port: SOCKET_PORT, user: SUPERUSER, database: SUPERUSER, ssl: false })
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
async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  const one = async <Row extends object>(question: string, values: unknown[] = []): Promise<Row> => {
    const { rows } = await client.query<Row>(question, values)
    const [row] = rows
    if (!row) throw new Error('PostgreSQL has not answered.')
    return row
  }
  // Temporary: it ends with the connection. Until then the server keeps the log that the copy needs.
  await one('select pg_create_physical_replication_slot($1, true, true)', [
    `backup_${randomUUID().replaceAll('-', '_')}`,
  ])
  const { first } = await one<{ first: string }>(`select pg_walfile_name(pg_backup_start('stocklot', true)) as first`)
  await copyTree(from, to, (path) => !NOT_COPIED.test(path))
  const end = await one<{ last: string; label: string }>(
    'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  )
  await copyTree(
    join(from, 'pg_wal'),
    join(to, 'pg_wal'),
    (name) => LOG_SEGMENT.test(name) && name >= first && name <= end.last,
  )
  await writeFile(join(to, 'backup_label'), end.label)
}
