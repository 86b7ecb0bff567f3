import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { StartFailure } from '../base/errors'
import { loadConfig } from '../settings/config.server'
import { openDatabase } from './database.server'
import { programSecret } from './program-secret.server'

const log = pino({ level: 'silent' })
const database = await openTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'stocklot-key-'))
const keyFile = join(dataDir, 'secret-key')
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => database.db.execute(sql`truncate secret_key, program_secrets`))

const open = (secretKey: string | null = null) => openDatabase({ databaseUrl: database.url, dataDir, secretKey }, log)
const otherKey = 'another key of more than thirty-two characters'

async function secretOf(secretKey: string | null = null): Promise<string> {
  const { db, close } = await open(secretKey)
  try {
    return await programSecret(db, 'accounts')
  } finally {
    await close()
  }
}

describe('the key that encrypts secrets in the database', () => {
  test('is created at the first start in a private file and used by later starts', async () => {
    await rm(keyFile, { force: true })
    const [one, other] = await Promise.all([secretOf(), secretOf()])
    expect(other).toBe(one)
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
    expect((await readFile(keyFile, 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
    expect(await secretOf()).toBe(one)
    expect(
      JSON.stringify((await database.db.execute(sql`select * from program_secrets, secret_key`)).rows),
    ).not.toContain(one)
  })

  test('is read from SECRET_KEY when set', async () => {
    const secret = await secretOf(otherKey)
    expect(await secretOf(otherKey)).toBe(secret)
  })

  test('stops the start with one line when it is wrong, missing or too short', async () => {
    await secretOf(otherKey)
    await expect(open('the wrong key of more than 32 characters')).rejects.toThrow(
      /^SECRET_KEY is not the key of this database: .* set SECRET_KEY to that one/,
    )
    await writeFile(keyFile, 'short')
    await expect(open()).rejects.toThrow(/secret-key cannot be used \(it is too short\)/)
    await rm(keyFile)
    await expect(open()).rejects.toThrow(/secret-key is missing/)
    await expect(open()).rejects.toThrow(StartFailure)
    expect(() => loadConfig({ SECRET_KEY: 'short' })).toThrow(/^SECRET_KEY is wrong: it needs at least 32/)
  })
})
