import { appendFile, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { isAlive, postmasterOf, until } from '../../../tests/run-program'
import { openPool } from '../database/database.server'
import { startEmbeddedPostgres } from './embedded-postgres.server'

const told: string[] = []
const log = pino({ level: 'debug' }, { write: (line) => void told.push(line) })
const place = await mkdtemp(join(tmpdir(), 'stocklot-embedded-'))
afterAll(() => rm(place, { recursive: true }))

async function ask(connection: pg.ClientConfig, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows[0]
}

describe('the embedded PostgreSQL', async () => {
  const dataDir = join(place, 'data')
  let server = await startEmbeddedPostgres(dataDir, log)
  afterAll(() => server.stop())

  test('listens on a socket in a private directory and on no network', async () => {
    expect(await ask(server.connection, 'show listen_addresses')).toEqual({ listen_addresses: '' })
    const { mode } = await stat(String(server.connection.host))
    expect(mode & 0o777).toBe(0o700)
  })

  test('has durability and checksums switched on', async () => {
    const question = (name: string) => ask(server.connection, `select current_setting('${name}') as value`)
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'])
      expect(await question(name)).toEqual({ value: 'on' })
  })

  test('gives the program an unprivileged role in a UTF-8 database', async () => {
    expect(
      await ask(server.connection, 'select rolsuper, rolcreatedb from pg_roles where rolname = current_user'),
    ).toEqual({
      rolsuper: false,
      rolcreatedb: false,
    })
    expect(
      await ask(server.connection, "select lower('ÄΩŁ') as lower, current_setting('server_encoding') as encoding"),
    ).toEqual({
      lower: 'äωł',
      encoding: 'UTF8',
    })
  })

  test('refuses a second process on its data directory', async () => {
    await expect(startEmbeddedPostgres(dataDir, log)).rejects.toThrow(
      `is in use by process ${process.pid}: stop that one`,
    )
  })

  test('keeps its data over a restart', async () => {
    await ask(server.connection, 'create table crates as select 7 as count')
    await server.stop()
    server = await startEmbeddedPostgres(dataDir, log)
    expect(await ask(server.connection, 'select count from crates')).toEqual({ count: 7 })
  })

  test('accepts socket connections only, even if an older version allowed others', async () => {
    const rules = join(dataDir, 'postgres', 'pg_hba.conf')
    const allowed = async () => (await readFile(rules, 'utf8')).split('\n').filter((line) => /^\w/.test(line))
    expect(await allowed()).toEqual(['local all all trust'])
    await server.stop()
    await appendFile(rules, 'host all all 127.0.0.1/32 trust\n')
    server = await startEmbeddedPostgres(dataDir, log)
    expect(await allowed()).toEqual(['local all all trust'])
  })

  test('restarts at the same address whenever it is killed', async () => {
    const pool = openPool(server.connection, log)
    for (let round = 0; round < 3; round++) {
      await pool.query('update crates set count = count + 1')
      const killed = await postmasterOf(dataDir)
      process.kill(killed, 'SIGKILL')
      await until(async () => (await postmasterOf(dataDir)) !== killed)
      await until(async () => (await pool.query('select 1')).rows.length === 1)
    }
    expect((await pool.query('select count from crates')).rows).toEqual([{ count: 10 }])
    await pool.end()
  })

  test('restarts after a crash from which it first cannot recover', async () => {
    const data = join(dataDir, 'postgres')
    const pool = openPool(server.connection, log)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await rename(join(data, 'pg_wal'), join(data, 'pg_wal.away'))
    // A checkpoint that misses the directory ends the server before the kill does.
    if (isAlive(rows[0]?.pid ?? 0)) process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await until(() => told.some((line) => line.includes('required WAL directory')))
    await rename(join(data, 'pg_wal.away'), join(data, 'pg_wal'))
    await until(async () => (await pool.query('select 1')).rows.length === 1)
    expect((await pool.query('select count from crates')).rows).toEqual([{ count: 10 }])
    await pool.end()
  })
})

test('runs in a directory with a long path, spaces and other scripts', async () => {
  const server = await startEmbeddedPostgres(join(place, `${'long '.repeat(20)}é'"ω`), log)
  expect(await ask(server.connection, 'select 1 as one')).toEqual({ one: 1 })
  await server.stop()
})
