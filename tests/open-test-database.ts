import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import pino from 'pino'
import { inject } from 'vitest'
import { type Database, openOrm, openPool } from '../app/platform/database/database.server'
import { openVault } from '../app/platform/database/vault.server'
import { administer, databaseUrl } from './start-test-database'

export const testSecretKey = 'a-secret-key-for-tests-and-for-nothing-else'

export interface TestDatabase {
  readonly db: Database
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

/** Creates a database for one test file on this run's server. `close` it after the last test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl')
  const name = `stocklot_test_${randomBytes(6).toString('hex')}`
  await administer(serverUrl, `create database ${name} template ${inject('testTemplate')} strategy file_copy`)
  const url = databaseUrl(serverUrl, name)
  const pool = openPool({ connectionString: url, max: 4 }, pino({ level: 'silent' }))
  return {
    db: openOrm(pool, openVault(testSecretKey)),
    pool,
    url,
    close: async () => {
      await pool.end()
      await administer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}
