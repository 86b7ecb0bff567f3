import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** Whether all these programs are there; `npm test` installs them on Debian if permitted. */
export function areInstalled(...names: string[]): boolean {
  return names.every((name) => spawnSync('which', [name]).status === 0)
}

/** Kills a server and waits until it has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
