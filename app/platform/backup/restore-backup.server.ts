import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Decrypter } from 'age-encryption'
import { codeOf, digestOf, syncDirectory } from '../base/durable-files.server'
import { StartFailure } from '../base/errors'
import type { Config } from '../settings/config.server'
import { ENCRYPTED, listTree, syncTree } from './copy-tree.server'
import { CHECKSUMS } from './make-backup.server'
import { streamOf, writeStream } from './web-streams'

const LINE = /^([0-9a-f]{64}) {2}(.+)$/

/**
 * Copies a backup into an empty `DATA_DIR`, and compares every file with its checksum.
 * @param keyFile private key of an encrypted backup
 * @throws {StartFailure} `DATA_DIR` is not empty, the key is missing or wrong, or the backup is incomplete or damaged
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  source: string,
  keyFile: string | null = null,
): Promise<void> {
  const { dataDir } = config
  if (config.databaseUrl !== null)
    throw new StartFailure('The database at DATABASE_URL is restored by its own tools: see docs/operating/backup.md.')
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  if ((await readdir(dataDir)).length > 0)
    throw new StartFailure(`DATA_DIR ${dataDir} is not empty: move it away first, or set another DATA_DIR.`)
  const sums = await readChecksums(source)
  const isSealed = sums.has(`postgres/PG_VERSION${ENCRYPTED}`)
  const decrypter = isSealed ? await openDecrypter(source, keyFile) : null
  const { directories } = await listTree(join(source, 'postgres'), () => true)
  for (const path of directories)
    await mkdir(join(unfinished(join(dataDir, 'postgres')), path), { recursive: true, mode: 0o700 })
  for (const [path, sum] of sums) {
    const plain = decrypter ? path.slice(0, -ENCRYPTED.length) : path
    const copy = join(
      dataDir,
      plain.startsWith('postgres/') ? plain.replace('postgres', unfinished('postgres')) : plain,
    )
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    // Before it is decrypted, so that damage is not taken for a wrong key.
    if (decrypter) {
      await compare(source, path, sum)
      await writeStream(await decrypter.decrypt(streamOf(join(source, path))), copy)
    } else {
      await compare(source, path, sum, async (original) => {
        await copyFile(original, copy)
        return checksumOf(copy)
      })
    }
  }
  await syncTree(dataDir)
  await rename(unfinished(join(dataDir, 'postgres')), join(dataDir, 'postgres'))
  await syncDirectory(dataDir)
}

/** Compares every file of a backup with its checksum, without a key. @returns number of files @throws {StartFailure} it is incomplete or damaged */
export async function verifyBackup(source: string): Promise<number> {
  const sums = await readChecksums(source)
  for (const [path, sum] of sums) await compare(source, path, sum)
  return sums.size
}

async function compare(source: string, path: string, sum: string, read = checksumOf): Promise<void> {
  const found = await read(join(source, path)).catch((fault: unknown) => {
    throw codeOf(fault) === 'ENOENT' ? damaged(source, path, 'is missing') : fault
  })
  if (found !== sum) throw damaged(source, path, 'is damaged')
}

async function checksumOf(path: string): Promise<string> {
  return (await digestOf(path, 'sha256')).toString('hex')
}

async function openDecrypter(source: string, keyFile: string | null): Promise<Decrypter> {
  if (keyFile === null)
    throw new StartFailure(`The backup ${source} is encrypted: name the file of its private key with --key FILE.`)
  const text = await readFile(keyFile, 'utf8').catch((cause: unknown) => {
    throw new StartFailure(`The private key ${keyFile} cannot be read.`, cause)
  })
  const key = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'))
  const age = await import('age-encryption')
  const decrypter = new age.Decrypter()
  try {
    decrypter.addIdentity(key?.trim() ?? '')
  } catch (cause) {
    throw new StartFailure(`${keyFile} holds no private key: it has a line that begins with AGE-SECRET-KEY-1.`, cause)
  }
  try {
    await decrypter.decrypt(await readFile(join(source, `postgres/PG_VERSION${ENCRYPTED}`)))
  } catch (cause) {
    throw new StartFailure(
      `The private key ${keyFile} does not open the backup ${source}: use the one it was made for.`,
      cause,
    )
  }
  return decrypter
}

/** A restore that was cut short leaves no database that could be taken for a whole one. */
function unfinished(directory: string): string {
  return `${directory}.new`
}

async function readChecksums(source: string): Promise<Map<string, string>> {
  const list = await readFile(join(source, CHECKSUMS), 'utf8').catch((cause: unknown) => {
    throw new StartFailure(`${source} is not a complete backup: it has no ${CHECKSUMS}.`, cause)
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
