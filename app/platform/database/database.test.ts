import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase, testSecretKey } from '../../../tests/open-test-database'
import { administer } from '../../../tests/start-test-database'
import { StartFailure } from '../base/errors'
import { openDatabase, openPool } from './database.server'

const log = pino({ level: 'silent' })
const database = await openTestDatabase()
afterAll(database.close)

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nonexistent', secretKey: testSecretKey }, log)
const drop = (name: string) =>
  administer(
    inject('testServerUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )

test('a node opens no more connections than allowed', async () => {
  const { db, close } = await openDatabase(
    { databaseUrl: database.url, databaseConnections: 4, dataDir: '/nonexistent', secretKey: testSecretKey },
    log,
  )
  const count = sql`select count(*)::int as count from pg_stat_activity, pg_sleep(0.2)
    where datname = current_database() and application_name = 'stocklot'`
  const counts = await Promise.all(Array.from({ length: 12 }, () => db.execute<{ count: number }>(count)))
  expect(Math.max(...counts.map(({ rows }) => rows[0]?.count ?? 0))).toBe(4)
  await close()
})

describe('a broken connection', () => {
  test('fails its statement, and the next statement works', async () => {
    const { db, close } = await open(database.url)
    const name = new URL(database.url).pathname.slice(1)
    const sleeping = db.execute(sql`select pg_sleep(30)`)
    await expect(Promise.all([sleeping, whenSleeping(name).then(() => drop(name))])).rejects.toThrow()
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('before a transaction begins is returned to the pool', async () => {
    const { db, pool, close } = await open(database.url)
    pool.once('acquire', (client) => void client.end())
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    expect(pool.totalCount - pool.idleCount).toBe(0)
    expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
    await close()
  })

  test('rolls back its transaction without ending the program', async () => {
    const { db, close } = await open(database.url)
    const name = new URL(database.url).pathname.slice(1)
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`insert into rate_limits values ('half', now(), 1)`)
      await drop(name)
      await tx.execute(sql`insert into rate_limits values ('other half', now(), 1)`)
    })
    await expect(broken).rejects.toThrow()
    expect((await db.execute(sql`select bucket from rate_limits`)).rows).toEqual([])
    await close()
  })

  test('is replaced when idle', async () => {
    const pool = openPool({ connectionString: database.url }, log)
    await pool.query('select 1')
    const gone = new Promise((resolve) => pool.once('remove', resolve))
    await drop(new URL(database.url).pathname.slice(1))
    await gone
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  async function whenSleeping(name: string): Promise<void> {
    const running = `select 1 from pg_stat_activity where datname = '${name}' and query like '%pg_sleep(30)%' and state = 'active' and pid <> pg_backend_pid()`
    while ((await database.pool.query(running)).rows.length === 0);
  }
})

test('statements time out', async () => {
  const { pool, close } = await open(database.url)
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }])
  await close()
})

describe('an unusable database stops the start with one line', () => {
  const cases: Record<string, () => Promise<{ url: string; says: RegExp }>> = {
    'that does not exist': async () => ({
      url: withPath('/nowhere'),
      says: /^The database at DATABASE_URL cannot be used \(database "nowhere" does not exist\): start/,
    }),
    'on an unknown host': async () => ({
      url: 'postgres://app:opensesame@nowhere.invalid/app',
      says: /^The database at DATABASE_URL cannot be used \(getaddrinfo .*nowhere\.invalid\)/,
    }),
    'behind a port of another protocol': async () => ({
      url: `postgres://app:opensesame@127.0.0.1:${await listenAs((socket) => socket.end('HTTP/1.1 400\r\n\r\n'))}/app`,
      says: /^The database at DATABASE_URL cannot be used \(/,
    }),
    'of an old PostgreSQL': async () => ({
      url: `postgres://app:opensesame@127.0.0.1:${await listenAs(answerAsVersion13)}/app`,
      says: /^The database at DATABASE_URL is PostgreSQL 13: it has to be 14 or newer\.$/,
    }),
  }
  for (const [name, prepare] of Object.entries(cases)) {
    test(name, async () => {
      const { url, says } = await prepare()
      const failure = await open(url).catch((fault: unknown) => fault)
      expect(failure).toBeInstanceOf(StartFailure)
      const message = failure instanceof Error ? failure.message : ''
      expect(message).toMatch(says)
      expect(message).not.toMatch(/opensesame|\n/)
    })
  }
})

function withPath(path: string): string {
  const url = new URL(database.url)
  url.pathname = path
  return url.href
}

async function listenAs(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    answer(socket)
  }).listen(0, '127.0.0.1')
  afterAll(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Speaks as much of PostgreSQL's protocol as it takes to say a version that none of our machines has. */
function answerAsVersion13(socket: Socket): void {
  const message = (type: string, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
    const length = Buffer.alloc(4)
    length.writeInt32BE(body.length + 4)
    return Buffer.concat([Buffer.from(type), length, body])
  }
  const ready = message('Z', 'I')
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
    socket.once('data', () => {
      const column = Buffer.concat([
        Buffer.from('server_version_num\0'),
        Buffer.alloc(6),
        Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
      ])
      socket.write(
        Buffer.concat([
          message('T', Buffer.from([0, 1]), column),
          message('D', Buffer.from([0, 1, 0, 0, 0, 6]), '130014'),
          message('C', 'SHOW\0'),
          ready,
        ]),
      )
    })
  })
}
