import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import type { Config } from '../settings/config.server'
import { copyTree, listFiles, syncAndDigest } from './copy-tree.server'
import { CHECKSUMS } from './make-backup.server'

const LINE = /^([0-9a-f]{64}) {2}(.+)$/

/**
 * Copies a backup into an empty `DATA_DIR`, and compares every file with its checksum.
 * @throws {StartFailure} `DATA_DIR` is not empty, or the backup is incomplete or damaged
 */
export async function restoreBackup(config: Pick<Config, 'dataDir' | 'databaseUrl'>, source: string): Promise<void> {
  const { dataDir } = config
  if (config.databaseUrl !== null)
    throw new StartFailure('The database at DATABASE_URL is restored by its own tools: see docs/operating/backup.md.')
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  if ((await readdir(dataDir)).length > 0)
    throw new StartFailure(`DATA_DIR ${dataDir} is not empty: move it away first, or set another DATA_DIR.`)
  const sums = await readChecksums(source)
  // Directories of PostgreSQL may be empty, and it needs them.
  await copyTree(join(source, 'postgres'), unfinished(join(dataDir, 'postgres')), (_, isDirectory) => isDirectory)
  for (const [path, sum] of sums) {
    const copy = join(dataDir, path.startsWith('postgres/') ? path.replace('postgres', unfinished('postgres')) : path)
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(join(source, path), copy).catch((fault: unknown) => {
      if (codeOf(fault) === 'ENOENT') throw damaged(source, path, 'is missing')
      throw fault
    })
    if ((await syncAndDigest(copy)) !== sum) throw damaged(source, path, 'is damaged')
  }
  await listFiles(dataDir)
  await rename(unfinished(join(dataDir, 'postgres')), join(dataDir, 'postgres'))
}

/** A restore that was cut short leaves no database that could be taken for a whole one. */
function unfinished(directory: string): string {
  return `${directory}.new`
}

async function readChecksums(source: string): Promise<Map<string, string>> {
  const list = await readFile(join(source, CHECKSUMS), 'utf8').catch((cause: unknown) => {
    throw new StartFailure(`${source} is no finished backup: it has no ${CHECKSUMS}.`, cause)
  })
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [, sum = '', path = ''] = LINE.exec(line) ?? []
        if (path === '' || path.split('/').includes('..')) throw damaged(source, CHECKSUMS, 'is damaged')
        return [path, sum]
      }),
  )
}

function damaged(source: string, path: string, fault: string): StartFailure {
  return new StartFailure(`${path} of the backup ${source} ${fault}: use another backup, and empty DATA_DIR first.`)
}
