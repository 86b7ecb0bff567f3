import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { statOrNull, syncDirectory } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import { giveTo, type PostgresAccount } from './embedded-postgres-account.server'
import type { PostgresBinaries } from './embedded-postgres-binaries.server'
import { endProcesses } from './embedded-postgres-leftovers.server'
import { SOCKET_PORT } from './embedded-postgres-process.server'

/** The role is not a superuser, as on an outside server. */
export const OWN_ROLE = 'app'

/** Role of `initdb`, for what only the server's owner may do. */
export const SUPERUSER = 'postgres'

/** Settings of a connection to the server behind a socket. @param user the program's role, or the server's owner */
export function connectionTo(host: string, user = OWN_ROLE) {
  return { host, port: SOCKET_PORT, user, database: OWN_ROLE, ssl: false }
}

const run = promisify(execFile)

/** Major version of a data directory; null if there is none. @throws {StartFailure} the directory holds something else */
export async function clusterVersion(directory: string): Promise<number | null> {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null) return Number.parseInt(version, 10)
  const entries = await readdir(directory).catch(() => [])
  if (entries.length === 0) return null
  throw new StartFailure(
    `${directory} is no PostgreSQL data directory, yet it is not empty: move it away, or set another DATA_DIR.`,
  )
}

/** Keeps a command without `DATA_DIR` from making an empty database beside the program's. @throws {StartFailure} no cluster found */
export async function requireCluster(dataDir: string): Promise<void> {
  if ((await clusterVersion(join(dataDir, 'postgres'))) === null)
    throw new StartFailure(
      `DATA_DIR ${dataDir} has no database that this user can read: set DATA_DIR as the program has it, or start the program first.`,
    )
}

/** Where an upgrade fills a new cluster. */
export function upgradeDraft(directory: string): string {
  return `${directory}.upgrade`
}

/** Marks a copy whose rows are complete and verified. */
export const UPGRADE_DONE = 'upgrade-done'

/** Whether an upgrade was interrupted after the old cluster had stepped aside and before the new one was in its place. */
export async function isHalfUpgraded(directory: string): Promise<boolean> {
  const isGone = (await statOrNull(directory)) === null
  return isGone && (await statOrNull(join(upgradeDraft(directory), UPGRADE_DONE))) !== null
}

/** Creates the data directory under a temporary name and renames it once it is complete and synced. */
export async function createCluster(
  directory: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): Promise<void> {
  const draft = `${directory}.new`
  // `initdb` of a killed first start may still be running.
  await endProcesses(draft, null)
  await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(draft, { mode: 0o700 })
  await giveTo(account, draft)
  // The plain locale C knows no letters but those of English.
  const locale =
    binaries.majorVersion >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--lc-ctype=C.UTF-8']
  const sync = binaries.majorVersion >= 17 && process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const fixed = [`--username=${SUPERUSER}`, '--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums']
  await finish(draft, [binaries.initdb, '-D', draft, ...fixed, ...locale, ...sync], '', account)
  const statements = `create role ${OWN_ROLE} login\ncreate database ${OWN_ROLE} owner ${OWN_ROLE}\n`
  await finish(draft, [binaries.postgres, '--single', '-D', draft, SUPERUSER], statements, account)
  await rename(draft, directory)
  await syncDirectory(dirname(directory))
}

const SOCKET_ONLY = '# Written at every start: the socket alone, and no network.\nlocal all all trust\n'

/** `initdb`, and so older data directories, also allow the local network. */
export async function allowSocketOnly(directory: string, account: PostgresAccount): Promise<void> {
  const path = join(directory, 'pg_hba.conf')
  if ((await readFile(path, 'utf8').catch(() => '')) === SOCKET_ONLY) return
  const draft = `${path}.new`
  await writeFile(draft, SOCKET_ONLY, { mode: 0o600, flush: true })
  await giveTo(account, draft)
  await rename(draft, path)
}

/** Gives a data directory created by root to the account. */
export async function adjustOwner(directory: string, account: PostgresAccount): Promise<void> {
  const { uid } = await stat(directory)
  if (!account.owner || account.owner.uid === uid) return
  await run('chown', ['-R', `${account.owner.uid}:${account.owner.gid}`, directory])
}

async function finish(directory: string, command: string[], input: string, account: PostgresAccount): Promise<void> {
  const [program = '', ...args] = [...account.prefix, ...command]
  const child = spawn(program, args, {
    cwd: directory,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(account.owner ?? {}),
  })
  child.stdin.end(input)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code === 0) return
  const reason = /(?:error|FATAL|PANIC): *(.+)/.exec(said)?.[1] ?? `it ended with code ${code}`
  throw new StartFailure(
    `The embedded PostgreSQL could not make its data directory: ${reason}. Correct that, or set DATABASE_URL to a server of your own.`,
  )
}
