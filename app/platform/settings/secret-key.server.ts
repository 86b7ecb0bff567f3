import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, createFile, syncDirectory } from '../base/durable-files.server'
import type { Config } from './config.server'

const MIN_LENGTH = 32

export function secretKeyPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'secret-key')
}

/** Null: no key file. @throws {Error} unreadable, or too short */
export async function readSecretKey(path: string): Promise<string | null> {
  const written = await readFile(path, 'utf8').catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  })
  const key = written?.trim() ?? null
  if (key !== null && key.length < MIN_LENGTH) throw new Error('it is too short')
  return key
}

/** Creates the key file, readable only by its user. If several processes do so, the first wins. @returns its key */
export async function makeSecretKey(path: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o711 })
  const file = await createFile(draft)
  try {
    await file.writeFile(`${key}\n`)
    await file.sync()
    await link(draft, path).catch((fault: unknown) => {
      if (codeOf(fault) !== 'EEXIST') throw fault
    })
  } finally {
    await file.close()
    await rm(draft)
  }
  await syncDirectory(dirname(path))
  return (await readSecretKey(path)) ?? key
}
