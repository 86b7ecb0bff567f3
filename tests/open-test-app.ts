import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { Database } from '../app/platform/database/database.server'
import { openServices, type Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { type App, createApp } from '../server/app'
import { openTestDatabase, testSecretKey } from './open-test-database'

export const teamToken = 'a-token-for-tests-and-for-nothing-else'

/** The real app without a port: real database, temporary disk, captured mail, adjustable clock. */
export interface TestApp extends App {
  readonly services: Services
  request(path: string, init?: RequestInit): Promise<Response>
  /** Runs work outside the transaction that the test holds, like another node. */
  elsewhere<Result>(work: () => Promise<Result>): Promise<Result>
  passTime(milliseconds: number): void
  /** Stops the clock, which only `passTime` moves then: no window of a limit ends while a test counts, however slow the machine is. */
  stopTime(): void
  close(): Promise<void>
}

/** Opens the app for one test file; `env` overrides settings, `overrides` its dependencies. `close` it after the last test. */
export async function openTestApp(
  env: Record<string, string> = {},
  overrides: Pick<Partial<Services>, 'log'> = {},
): Promise<TestApp> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'stocklot-test-'))
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://localhost:3000',
    TEAM_API_TOKEN: teamToken,
    SECRET_KEY: testSecretKey,
    OUTBOX_LINKS: 'on',
    LOG_LEVEL: 'silent',
    ...env,
  })
  let ahead = 0
  let stoppedAt: number | null = null
  const services = await openServices(config, { ...overrides, now: () => new Date((stoppedAt ?? Date.now()) + ahead) })
  Object.defineProperty(services, 'db', { value: refuseSecondConnections(services.db) })
  const app = createApp(services, build)
  // Only the first visitor meets content that is not loaded yet.
  await services.content.ask()
  return {
    services,
    ...app,
    request: (path, init) => {
      // The test may have written without a request a moment ago, which a cached page may miss for 20 ms.
      services.content.doubt()
      return inside.exit(async () => app.fetch(new Request(new URL(path, 'http://localhost'), init), {}))
    },
    elsewhere: (work) => inside.exit(work),
    passTime: (milliseconds) => {
      ahead += milliseconds
    },
    stopTime: () => {
      stoppedAt = Date.now()
    },
    close: async () => {
      await services.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whether the current code runs in a transaction. Requests of a test that holds one do not belong to it. */
const inside = new AsyncLocalStorage<true>()

/** Throws on a second connection within a transaction: it could deadlock the pool, and would not see the transaction's writes. */
function refuseSecondConnections(db: Database): Database {
  const begin: Database['transaction'] = (work, settings) =>
    db.transaction((tx) => inside.run(true, () => work(tx)), settings)
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (inside.getStore() && name !== 'vault')
        throw new Error(`A transaction used the database beside it: db.${String(name)}`)
      return name === 'transaction' ? begin : Reflect.get(target, name, receiver)
    },
  })
}
