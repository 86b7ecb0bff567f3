import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import type { PostgresAccount } from './embedded-postgres-account.server'

/** Part of the socket's file name; no network port is opened. */
export const SOCKET_PORT = 5432

/** Milliseconds for recovery after a crash, which replays at most `max_wal_size`. */
const START_LIMIT = 120_000
/** Milliseconds for an orderly stop before an immediate one. */
const STOP_LIMIT = 10_000

/** Passed on the command line, so that a data directory of any age runs with these settings. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '30',
  // The program restarts it. PostgreSQL 18.4 hangs if its own recovery after a crash fails, as on a full disk.
  restart_after_crash: 'off',
  // Cache for searching and counting a million lots. Read from files each time, a frequent word took ten times as long.
  shared_buffers: `${Math.round(Math.min(512, Math.max(64, memory() / 8 / 1_048_576)))}MB`,
  // Bounds the log replayed after a crash, and so the time until the program is ready.
  max_wal_size: '256MB',
  // A backup that takes too long fails, instead of filling the disk with log that it still needs.
  max_slot_wal_keep_size: '2GB',
  // One sync of the file system instead of a thousand files, after a crash: 0.1 s instead of 1.4 s. Linux only.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  jit: 'off',
  timezone: 'UTC',
  // We log its messages: fatal ones and its life cycle, but no statements or values, which are personal data.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

/** Memory of this machine or container, in bytes. */
function memory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || totalmem())
}

export interface PostgresProcess {
  readonly ended: Promise<void>
  /** Orderly stop: cancels statements and flushes to disk. */
  stop(): Promise<void>
}

/** Starts a postmaster and waits for connections. @throws {StartFailure} with PostgreSQL's message */
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
  // Its own session, so that Ctrl-C reaches only the program, which stops it in order.
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

/** @throws {StartFailure} with the server's last words if it ends early */
function ready(child: ChildProcessByStdio<null, null, Readable>, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    let lastWords = ''
    const fail = (reason: string) => {
      const advice = reason.includes('No space left on device')
        ? 'Make room on the disk of DATA_DIR'
        : 'Correct that, or set DATABASE_URL to a server of your own'
      reject(new StartFailure(`The embedded PostgreSQL does not start: ${reason}. ${advice}.`))
    }
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
