import { access, constants, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { messageOf, StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { choosePostgresAccount, giveTo } from './embedded-postgres-account.server'
import { findPostgres } from './embedded-postgres-binaries.server'
import {
  adjustOwner,
  allowSocketOnly,
  clusterVersion,
  connectionTo,
  createCluster,
  isHalfUpgraded,
} from './embedded-postgres-cluster.server'
import { SOCKET_DIRECTORY_PREFIX, stopLeftovers } from './embedded-postgres-leftovers.server'
import { lockDirectory } from './embedded-postgres-lock.server'
import { type PostgresProcess, startPostgresProcess } from './embedded-postgres-process.server'

/** Bytes left for the parent directory within the limit of socket paths. */
const MAX_SOCKET_PARENT_LENGTH = 70

/** Milliseconds between attempts to restart a server that was killed or ran out of disk. */
const FIRST_WAIT = 100
const MAX_WAIT = 5_000

/**
 * Runs a PostgreSQL in `dataDir/postgres`, created on first start, on a private socket only. Restarts it whenever it ends before `stop`.
 * @throws {StartFailure} the directory is unusable or PostgreSQL cannot run here
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  overrides: Readonly<Record<string, string>> = {},
) {
  if (process.platform === 'win32') {
    throw new StartFailure(
      'The embedded PostgreSQL runs on Linux and macOS: use the Windows Subsystem for Linux, or set DATABASE_URL.',
    )
  }
  const base = await openDataDirectory(dataDir)
  const directory = join(base, 'postgres')
  const lock = await lockDirectory(base)
  try {
    if (await isHalfUpgraded(directory))
      throw new StartFailure(`The upgrade of ${directory} was interrupted: run npm run upgrade-data once more.`)
    const version = await clusterVersion(directory)
    const binaries = await findPostgres(version, directory)
    if (binaries.isOld)
      log.warn(
        { postgres: version },
        'the database is of an older PostgreSQL than this program comes with: run npm run upgrade-data (docs/operating/upgrade.md)',
      )
    const account = await choosePostgresAccount(directory, binaries.postgres)
    if (version === null) await createCluster(directory, binaries, account)
    await adjustOwner(directory, account)
    await allowSocketOnly(directory, account)
    const socketDirectory = await makeSocketDirectory()
    await giveTo(account, socketDirectory)
    const start = async (): Promise<PostgresProcess> => {
      await stopLeftovers(directory, socketDirectory)
      return startPostgresProcess(binaries.postgres, directory, socketDirectory, account, log, overrides)
    }
    const supervised = supervise(await start(), start, log)
    return {
      connection: connectionTo(socketDirectory),
      stop: async () => {
        await supervised.stop()
        await rm(socketDirectory, { recursive: true, force: true })
        await lock.release()
      },
    }
  } catch (fault) {
    await lock.release()
    throw fault
  }
}

/** @throws {StartFailure} the directory cannot be written */
export async function openDataDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true, mode: 0o711 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (cause) {
    throw new StartFailure(
      `DATA_DIR ${path} cannot be written (${messageOf(cause)}): make it writable for this user, or set another DATA_DIR.`,
      cause,
    )
  }
}

/** A private directory with a short path: socket paths must be below 104 bytes. */
export async function makeSocketDirectory(): Promise<string> {
  const parent = Buffer.byteLength(tmpdir()) <= MAX_SOCKET_PARENT_LENGTH ? tmpdir() : '/tmp'
  try {
    return await mkdtemp(join(parent, SOCKET_DIRECTORY_PREFIX))
  } catch (cause) {
    throw new StartFailure(`${parent} cannot be written: set TMPDIR to a directory for temporary files.`, cause)
  }
}

function supervise(first: PostgresProcess, start: () => Promise<PostgresProcess>, log: Log): PostgresProcess {
  let current = first
  const stopping = new AbortController()
  const watch = async (): Promise<void> => {
    let wait = FIRST_WAIT
    for (;;) {
      await current.ended
      if (stopping.signal.aborted) return
      log.error('The embedded PostgreSQL stopped unexpectedly. It is started again.')
      try {
        current = await start()
        wait = FIRST_WAIT
        log.info('The embedded PostgreSQL is running again.')
      } catch (fault) {
        log.error({ err: fault }, 'The embedded PostgreSQL could not be started again. The program keeps trying.')
        await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
        wait = Math.min(wait * 2, MAX_WAIT)
      }
      if (stopping.signal.aborted) await current.stop()
    }
  }
  const ended = watch()
  return {
    ended,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await ended
    },
  }
}
