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

/** Token of the team's API in every test. */
export const teamToken = 'a-token-for-tests-and-for-nothing-else'

/** The real program without a port: real database, temporary disk, kept mail, a clock that tests move. */
export interface TestApp extends App {
  readonly services: Services
  /** Sends a request to the program and resolves with its answer. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Does something beside a transaction that the test holds, as another node would. */
  elsewhere<Result>(work: () => Promise<Result>): Promise<Result>
  /** Moves the program's clock forward. */
  passTime(milliseconds: number): void
  close(): Promise<void>
}

/** Opens the program for one test file; `env` overrides settings, `overrides` what it works with. `close` it after the last test. */
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
  const services = await openServices(config, { ...overrides, now: () => new Date(Date.now() + ahead) })
  Object.defineProperty(services, 'db', { value: refuseSecondConnections(services.db) })
  const app = createApp(services, build)
  // As for any visitor but the first: it knows what is right.
  await services.content.ask()
  return {
    services,
    ...app,
    request: (path, init) =>
      inside.exit(async () => app.fetch(new Request(new URL(path, 'http://localhost'), init), {})),
    elsewhere: (work) => inside.exit(work),
    passTime: (milliseconds) => {
      ahead += milliseconds
    },
    close: async () => {
      await services.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whether a transaction runs around what runs now. Requests of a test that holds one are somebody else's. */
const inside = new AsyncLocalStorage<true>()

/**
 * The database, failing where the program asks for a second connection within a transaction: once every connection of the pool is
 * in such a transaction, none of them goes on, and what the second one reads is not what the first has written.
 */
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
