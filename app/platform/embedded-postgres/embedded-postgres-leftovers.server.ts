import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { codeOf } from '../base/durable-files.server'

const run = promisify(execFile)

export const SOCKET_DIRECTORY_PREFIX = 'postgres-'

/** Milliseconds for an orderly, then an immediate stop of a leftover server, far below 3 s together. */
const ORDERLY = 1_000
const IMMEDIATE = 500

/**
 * Stops what a killed process of ours left in its data directory: postmaster, backends, their files. The caller holds the directory's
 * lock. Committed data is safe: the next start recovers it.
 * @param directory resolved, without symbolic links
 * @param ownSocketDirectory emptied and kept for the next server
 */
export async function stopLeftovers(directory: string, ownSocketDirectory: string): Promise<void> {
  const { postmaster, socketDirectory } = await readPidFile(directory)
  await endProcesses(directory, postmaster)
  // If another program got its process number, PostgreSQL would believe it still runs.
  await rm(join(directory, 'postmaster.pid'), { force: true })
  for (const file of await readdir(ownSocketDirectory)) await rm(join(ownSocketDirectory, file))
  if (socketDirectory === null || socketDirectory === ownSocketDirectory) return
  if (basename(socketDirectory).startsWith(SOCKET_DIRECTORY_PREFIX)) {
    await rm(socketDirectory, { recursive: true, force: true })
  }
}

/** Stops PostgreSQL processes of a directory: in order where there is a postmaster, else by force. */
export async function endProcesses(directory: string, postmaster: number | null): Promise<void> {
  const alive = await serverProcesses(directory, postmaster)
  if (postmaster !== null && alive.includes(postmaster)) signal([postmaster], 'SIGINT')
  else signal(alive, 'SIGQUIT')
  if (await ended(directory, postmaster, ORDERLY)) return
  signal(await serverProcesses(directory, postmaster), 'SIGQUIT')
  if (await ended(directory, postmaster, IMMEDIATE)) return
  signal(await serverProcesses(directory, postmaster), 'SIGKILL')
  await ended(directory, postmaster, Number.POSITIVE_INFINITY)
}

/** `postmaster.pid`: first line process number, fifth line socket directory. A killed program leaves it behind. */
export async function readPidFile(
  directory: string,
): Promise<{ postmaster: number | null; socketDirectory: string | null }> {
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return { postmaster: Number.parseInt(lines[0] ?? '', 10) || null, socketDirectory: lines[4] || null }
}

async function ended(directory: string, postmaster: number | null, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while ((await serverProcesses(directory, postmaster)).length > 0) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}

/** PostgreSQL processes of a data directory; without Linux only the postmaster, after which the backends end by themselves. */
async function serverProcesses(directory: string, postmaster: number | null): Promise<number[]> {
  if (process.platform !== 'linux') {
    if (postmaster === null) return []
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(postmaster)]).catch(() => ({ stdout: '' }))
    return stdout.includes('postgres') && stdout.includes(directory) ? [postmaster] : []
  }
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const working = await Promise.all(pids.map((pid) => worksIn(pid, directory)))
  return pids.filter((_, position) => working[position])
}

async function worksIn(pid: number, directory: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== directory) return false
    return ['postgres', 'initdb'].includes((await readFile(`/proc/${pid}/comm`, 'utf8')).trim())
  } catch {
    return false
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (fault) {
      if (codeOf(fault) !== 'ESRCH') throw fault
    }
  }
}
