import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { StartFailure } from '../base/errors'

/** Account that runs PostgreSQL, which refuses to run as root. */
export interface PostgresAccount {
  readonly prefix: readonly string[]
  /** Owner of PostgreSQL's files if it is not this process's user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
}

const ourselves: PostgresAccount = { prefix: [], owner: null }

/**
 * Chooses the account. An ordinary user runs PostgreSQL directly. Root, or a user without a name as in containers, runs it in a user
 * namespace, so that files stay theirs. Root without user namespaces, or with another user's data directory, runs it as that user.
 * @throws {StartFailure} if none of this is possible
 */
export async function choosePostgresAccount(dataDirectory: string, binary: string): Promise<PostgresAccount> {
  const uid = process.getuid?.() ?? 0
  const owner = await stat(dataDirectory).catch(() => null)
  if (uid !== 0 && owner && owner.uid !== uid) {
    throw new StartFailure(
      `${dataDirectory} belongs to user ${owner.uid}, and this program runs as user ${uid}: start it as that user, or set another DATA_DIR.`,
    )
  }
  if (uid !== 0 && hasName()) return ourselves
  const nobody = await findUnprivileged()
  if (!owner || owner.uid === uid) {
    const prefix = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
    if (await succeeds([...prefix, binary, '--version'])) return { prefix, owner: null }
  }
  const other = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  const reachable =
    uid === 0 &&
    (await letEnter(dirname(dataDirectory), other)) &&
    (await succeeds([binary, '--version'], { uid: other.uid, gid: other.gid, cwd: '/' }))
  if (reachable) return { prefix: [], owner: other }
  throw new StartFailure(
    `PostgreSQL does not run as ${uid === 0 ? 'root' : `the nameless user ${uid}`}, and user namespaces are not allowed here: start this program as an ordinary user, or put it and DATA_DIR where user ${other.uid} can read, or set DATABASE_URL to an outside server.`,
  )
}

export async function giveTo(account: PostgresAccount, path: string): Promise<void> {
  if (account.owner) await chown(path, account.owner.uid, account.owner.gid)
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** `initdb` needs a user with a name. */
async function findUnprivileged(): Promise<{ uid: number; gid: number }> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** Makes our own `DATA_DIR` traversable without making it readable. Directories above are not changed. */
async function letEnter(directory: string, who: { uid: number; gid: number }): Promise<boolean> {
  const { mode, uid } = await stat(directory)
  if (uid === process.getuid?.()) await chmod(directory, (mode & 0o777) | 0o001)
  return mayEnter(directory, who)
}

async function mayEnter(directory: string, who: { uid: number; gid: number }): Promise<boolean> {
  const { mode, uid, gid } = await stat(directory)
  const bit = uid === who.uid ? 0o100 : gid === who.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = dirname(directory)
  return parent === directory || mayEnter(parent, who)
}

async function succeeds(
  [command = '', ...args]: readonly string[],
  as: { uid?: number; gid?: number; cwd?: string } = {},
): Promise<boolean> {
  const [code] = await once(spawn(command, args, { ...as, stdio: 'ignore' }), 'exit').catch(() => [1])
  return code === 0
}
