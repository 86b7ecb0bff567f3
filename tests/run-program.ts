import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The built program, or a command that ends up in it, as a process of its own. */
export interface RunningProgram {
  readonly process: ChildProcess
  /** What it has written to standard error so far. */
  readonly errors: () => string
  /** Resolves with its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Runs it with these settings and no others. */
export function runProgram(
  settings: Record<string, string>,
  command: readonly string[] = [process.execPath, 'build/server/index.js'],
): RunningProgram {
  const [program = '', ...args] = command
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  return { process: child, errors: () => errors, ended }
}

/** Waits until the program on a port is ready. @returns the milliseconds since the call */
export async function untilReady(port: number): Promise<number> {
  const begin = performance.now()
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  return performance.now() - begin
}

/** Waits until a condition holds; one that throws does not hold yet. @throws {Error} after 30 s */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000
  while (
    !(await Promise.resolve()
      .then(condition)
      .catch(() => false))
  ) {
    if (performance.now() > deadline) throw new Error(`Not after 30 s: ${condition}`)
    await delay(10)
  }
}

/** Process number of the embedded PostgreSQL of a data directory. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The command that runs another as an unprivileged user, or null where this user cannot, or that one cannot read this directory. */
export function asNobody(command: readonly string[]): readonly string[] | null {
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const [program = '', ...args] = [...prefix, process.execPath, '-e', 'fs.accessSync("build/server/index.js")']
  return spawnSync(program, args).status === 0 ? [...prefix, ...command] : null
}
