import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../open-test-site.ts'
import { findAccount, findPrograms } from './outside-postgres.ts'

/** A primary and its synchronous standby, from Debian's packages: what the primary has committed, the standby has. */
export interface ReplicatedPostgres {
  readonly port: () => number
  readonly standbyPort: () => number
  /** Ends the primary at once, makes the standby the primary, and gives that one a standby again. Told between the last two. */
  readonly failOver: (promoted: (port: number) => void) => Promise<void>
  readonly close: () => Promise<void>
}

interface Member {
  readonly port: number
  readonly data: string
}

/** Null if PostgreSQL is not installed, or there is no user to run it as. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | null> {
  const programs = findPrograms()
  const account = findAccount()
  if (!programs || !account) return null
  const directory = mkdtempSync(join(tmpdir(), 'stocklot-replicated-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid)
  // A server keeps what it is handed open: its output would never end.
  const run = async (program: string, ...args: string[]) => {
    const child = spawn(join(programs, program), args, { cwd: directory, stdio: 'ignore', ...account })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`)
  }
  const start = ({ data, port }: Member) =>
    run(
      ...(['pg_ctl', 'start', '-D', data, '-w', '-l', `${data}.log`, '-o'] as const),
      `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${directory}`,
    )
  const ask = ({ port }: Member, statement: string) =>
    run('psql', '-h', directory, '-p', String(port), '-U', 'outside', '-d', 'postgres', '-c', statement)
  const ports = [await freePort(), await freePort()]
  let number = 0
  const member = (): Member => ({ port: ports[number % 2] ?? 0, data: join(directory, `data-${number++}`) })
  const follow = async (primary: Member): Promise<Member> => {
    const standby = member()
    await run(
      'pg_basebackup',
      '-h',
      directory,
      '-p',
      String(primary.port),
      '-U',
      'outside',
      '-D',
      standby.data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    )
    await start(standby)
    await ask(primary, `alter system set synchronous_standby_names = '*'`)
    await ask(primary, 'select pg_reload_conf()')
    return standby
  }
  let primary = member()
  await run('initdb', '-D', primary.data, '-U', 'outside', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  await start(primary)
  let standby = await follow(primary)
  return {
    port: () => primary.port,
    standbyPort: () => standby.port,
    failOver: async (promoted) => {
      await run('pg_ctl', 'stop', '-D', primary.data, '-m', 'immediate', '-w')
      primary = standby
      await run('pg_ctl', 'promote', '-D', primary.data, '-w')
      // Nobody would confirm its commits until the new standby is there.
      await ask(primary, 'alter system reset synchronous_standby_names')
      await ask(primary, 'select pg_reload_conf()')
      promoted(primary.port)
      standby = await follow(primary)
    },
    close: async () => {
      for (const { data } of [standby, primary]) await run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
