import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import type { PostgresAccount } from './embedded-postgres-account.server'

/** Part of the socket's file name; no network port is opened. */
export const SOCKET_PORT = 5432

/** Milliseconds for recovery after a crash; it replays at most `max_wal_size` and takes a second or two. */
const START_LIMIT = 120_000
/** Milliseconds for an orderly stop before an immediate one, after which the next start recovers. */
const STOP_LIMIT = 10_000

/** Given on the command line and not in a file, so that a data directory of any age runs with the settings of this program. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  // One pool of connections, migrations, and an operator with psql.
  max_connections: '30',
  // Memory for pages, taken as they are read: what a million lots are searched and counted by. Read anew from the files each
  // time, though the operating system keeps those as well, a frequent word took ten times as long.
  shared_buffers: `${Math.round(Math.min(512, Math.max(64, memory() / 8 / 1_048_576)))}MB`,
  // Bounds the log that is replayed after a crash, and with it the time until the program is ready again.
  max_wal_size: '256MB',
  // After a crash everything is synced before recovery: one call, where each of a thousand files took its turn (1.4 s on a
  // busy machine, 0.1 s with it). Linux only.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  jit: 'off',
  timezone: 'UTC',
  // Its messages are ours to log: the fatal ones and its own life, no statements and no values, which are personal data.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

/** Bytes that this machine, or the container it is in, has. */
function memory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem())
}

/** A running postmaster. */
export interface PostgresProcess {
  /** Resolves when it has ended, in whatever way. */
  readonly ended: Promise<void>
  /** Ends it in order: running statements are cancelled, everything is on disk. */
  stop(): Promise<void>
}

/**
 * Starts a postmaster and waits until it takes connections.
 * @throws {StartFailure} with its own words when it does not come up.
 */
export async function startPostgresProcess(
  binary: string,
  directory: string,
  socketDirectory: string,
  account: PostgresAccount,
  log: Log,
  overrides: Readonly<Record<string, string>> = {},
): Promise<PostgresProcess> {
  const all = { ...settings, ...overrides, unix_socket_directories: socketDirectory }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...args] = [...account.prefix, binary, '-D', directory, ...options]
  // A session of its own: Ctrl-C in a terminal is for the program, which first finishes what runs.
  const child = spawn(command, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account.owner ?? {}),
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const limit = setTimeout(() => child.kill('SIGQUIT'), START_LIMIT)
  try {
    await ready(child, log)
  } finally {
    clearTimeout(limit)
  }
  return {
    ended,
    stop: async () => {
      child.kill('SIGINT')
      const limit = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT)
      await ended
      clearTimeout(limit)
    },
  }
}

/** @throws {StartFailure} with the server's last words when it ends before it takes connections. */
function ready(child: ChildProcessByStdio<null, null, Readable>, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    let lastWords = ''
    const fail = (reason: string) =>
      reject(
        new StartFailure(
          `The embedded PostgreSQL does not start: ${reason}. Mend that, or set DATABASE_URL to an outside server.`,
        ),
      )
    createInterface(child.stderr).on('line', (line) => {
      log[line.startsWith('PANIC') ? 'error' : 'debug']({ postgres: line })
      if (/^(?:FATAL|PANIC)/.test(line)) lastWords = line
      if (line.includes('ready to accept connections')) resolve()
    })
    child.once('error', (fault) => fail(fault.message))
    // Not `exit`: its last words may still be on their way.
    child.once('close', (code, signal) => fail(lastWords || `it ended with ${signal ?? `code ${code}`}`))
  })
}
