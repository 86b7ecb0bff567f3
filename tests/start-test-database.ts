import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '../app/platform/database/migrate.server'
import { startEmbeddedPostgres } from '../app/platform/embedded-postgres/embedded-postgres.server'
import { isAlive } from './run-program'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
    testTemplate: string
  }
}

/** Begins the name of a run's directory; its process id follows. */
const RUN = 'stocklot-run-'
/** Bytes free in memory from which temporary files go there: a whole run holds less than a third of it at a time. */
const ENOUGH_MEMORY = 6e9

/** Starts one server for the test run: embedded, or the one in `TEST_DATABASE_URL`. @returns teardown */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  // Of all tests, too. A database is a thousand files, and ext4 took half of the server's time to find inodes for them.
  await removeLeftovers('/dev/shm')
  const temporary = await mkdtemp(join((await hasRoom('/dev/shm')) ? '/dev/shm' : tmpdir(), `${RUN}${process.pid}-`))
  // Some tests run the program as another user.
  await chmod(temporary, 0o711)
  process.env.TMPDIR = temporary
  // Starts of the program take a fifth of their work less with compiled code at hand.
  process.env.NODE_COMPILE_CACHE = join(temporary, 'compiled')
  const server = await openServer(process.env.TEST_DATABASE_URL)
  const template = `stocklot_template_${process.pid}_${Date.now()}`
  try {
    await makeTemplate(server.url, template)
  } catch (fault) {
    await server.close()
    await rm(temporary, { recursive: true })
    throw fault
  }
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await administer(server.url, `drop database ${template}`)
    await server.close()
    await rm(temporary, { recursive: true })
  }
}

/** Directories of runs that were killed keep gigabytes of memory, and make every later run slow. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const [, pid] = name.startsWith(RUN) ? (/(\d+)-/.exec(name) ?? []) : []
    // Those of other users stay.
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(directory, name), { recursive: true }).catch(() => undefined)
  }
}

async function hasRoom(directory: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize > ENOUGH_MEMORY
  } catch {
    return false
  }
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await administer(serverUrl, `create database ${name}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, name) })
  try {
    await migrate(pool, pino({ level: 'silent' }))
  } finally {
    await pool.end()
  }
}

async function openServer(outside: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  if (outside) return { url: outside, close: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'stocklot-database-'))
  // The data is temporary, so syncing is off: durability tests start their own servers.
  const settings = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const { connection, stop } = await startEmbeddedPostgres(dataDir, pino({ level: 'silent' }), settings)
  return {
    url: `postgres://postgres@localhost/postgres?host=${connection.host}`,
    close: async () => {
      await stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
