import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { fileSize, syncDirectory } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { openPool } from '../database/database.server'
import { migrateLike } from '../database/migrate.server'
import { makeSocketDirectory, openDataDirectory } from '../embedded-postgres/embedded-postgres.server'
import {
  choosePostgresAccount,
  giveTo,
  type PostgresAccount,
} from '../embedded-postgres/embedded-postgres-account.server'
import { findPostgres, type PostgresBinaries } from '../embedded-postgres/embedded-postgres-binaries.server'
import {
  clusterVersion,
  connectionTo,
  createCluster,
  isHalfUpgraded,
  SUPERUSER,
  UPGRADE_DONE,
  upgradeDraft,
} from '../embedded-postgres/embedded-postgres-cluster.server'
import { stopLeftovers } from '../embedded-postgres/embedded-postgres-leftovers.server'
import { lockDirectory } from '../embedded-postgres/embedded-postgres-lock.server'
import { startPostgresProcess } from '../embedded-postgres/embedded-postgres-process.server'
import type { Config } from '../settings/config.server'
import { copyRows } from './copy-rows.server'

interface Tools {
  readonly log: Log
  readonly say: (line: string) => void
  /** Where the programs of the old version are, if they are in no usual place. */
  readonly oldPrograms?: string | null
}

/**
 * Moves the embedded database to the program's PostgreSQL version: a new cluster with the same migrations is filled by COPY, compared
 * row by row, and only then replaces the old one, which is kept beside it. After an interruption it starts over.
 * @throws {StartFailure} nothing was changed
 */
export async function upgradeData(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { log, say, oldPrograms = null }: Tools,
): Promise<string> {
  if (config.databaseUrl !== null)
    throw new StartFailure('The server at DATABASE_URL is upgraded by its own tools: see docs/operating/upgrade.md.')
  const base = await openDataDirectory(config.dataDir)
  const lock = await lockDirectory(base)
  try {
    const directory = join(base, 'postgres')
    if (await isHalfUpgraded(directory)) return await putInPlace(directory)
    const version = await clusterVersion(directory)
    const target = await findPostgres(null, directory)
    if (version === null) throw new StartFailure(`${directory} is not there: nothing is to be upgraded.`)
    if (version === target.majorVersion) return `${directory} is of PostgreSQL ${version} already.`
    if (version > target.majorVersion)
      throw new StartFailure(
        `${directory} is of PostgreSQL ${version}, newer than ${target.majorVersion} of this program.`,
      )
    const kept = keptAs(directory, version)
    if ((await fileSize(join(kept, 'PG_VERSION'))) !== null)
      throw new StartFailure(`${kept} is there from an earlier upgrade: move it away first.`)
    const old = await findPostgres(version, directory, oldPrograms)
    await fill(directory, { old, target, log, say })
    return await putInPlace(directory)
  } finally {
    await lock.release()
  }
}

function keptAs(directory: string, version: number): string {
  return `${directory}-${version}`
}

interface Filling {
  readonly old: PostgresBinaries
  readonly target: PostgresBinaries
  readonly log: Log
  readonly say: (line: string) => void
}

async function fill(directory: string, { old, target, log, say }: Filling): Promise<void> {
  const draft = upgradeDraft(directory)
  const account = await choosePostgresAccount(directory, target.postgres)
  say(`From PostgreSQL ${old.majorVersion} to ${target.majorVersion}, in ${draft}.`)
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  await createCluster(draft, target, account)
  const place = join(draft, 'copying')
  await mkdir(place, { mode: 0o700 })
  await giveTo(account, place)
  await withServer(old, directory, account, log, async (from, fromHost) => {
    await withServer(target, draft, account, log, async (to, toHost) => {
      await makeTables(fromHost, toHost, log)
      await copyRows(from, to, place, say)
    })
  })
  await rm(place, { recursive: true })
  const done = await open(join(draft, UPGRADE_DONE), 'w')
  await done.sync().finally(() => done.close())
  await syncDirectory(draft)
}

/** The old cluster steps aside, and the new one takes its place. A start between the two is refused. */
async function putInPlace(directory: string): Promise<string> {
  const draft = upgradeDraft(directory)
  const version = await clusterVersion(directory)
  if (version !== null) await rename(directory, keptAs(directory, version))
  await rename(draft, directory)
  await syncDirectory(join(directory, '..'))
  await rm(join(directory, UPGRADE_DONE))
  return `${directory} is of PostgreSQL ${await clusterVersion(directory)} now. The old one is kept beside it: delete it once all is well.`
}

async function withServer(
  { postgres }: PostgresBinaries,
  directory: string,
  account: PostgresAccount,
  log: Log,
  work: (client: pg.Client, host: string) => Promise<void>,
): Promise<void> {
  const host = await makeSocketDirectory()
  await giveTo(account, host)
  try {
    await stopLeftovers(directory, host)
    const server = await startPostgresProcess(postgres, directory, host, account, log)
    const client = new pg.Client(connectionTo(host, SUPERUSER))
    client.on('error', () => undefined)
    try {
      await client.connect()
      await work(client, host)
    } finally {
      await client.end()
      await server.stop()
    }
  } finally {
    await rm(host, { recursive: true, force: true })
  }
}

/** The program owns the tables, as after its own start. */
async function makeTables(from: string, to: string, log: Log): Promise<void> {
  const open = (host: string) => openPool({ ...connectionTo(host), max: 1 }, log)
  const [old, fresh] = [open(from), open(to)]
  await migrateLike(old, fresh, log).finally(() => Promise.all([old.end(), fresh.end()]))
}
