import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Servers of a bench, each a process on the first core; the load comes from the second. Their output goes to a file. */
export interface PinnedServers {
  readonly directory: string
  /** Runs Node with these arguments, and resolves when its `/readyz` answers. */
  readonly start: (args: readonly string[], port: number, env?: Record<string, string>) => Promise<ChildProcess>
  readonly close: () => Promise<void>
}

export async function openPinnedServers(): Promise<PinnedServers> {
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-bench-'))
  const log = await open(join(directory, 'log'), 'w')
  const servers: ChildProcess[] = []
  return {
    directory,
    start: async (args, port, env = {}) => {
      const command = ['-c', '0', process.execPath, ...args]
      const server = spawn('taskset', command, {
        env: { ...process.env, ...env },
        stdio: ['ignore', log.fd, 'inherit'],
      })
      servers.push(server)
      while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await delay(50)
      return server
    },
    close: async () => {
      for (const server of servers) server.kill('SIGTERM')
      await Promise.all(servers.map((server) => server.exitCode === null && once(server, 'exit')))
      await log.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
