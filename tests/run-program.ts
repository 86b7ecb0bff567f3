import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { freePort, teamToken } from './open-test-site.ts'

/** The built server, or a command that executes it, in a separate process. */
export interface RunningProgram {
  readonly process: ChildProcess
  readonly output: () => string
  readonly errors: () => string
  /** Resolves with the exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>
}

function runProgram(
  settings: Record<string, string>,
  command: readonly string[] = [process.execPath, 'build/server/index.js'],
): RunningProgram {
  const [program = '', ...args] = command
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  return { process: child, output: () => output, errors: () => errors, ended }
}

/** Temporary directory for programs and their data; on close, running programs are stopped and everything is deleted. */
export interface TestPrograms {
  readonly directory: string
  readonly start: (settings: Record<string, string>, command?: readonly string[]) => RunningProgram
  readonly newSettings: () => Promise<ProgramSettings>
  /** Starts on the data of a killed server, and stops cleanly. */
  readonly recover: (settings: ProgramSettings) => Promise<void>
  readonly close: () => Promise<void>
}

export interface ProgramSettings extends Record<string, string> {
  readonly DATA_DIR: string
  readonly PORT: string
}

export async function openTestPrograms(): Promise<TestPrograms> {
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-start-'))
  const running = new Set<RunningProgram>()
  const start = (settings: Record<string, string>, command?: readonly string[]): RunningProgram => {
    const started = runProgram(settings, command)
    running.add(started)
    void started.ended.then(() => running.delete(started))
    return started
  }
  return {
    directory,
    start,
    newSettings: async () => ({
      DATA_DIR: await mkdtemp(join(directory, 'data-')),
      PORT: String(await freePort()),
      TEAM_API_TOKEN: teamToken,
    }),
    recover: async (settings) => {
      const { process: child, ended, errors } = start(settings)
      await untilReady(Number(settings.PORT))
      child.kill('SIGTERM')
      if ((await ended) !== 0) throw new Error(`It did not stop in order: ${errors()}`)
    },
    close: async () => {
      for (const each of running) each.process.kill('SIGTERM')
      await Promise.all([...running].map((each) => each.ended))
      await rm(directory, { recursive: true })
    },
  }
}

/** Waits until the program on a port is ready. @throws {Error} after 240 s */
export async function untilReady(port: number): Promise<void> {
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
}

/** Waits until a condition holds; one that throws does not hold yet. @throws {Error} after 240 s */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 240_000
  while (
    !(await Promise.resolve()
      .then(condition)
      .catch(() => false))
  ) {
    if (performance.now() > deadline) throw new Error(`Not after 240 s: ${condition}`)
    await delay(10)
  }
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

/** Connection to the embedded database of a running program: the fifth line of `postmaster.pid` is the directory of its socket. */
export async function databaseOf(dataDir: string): Promise<ClientConfig> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return { host: lines[4] ?? '', port: 5432, user: 'app', database: 'app' }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Wraps a command to run as an unprivileged user; null if this user may not, or that user cannot read this directory. */
export function asNobody(command: readonly string[]): readonly string[] | null {
  const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const [program = '', ...args] = [...prefix, process.execPath, '-e', 'fs.accessSync("build/server/index.js")']
  return spawnSync(program, args).status === 0 ? [...prefix, ...command] : null
}
