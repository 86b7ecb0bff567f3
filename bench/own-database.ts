import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestSite } from '../tests/open-test-site.ts'

/** Connects to the program's own database, which listens at the fifth line of its lock file. */
export async function connectToDatabase(site: TestSite): Promise<pg.Client> {
  const client = new pg.Client({ host: (await lockFile(site))[4] ?? '', user: 'postgres', database: 'app' })
  await client.connect()
  return client
}

export interface Process {
  readonly pid: string
  readonly parent: string
  /** Milliseconds of processor, in user mode and in the kernel. */
  readonly own: number
  /** The same of its children that have ended. */
  readonly ended: number
}

/** All processes of this machine, and the id of PostgreSQL among them. */
export async function readProcesses(site: TestSite): Promise<{ postmaster: string; processes: Process[] }> {
  const [postmaster = ''] = await lockFile(site)
  const stats = await Promise.all(globSync('/proc/[0-9]*/stat').map((name) => readFile(name, 'utf8').catch(() => '')))
  const processes = stats.map((stat) => {
    const [pid = ''] = stat.split(' ', 1)
    const [, parent = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // The fields count hundredths of a second.
    const spent = (from: number) => 10 * (Number(fields[from]) + Number(fields[from + 1]))
    return { pid, parent, own: spent(9), ended: spent(11) }
  })
  return { postmaster, processes }
}

async function lockFile(site: TestSite): Promise<string[]> {
  const [file = ''] = globSync(join(site.dataDir, '**/postmaster.pid'))
  return (await readFile(file, 'utf8')).split('\n')
}
