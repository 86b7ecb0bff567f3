import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase, testSecretKey } from '../../../tests/open-test-database'
import { openCuttingProxy } from '../../../tests/servers/cutting-proxy'
import { Refusal } from '../base/errors'
import { asExpected } from '../http/problem.server'
import { openDatabase, openPool } from './database.server'
import { dropSilentConnections } from './drop-silent-connections.server'

const database = await openTestDatabase()
const { searchParams, pathname } = new URL(database.url)
const line = await openCuttingProxy(`${searchParams.get('host')}/.s.PGSQL.5432`)
afterAll(async () => {
  await line.close()
  await database.close()
})

const open = () =>
  openDatabase(
    {
      databaseUrl: `postgres://postgres@127.0.0.1:${line.port}${pathname}`,
      dataDir: '/nonexistent',
      secretKey: testSecretKey,
    },
    pino({ level: 'silent' }),
  )

test('replaces silent connections, and answers what waits on them with 503', async () => {
  const { db, pool, close } = await open()
  const one = () => db.execute<{ one: number }>(sql`select 1 as one`)
  await Promise.all(Array.from({ length: 8 }, one))
  expect(pool.totalCount).toBe(8)
  line.silence()
  const waiting = await Promise.allSettled([one(), db.transaction((tx) => tx.execute(sql`select 1`))])
  for (const each of waiting)
    expect(asExpected(each.status === 'rejected' ? each.reason : null)).toMatchObject({
      status: 503,
      code: 'errors.unavailable',
    })
  expect(asExpected(new Error())).not.toBeInstanceOf(Refusal)
  // The idle ones are gone as well: nobody else waits.
  expect((await one()).rows).toEqual([{ one: 1 }])
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  await close()
})

test('does not interrupt a long statement', async () => {
  const { db, close } = await open()
  expect((await db.execute(sql`select pg_sleep(7)::text as slept`)).rows).toEqual([{ slept: '' }])
  await close()
})

test('does not interrupt a transaction that pauses between statements', async () => {
  const { db, pool, close } = await open()
  const thinking = Promise.withResolvers<void>()
  const done = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await thinking.promise
    return tx.execute(sql`select 2 as two`)
  })
  const [client] = await once(pool, 'acquire')
  await once(client.connection.stream, 'timeout')
  thinking.resolve()
  expect((await done).rows).toEqual([{ two: 2 }])
  await close()
})

test('gives up on a server that answers nobody', async () => {
  const connection = { host: '127.0.0.1', port: line.port, user: 'postgres', database: pathname.slice(1) }
  const log = pino({ level: 'silent' })
  const pool = openPool(connection, log)
  dropSilentConnections(pool, connection, log, { silence: 50, check: 50, hang: 100 })
  const client = await pool.connect()
  line.hang()
  const fault = await client.query('select 1').catch((cause: unknown) => cause)
  expect(asExpected(fault)).toMatchObject({ status: 503, code: 'errors.unavailable' })
  client.release(true)
  line.accept()
  await pool.end()
})

test('closes although its connections are silent', async () => {
  const { db, close } = await open()
  await db.execute(sql`select 1`)
  line.silence()
  await close()
})
