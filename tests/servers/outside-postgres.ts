import { spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL from system packages, as an operator would use it with `DATABASE_URL`. */
export interface OutsidePostgres {
  readonly url: string
  close(): void
}

/** Starts a server with a new data directory; null if it is not installed, or there is no user to run it as. */
export function startOutsidePostgres(port: number): OutsidePostgres | null {
  const programs = findPrograms()
  const account = findAccount()
  if (!programs || !account) return null
  const directory = mkdtempSync(join(tmpdir(), 'stocklot-outside-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(directory, account.uid, account.gid)
  const data = join(directory, 'data')
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(programs, program), args, {
      ...account,
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const close = () => {
    run('pg_ctl', 'stop', '-D', data, '-m', 'fast', '-w')
    rmSync(directory, { recursive: true, force: true })
  }
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${directory}`
  const made = run('initdb', '-D', data, '-U', 'outside', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const started =
    made.status === 0 ? run('pg_ctl', 'start', '-D', data, '-w', '-l', join(directory, 'log'), '-o', options) : made
  if (started.status !== 0) {
    close()
    throw new Error(`The outside PostgreSQL does not start: ${started.stderr}`)
  }
  return { url: `postgres://outside@127.0.0.1:${port}/postgres`, close }
}

/** Directory of the newest version's programs, from Debian's packages. */
export function findPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
}

/** PostgreSQL refuses to run as root: root uses the package's user instead. */
export function findAccount(): { uid?: number; gid?: number } | null {
  if (userInfo().uid !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return null
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
